import { useState } from 'react'
import { selectLosses } from '../../domain/employer/eligibility-difference.ts'
import { decideUpload } from '../../domain/employer/upload-commands.ts'
import { isUnread, percentChecked, selectUploadStage, type Stage } from '../../domain/employer/upload-data.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { closePanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { useNoStrayDrops } from '../components/inputs/use-no-stray-drops.ts'
import { ProgressSteps } from '../components/navigation/progress-steps.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { uploadsText as words } from '../text/uploads.ts'
import { ApplyConfirmation } from './apply-confirmation.tsx'
import { EligibilityDifference } from './eligibility-difference.tsx'
import { Choosing, Sending } from './upload-choose.tsx'
import { Following } from './upload-follow.tsx'
import { UploadHistory } from './upload-history.tsx'
import { Spoken } from './upload-parts.tsx'

/** The step between progress announcements, in per cent: every poll would be too many. */
const SPOKEN = 25

/** What a screen reader announces at each stage. */
const spoken = (stage: Stage): string => {
  switch (stage.kind) {
    case 'choosing':
    case 'refused':
    case 'notChecked':
    case 'notSent':
      return ''
    case 'reading':
      return words.choose.reading(stage.file.name)
    case 'ready':
      return stage.before === 'cancelled' ? words.ready.cancelled : words.ready.title
    case 'sending':
      return words.sending.label(stage.file.name)
    case 'followed': {
      const { upload } = stage
      switch (upload.status) {
        case 'checking':
          return `${words.checking.label(upload.fileName)}, ${Math.floor(percentChecked(upload) / SPOKEN) * SPOKEN}%`
        case 'awaiting-commit':
          return words.awaiting.title
        case 'completed':
          return words.completed.title
        case 'rejected':
          return words.rejected.title(upload.errorCount)
        case 'discarded':
          return words.discarded.title
      }
    }
  }
}

const steps = { checking: 2, rejected: 2, 'awaiting-commit': 3, completed: null, discarded: null } as const

/** Counted from 1; null once the upload is over. */
const stepOf = (stage: Stage): number | null => (stage.kind === 'followed' ? steps[stage.upload.status] : 1)

const Current = ({ stage }: { stage: Stage }) => {
  switch (stage.kind) {
    case 'choosing':
    case 'refused':
    case 'reading':
    case 'notChecked':
      return <Choosing stage={stage} />
    case 'ready':
    case 'sending':
    case 'notSent':
      return <Sending stage={stage} />
    case 'followed':
      return <Following stage={stage} />
  }
}

/**
 * The panel `upload-data`: template, file, checking, errors, earlier uploads. For a client with the eligibility impact it shows who gains
 * and who loses before the commit [EMP-3].
 */
export const UploadDataPanel = ({ isOpen }: { isOpen: boolean }) => {
  const stage = useSelect(selectUploadStage)
  const profile = useSelect(selectProfile)
  const dispatch = useDispatch()
  const [isAsked, setAsked] = useState(false)
  const step = stepOf(stage)
  useNoStrayDrops(isOpen)
  const awaiting = stage.kind === 'followed' && stage.upload.status === 'awaiting-commit' ? stage : null
  const sending = awaiting?.decision.kind === 'sending' ? awaiting.decision.action : null
  // The upload is being read again to see what became of the last decision.
  const reading = awaiting !== null && isUnread(awaiting.decision) && awaiting.trouble === null
  const showsImpact = profile?.user.isDataLoadEligibilityImpactEnabled === true
  const losses = useSelect(selectLosses, awaiting?.upload.uploadId ?? '')
  // Nobody loses a benefit without a question; it is also asked while that is unknown.
  const asksFirst = showsImpact && losses?.losses !== 0
  return (
    <SidePanel
      isOpen={isOpen}
      title={words.title}
      width="wide"
      onClose={() => void dispatch(closePanel, undefined)}
      actions={
        awaiting && (
          <>
            <Button
              busy={{ label: words.awaiting.committing, active: sending === 'commit' }}
              unavailable={sending === 'discard' || reading}
              onPress={() => (asksFirst ? setAsked(true) : void dispatch(decideUpload, 'commit'))}
            >
              {words.awaiting.commit}
            </Button>
            <Button
              variant="secondary"
              busy={{ label: words.awaiting.discarding, active: sending === 'discard' }}
              unavailable={sending === 'commit' || reading}
              onPress={() => void dispatch(decideUpload, 'discard')}
            >
              {words.awaiting.discard}
            </Button>
          </>
        )
      }
    >
      <Spoken message={spoken(stage)} />
      {step !== null && <ProgressSteps steps={words.steps} current={step} />}
      {stage.kind === 'choosing' && <p>{words.lead}</p>}
      <Current stage={stage} />
      {awaiting && showsImpact && <EligibilityDifference uploadId={awaiting.upload.uploadId} />}
      <UploadHistory />
      {awaiting && isAsked && <ApplyConfirmation upload={awaiting.upload} onClose={() => setAsked(false)} />}
    </SidePanel>
  )
}

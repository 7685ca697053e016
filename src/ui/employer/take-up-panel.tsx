import { useEffect } from 'react'
import { requestTakeUpOfBenefit, selectTakeUpOfBenefit } from '../../domain/employer/take-up-of-benefit.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { closePanel } from '../../domain/shell/panels.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { KeyFigures } from '../components/charts/key-figures.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { insightsText } from '../text/insights.ts'
import { RemoteView } from './remote-view.tsx'
import { factsOf, TakeUpByGroup, TakeUpByLevel } from './take-up-charts.tsx'
import { takeUpPath } from './take-up-list.tsx'

const words = insightsText.ofBenefit

/** The take-up of one benefit, in a panel of the overview. */
export const TakeUpPanel = ({ benefitId, isOpen }: { benefitId: string; isOpen: boolean }) => {
  const remote = useSelect(selectTakeUpOfBenefit, benefitId)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestTakeUpOfBenefit, benefitId)
  }, [dispatch, benefitId])
  const known = valueOf(remote)
  return (
    <SidePanel
      isOpen={isOpen}
      width="wide"
      title={known === null ? words.unknownTitle : words.title(known.name)}
      onClose={() => void dispatch(closePanel, undefined)}
      actions={<ButtonLink to={takeUpPath(benefitId)}>{words.full}</ButtonLink>}
    >
      <RemoteView
        remote={remote}
        words={words}
        isNone={({ eligible }) => eligible === 0}
        onRetry={() => void dispatch(requestTakeUpOfBenefit, benefitId)}
      >
        {(takeUp) => (
          <div style={{ display: 'grid', gap: 'var(--space-5)' }}>
            <KeyFigures label={words.figures} figures={factsOf(takeUp)} />
            {takeUp.groups.slice(0, 1).map((group) => (
              <TakeUpByGroup key={group.by} takeUp={takeUp} group={group} />
            ))}
            <TakeUpByLevel takeUp={takeUp} />
          </div>
        )}
      </RemoteView>
    </SidePanel>
  )
}

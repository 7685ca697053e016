import { useState } from 'react'
import { cancelSending, checkAgain, chooseFile, leaveFile, sendFile } from '../../domain/employer/upload-commands.ts'
import { writeResultOf } from '../../domain/kernel/requests/problem.ts'
import type { Stage } from '../../domain/employer/upload-data.ts'
import { cancelTemplate, downloadTemplate, selectTemplateDownload } from '../../domain/employer/upload-template.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { FailureBanner } from '../components/feedback/failure-banner.tsx'
import { FileDrop } from '../components/inputs/file-drop.tsx'
import { formatNumber } from '../components/content/format.ts'
import { ProgressBar } from '../components/feedback/progress-bar.tsx'
import { useDispatch, usePortal, useSelect } from '../portal.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { fileProblemText, sizeText, uploadsText as words } from '../text/uploads.ts'
import { DownloadStatus } from './download-status.tsx'
import { StageHeading, uploadActions, uploadSection } from './upload-parts.tsx'
import { WriteFailure } from '../shell/write-failure.tsx'

const Template = () => {
  const download = useSelect(selectTemplateDownload)
  const dispatch = useDispatch()
  const fetchIt = () => void dispatch(downloadTemplate, undefined)
  return (
    <section className={uploadSection} aria-labelledby="upload-template">
      <h3 id="upload-template">{words.template.title}</h3>
      <p>{words.template.lead}</p>
      <div className={uploadActions}>
        <Button
          variant="secondary"
          icon="download"
          busy={{ label: words.template.running, active: download.kind === 'running' }}
          onPress={fetchIt}
        >
          {words.template.download}
        </Button>
      </div>
      <DownloadStatus
        download={download}
        running={words.template.running}
        failed={words.template.failed}
        onCancel={() => void dispatch(cancelTemplate, undefined)}
        onRetry={fetchIt}
      />
    </section>
  )
}

/** Choosing a file, and the problems of the chosen one. */
export const Choosing = ({
  stage,
}: {
  stage: Extract<Stage, { kind: 'choosing' | 'refused' | 'notChecked' | 'reading' }>
}) => {
  const { holdFile } = usePortal()
  const dispatch = useDispatch()
  const [notTaken, setNotTaken] = useState(false)
  const take = async (file: File): Promise<void> => {
    const held = await holdFile(file, file.name)
    setNotTaken(held === null)
    if (held) dispatch(chooseFile, { fileId: held.id, name: held.name, size: held.bytes })
  }
  return (
    <>
      <Template />
      <section className={uploadSection} aria-labelledby="upload-choose">
        <StageHeading id="upload-choose" stage={stage.kind}>
          {words.choose.title}
        </StageHeading>
        {stage.kind === 'refused' && (
          <FailureBanner title={words.choose.refused(stage.file.name)}>
            {stage.problems.length === 1 ? (
              stage.problems.map((problem) => <p key={problem.kind}>{fileProblemText(problem)}</p>)
            ) : (
              <ul>
                {stage.problems.map((problem) => (
                  <li key={problem.kind}>{fileProblemText(problem)}</li>
                ))}
              </ul>
            )}
          </FailureBanner>
        )}
        {stage.kind === 'notChecked' && (
          <Banner tone="danger" title={words.choose.notChecked}>
            <p>
              <ProblemText problem={stage.problem} />
            </p>
            <Button
              variant="secondary"
              size="small"
              icon="refresh"
              onPress={() => void dispatch(checkAgain, undefined)}
            >
              {words.choose.retry}
            </Button>
          </Banner>
        )}
        {stage.kind === 'reading' ? (
          <ProgressBar label={words.choose.reading(stage.file.name)} percent={null} />
        ) : (
          <FileDrop
            id="upload-file"
            label={stage.kind === 'choosing' ? words.choose.button : words.choose.another}
            hint={words.choose.hint}
            dropLabel={words.choose.drop}
            oneAtATime={words.choose.oneAtATime}
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            error={notTaken ? words.choose.notTaken : null}
            onFile={(file) => void take(file)}
          />
        )}
      </section>
    </>
  )
}

const titleOf = (stage: Extract<Stage, { kind: 'ready' | 'sending' | 'notSent' }>): string =>
  stage.kind !== 'notSent'
    ? words[stage.kind].title
    : writeResultOf(stage.problem) === 'unknown'
      ? words.notSent.perhaps
      : words.notSent.heading

/** A file that matches the template: ready to send, being sent, or failed. */
export const Sending = ({ stage }: { stage: Extract<Stage, { kind: 'ready' | 'sending' | 'notSent' }> }) => {
  const dispatch = useDispatch()
  const { file, rows } = stage
  return (
    <section className={uploadSection} aria-labelledby="upload-send">
      <StageHeading id="upload-send" stage={stage.kind}>
        {titleOf(stage)}
      </StageHeading>
      {stage.kind === 'notSent' && (
        <WriteFailure problem={stage.problem} failed={words.notSent.title} unconfirmed={words.notSent.unconfirmed} />
      )}
      {stage.kind === 'ready' && stage.before === 'cancelled' && (
        <Banner tone="info" announce="none">
          {words.ready.cancelled}
        </Banner>
      )}
      {stage.kind !== 'sending' && <p>{words.ready.lead}</p>}
      <DescriptionList
        facts={[
          { term: words.ready.file, detail: file.name },
          { term: words.ready.size, detail: sizeText(file.size) },
          { term: words.ready.rows, detail: formatNumber(rows) },
        ]}
      />
      {stage.kind === 'sending' && <ProgressBar label={words.sending.label(file.name)} percent={null} />}
      <div className={uploadActions}>
        {stage.kind === 'sending' ? (
          <Button variant="secondary" onPress={() => void dispatch(cancelSending, undefined)}>
            {words.sending.cancel}
          </Button>
        ) : (
          <>
            <Button icon="upload" onPress={() => void dispatch(sendFile, undefined)}>
              {stage.kind === 'notSent' ? words.notSent.again : words.ready.send}
            </Button>
            <Button variant="secondary" onPress={() => void dispatch(leaveFile, undefined)}>
              {words.choose.another}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

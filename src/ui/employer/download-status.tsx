import { css } from '@linaria/core'
import { percentReceived, type Download } from '../../domain/employer/download.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { ProgressBar } from '../components/feedback/progress-bar.tsx'
import { reportsText } from '../text/reports.ts'
import { text } from '../text/shared.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { sizeText } from '../text/uploads.ts'
import { Spoken } from './upload-parts.tsx'

const words = reportsText

const status = css`
  display: grid;
  gap: var(--space-3);

  & > button {
    justify-self: start;
  }

  &[data-kind='none'] {
    position: absolute;
  }
`

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

/** The progress of a download, with Cancel, and its result. It announces the start and the end, not each step. */
export const DownloadStatus = ({
  download,
  running,
  failed = words.downloadFailed,
  onCancel,
  onRetry,
  onClose,
}: {
  download: Download
  /** The current work: 'Downloading 3 reports'. */
  running: string
  failed?: string
  onCancel: () => void
  onRetry: () => void
  /** Offers to dismiss the result. */
  onClose?: () => void
}) => {
  const announced =
    download.kind === 'running' ? running : download.kind === 'saved' ? words.saved(download.fileName) : ''
  const close = onClose && (
    <Button variant="quiet" size="small" onPress={onClose}>
      {text.common.close}
    </Button>
  )
  return (
    <div className={status} data-kind={download.kind}>
      <Spoken message={announced} />
      {download.kind === 'running' && (
        <>
          <ProgressBar
            label={running}
            percent={percentReceived(download.received, download.total)}
            detail={download.received > 0 ? words.received(sizeText(download.received)) : undefined}
          />
          <Button variant="secondary" size="small" onPress={onCancel}>
            {words.cancel}
          </Button>
        </>
      )}
      {download.kind === 'saved' && (
        <Banner tone="success" announce="none">
          <p>{words.saved(download.fileName)}</p>
          {close}
        </Banner>
      )}
      {download.kind === 'failed' && (
        <Banner tone="danger" title={failed}>
          <p>
            <ProblemText problem={download.problem} />
          </p>
          <div className={choices}>
            <Button variant="secondary" size="small" icon="refresh" onPress={onRetry}>
              {words.retry}
            </Button>
            {close}
          </div>
        </Banner>
      )}
    </div>
  )
}

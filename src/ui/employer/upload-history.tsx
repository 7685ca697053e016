import { useEffect } from 'react'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { showUpload } from '../../domain/employer/upload-commands.ts'
import { isOf, mayShow, selectUploadStage } from '../../domain/employer/upload-data.ts'
import type { Upload, UploadStatus } from '../../domain/employer/uploads.ts'
import { requestLastUpload, requestUploads, selectLastUpload, selectUploads } from '../../domain/employer/uploads.ts'
import { Button } from '../components/actions/button.tsx'
import { DateText } from '../components/content/date-text.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatDate, formatNumber } from '../components/content/format.ts'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { StatusBadge, type StatusTone } from '../components/feedback/status-badge.tsx'
import { Table, type Column } from '../components/tables/table.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { uploadsText } from '../text/uploads.ts'
import { uploadSection } from './upload-parts.tsx'

const words = uploadsText.history

/** Only what somebody has to look at has a badge. */
const toneOf: Record<UploadStatus, StatusTone | null> = {
  checking: 'info',
  'awaiting-commit': 'warning',
  completed: null,
  rejected: 'danger',
  discarded: null,
}

const Status = ({ status }: { status: UploadStatus }) => {
  const tone = toneOf[status]
  return tone === null ? (
    <span>{uploadsText.status[status]}</span>
  ) : (
    <StatusBadge tone={tone} label={uploadsText.status[status]} />
  )
}

const LastUpload = () => {
  const last = useSelect(selectLastUpload)
  const dispatch = useDispatch()
  const known = valueOf(last)
  if (known) return <p>{known.date === null ? words.never : words.last(formatDate(known.date))}</p>
  if (last.status !== 'failed') return <Skeleton label={words.lastLoading} shape="text" count={1} />
  return <ErrorState title={words.lastFailed} retry={{ read: () => void dispatch(requestLastUpload, undefined) }} />
}

/** The date of the last upload, and every upload with its result, except the current one. */
export const UploadHistory = () => {
  const list = useSelect(selectUploads)
  const stage = useSelect(selectUploadStage)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestUploads, undefined)
    dispatch(requestLastUpload, undefined)
  }, [dispatch])
  const columns: readonly Column<Upload>[] = [
    { key: 'file', header: words.file, kind: 'heading', verbatim: true, cell: ({ fileName }) => fileName },
    {
      key: 'date',
      header: words.date,
      kind: 'text',
      compact: 'end',
      cell: ({ uploadedOn }) => <DateText iso={uploadedOn} form="short" />,
    },
    {
      key: 'status',
      header: words.status,
      kind: 'text',
      cell: ({ status }) => <Status status={status} />,
    },
    { key: 'rows', header: words.rows, kind: 'money', cell: ({ rows }) => formatNumber(rows) },
    {
      key: 'errors',
      header: words.errors,
      kind: 'money',
      cell: ({ errorCount }) => (errorCount === 0 ? '–' : formatNumber(errorCount)),
    },
    {
      key: 'details',
      header: words.details,
      kind: 'text',
      compact: 'only',
      cell: ({ status, rows }) => (
        <>
          <Status status={status} />
          <span>{`${toneOf[status] === null ? ', ' : ' '}${words.rowsIn(rows)}`}</span>
        </>
      ),
    },
    {
      key: 'show',
      header: <VisuallyHidden>{words.actions}</VisuallyHidden>,
      kind: 'action',
      compact: 'line-end',
      cell: (upload) =>
        upload.status === 'rejected' &&
        mayShow(stage) && (
          <div style={{ marginInlineEnd: 'calc(-1 * var(--space-3))' }}>
            <Button variant="quiet" size="small" onPress={() => void dispatch(showUpload, upload)}>
              {words.show}
              <VisuallyHidden>{words.showOf(upload.fileName)}</VisuallyHidden>
            </Button>
          </div>
        ),
    },
  ]
  // The upload shown above is not an earlier one.
  const known = valueOf(list)?.filter(({ uploadId }) => !isOf(stage, uploadId)) ?? null
  return (
    <section className={uploadSection} aria-labelledby="upload-history">
      <h3 id="upload-history">{words.title}</h3>
      <LastUpload />
      {list.status === 'failed' ? (
        <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestUploads, undefined) }}>
          <ProblemText problem={list.problem} />
        </ErrorState>
      ) : known === null ? (
        <Skeleton label={words.loading} shape="table" count={3} />
      ) : known.length === 0 ? (
        <EmptyState title={words.none} icon="file">
          {words.noneMore}
        </EmptyState>
      ) : (
        <Table
          caption={words.title}
          captionShown="to-screen-readers"
          layout="compact"
          columns={columns}
          rows={known}
          rowKey={({ uploadId }) => uploadId}
        />
      )}
    </section>
  )
}

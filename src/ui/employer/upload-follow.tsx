import { css } from '@linaria/core'
import { csvName } from '../../domain/formats/csv.ts'
import { isSameCell } from '../../domain/employer/corrections.ts'
import {
  correctCell,
  decideUpload,
  errorsCsv,
  leaveFile,
  sendCorrected,
  watchAgain,
} from '../../domain/employer/upload-commands.ts'
import type { FollowedUpload, RowError, Stage } from '../../domain/employer/upload-data.ts'
import {
  isUnread,
  lacksErrors,
  percentChecked,
  rowsWithoutErrors,
  selectCorrectable,
} from '../../domain/employer/upload-data.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { formatNumber } from '../components/content/format.ts'
import { ProgressBar } from '../components/feedback/progress-bar.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import type { Column } from '../components/tables/table.tsx'
import { Table } from '../components/tables/table.tsx'
import { inputStyle } from '../components/inputs/field-style.ts'
import { useDispatch, useSelect } from '../portal.ts'
import { useCsv } from '../use-csv.ts'
import { ProblemText } from '../shell/problem-text.tsx'
import { rowErrorText, uploadsText as words } from '../text/uploads.ts'
import { StageHeading, uploadActions, uploadSection } from './upload-parts.tsx'
import { WhatHolds } from '../shell/what-holds.tsx'
import { WriteFailure } from '../shell/write-failure.tsx'

type Followed = Extract<Stage, { kind: 'followed' }>

/** The table shows at most this many errors; the file has them all. */
const SHOWN = 100

/* What was typed, to be searched for in the file. */
const typed = css`
  display: inline-block;
  max-inline-size: 14rem;
  padding: 0.125rem 0.375rem;
  border-radius: var(--radius-s);
  background: var(--danger-surface);
  color: var(--danger-text);
  overflow-wrap: break-word;
`

/* On phones the row and its employee are one line. */
const place = css`
  white-space: nowrap;

  @media (min-width: 860px) {
    & > [data-part='name'] {
      display: none;
    }
  }

  @media (max-width: 859px) {
    white-space: normal;
  }
`

const correction = css`
  & > input {
    min-block-size: 2.75rem;
    min-inline-size: 10rem;
    padding: var(--space-1) var(--space-3);
  }

  & > input[data-wrong] {
    background: var(--danger-surface);
    color: var(--danger-text);
  }
`

/** What the file says; a field if the file is still here to be corrected. */
const InFile = (error: RowError) => {
  const { row, column, value } = error
  const sent = useSelect(selectCorrectable)
  const dispatch = useDispatch()
  if (!sent || column === null) return value === null ? '–' : <code className={typed}>{value}</code>
  const corrected = sent.corrections.find((other) => isSameCell(other, error))?.value ?? value ?? ''
  return (
    <div className={correction}>
      <input
        className={inputStyle}
        aria-label={words.rejected.cell(column, row)}
        autoComplete="off"
        spellCheck={false}
        data-wrong={corrected === (value ?? '') ? '' : undefined}
        value={corrected}
        onChange={({ currentTarget }) => void dispatch(correctCell, { row, column, value: currentTarget.value })}
      />
    </div>
  )
}

const columns: readonly Column<RowError>[] = [
  {
    key: 'row',
    header: words.rejected.row,
    kind: 'heading',
    cell: ({ row, employeeName }) => (
      <span className={place}>
        <span>{words.rejected.rowOf(row)}</span>
        <span data-part="name">{employeeName === null ? '' : `, ${employeeName}`}</span>
      </span>
    ),
  },
  {
    key: 'employee',
    header: words.rejected.employee,
    kind: 'text',
    verbatim: true,
    cell: ({ employeeName, employeeNumber }) => (
      <>
        <span style={{ display: 'inline-block', minInlineSize: '8rem' }}>{employeeName ?? '–'}</span>
        {employeeNumber !== null && (
          <>
            <br />
            <small>{employeeNumber}</small>
          </>
        )}
      </>
    ),
  },
  { key: 'column', header: words.rejected.column, kind: 'text', compact: 'end', cell: ({ column }) => column ?? '–' },
  { key: 'value', header: words.rejected.value, kind: 'text', compact: 'below', cell: InFile },
  { key: 'advice', header: words.rejected.advice, kind: 'text', compact: 'below', cell: rowErrorText },
]

const Another = ({ label }: { label: string }) => {
  const dispatch = useDispatch()
  return (
    <div className={uploadActions}>
      <Button variant="secondary" onPress={() => void dispatch(leaveFile, undefined)}>
        {label}
      </Button>
    </div>
  )
}

/** After a decision that could not be confirmed: the state of the upload, read again. */
const ReadAgain = ({ stage: { upload, trouble, decision } }: { stage: Followed }) => {
  const dispatch = useDispatch()
  return (
    <WhatHolds
      now={isUnread(decision) ? (trouble ?? 'reading') : 'read'}
      onRetry={() => void dispatch(watchAgain, undefined)}
    >
      <p>{words[upload.status === 'checking' ? 'checking' : 'awaiting'].still}</p>
    </WhatHolds>
  )
}

const Checking = ({ stage }: { stage: Followed }) => {
  const { upload, trouble, decision } = stage
  const dispatch = useDispatch()
  const { checked, rows, errorCount } = upload
  return (
    <>
      <ProgressBar
        label={words.checking.label(upload.fileName)}
        percent={percentChecked(upload)}
        detail={words.checking.rows(formatNumber(checked), formatNumber(rows))}
      />
      {errorCount > 0 && <p>{words.checking.errors(errorCount)}</p>}
      <p>{words.checking.lead}</p>
      {trouble !== null && !isUnread(decision) && (
        <Banner tone="warning" title={words.checking.trouble}>
          <p>
            <ProblemText problem={trouble} />
          </p>
          <Button variant="secondary" size="small" icon="refresh" onPress={() => void dispatch(watchAgain, undefined)}>
            {words.checking.retry}
          </Button>
        </Banner>
      )}
      {decision.kind === 'failed' && (
        <WriteFailure
          problem={decision.problem}
          failed={words.checking.stopFailed}
          unconfirmed={words.checking.stopUnconfirmed}
          holds={<ReadAgain stage={stage} />}
        />
      )}
      <div className={uploadActions}>
        <Button
          variant="secondary"
          busy={{ label: words.awaiting.discarding, active: decision.kind === 'sending' }}
          onPress={() => void dispatch(decideUpload, 'discard')}
        >
          {words.checking.cancel}
        </Button>
      </div>
    </>
  )
}

const Rejected = ({ upload, trouble }: { upload: FollowedUpload; trouble: Followed['trouble'] }) => {
  const saveCsv = useCsv()
  const dispatch = useDispatch()
  const sent = useSelect(selectCorrectable)
  const { errors, fileName } = upload
  if (lacksErrors(upload))
    return trouble === null ? (
      <Skeleton label={words.rejected.loading} shape="table" count={3} />
    ) : (
      <ErrorState title={words.rejected.failed} retry={{ read: () => void dispatch(watchAgain, undefined) }}>
        <ProblemText problem={trouble} />
      </ErrorState>
    )
  const { row, employee, number, column, value, advice } = words.rejected
  const corrected = sent?.corrections.length ?? 0
  return (
    <>
      <Banner tone="danger" title={words.rejected.title(errors.length)} announce="none">
        {words.rejected.lead(formatNumber(rowsWithoutErrors(upload)), sent !== null)}
      </Banner>
      <div className={uploadActions}>
        {corrected > 0 && (
          <Button icon="upload" onPress={() => void dispatch(sendCorrected, undefined)}>
            {words.rejected.send(corrected)}
          </Button>
        )}
        <Button variant={corrected > 0 ? 'secondary' : 'primary'} onPress={() => void dispatch(leaveFile, undefined)}>
          {words.rejected.choose}
        </Button>
        <Button
          variant="secondary"
          icon="download"
          onPress={() =>
            saveCsv(
              csvName(fileName.replace(/\.csv$/i, ''), words.rejected.file),
              errorsCsv(errors, [row, employee, number, column, value, advice], rowErrorText),
            )
          }
        >
          {words.rejected.download}
        </Button>
      </div>
      {errors.length > SHOWN && <p>{words.rejected.first(formatNumber(SHOWN), formatNumber(errors.length))}</p>}
      <Table
        caption={words.rejected.caption(fileName)}
        layout="compact"
        columns={columns}
        rows={errors.slice(0, SHOWN)}
        rowKey={({ row, column, code }) => `${row} ${column} ${code}`}
      />
    </>
  )
}

const titleOf = ({ status }: FollowedUpload): string => {
  switch (status) {
    case 'checking':
      return words.checking.title
    case 'awaiting-commit':
      return words.awaiting.title
    case 'completed':
    case 'rejected':
    case 'discarded':
      return words.status[status]
  }
}

const Body = ({ stage }: { stage: Followed }) => {
  const { upload } = stage
  const rows = formatNumber(upload.rows)
  switch (upload.status) {
    case 'checking':
      return <Checking stage={stage} />
    case 'awaiting-commit':
      return (
        <>
          {/* Until the upload is read again, it may already have been committed or discarded. */}
          {!isUnread(stage.decision) && <p>{words.awaiting.lead(upload.fileName, rows)}</p>}
          {stage.decision.kind === 'failed' && (
            <WriteFailure
              problem={stage.decision.problem}
              failed={words.awaiting.failed}
              unconfirmed={words.awaiting.unconfirmed}
              holds={<ReadAgain stage={stage} />}
            />
          )}
        </>
      )
    case 'completed':
      return (
        <>
          <Banner tone="success" title={words.completed.title} announce="none">
            {words.completed.lead(upload.fileName, rows)}
          </Banner>
          <Another label={words.completed.another} />
        </>
      )
    case 'rejected':
      return <Rejected upload={upload} trouble={stage.trouble} />
    case 'discarded':
      return (
        <>
          <Banner tone="info" title={words.discarded.title} announce="none">
            {words.discarded.lead(upload.fileName)}
          </Banner>
          <Another label={words.completed.another} />
        </>
      )
  }
}

/** An upload that the host received: its progress and its result. */
export const Following = ({ stage }: { stage: Followed }) => (
  <section className={uploadSection} aria-labelledby="upload-followed">
    <StageHeading id="upload-followed" stage={stage.upload.status}>
      {titleOf(stage.upload)}
    </StageHeading>
    <Body stage={stage} />
  </section>
)

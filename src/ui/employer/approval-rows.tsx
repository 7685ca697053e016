import { memo, useCallback, useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import type { ApprovalRow, Decision } from '../../domain/employer/approvals.ts'
import { selectApprovalKeys, selectDecision, tickRows } from '../../domain/employer/approvals.ts'
import { rangeOf, type ApprovalSortField, type ShownSelections } from '../../domain/employer/approvals-view.ts'
import { DateText } from '../components/content/date-text.tsx'
import { LongTable } from '../components/tables/long-table.tsx'
import { formatMoney } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import type { Band, Column } from '../components/tables/table.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employerText } from '../text/employer.ts'
import type { SortOption } from './phone-sort.tsx'

const words = employerText.approvals

interface RowsProps {
  readonly caption: string
  readonly shown: ShownSelections
  readonly onSort: (by: ApprovalSortField) => void
  readonly onAsk: (decision: Decision) => void
  readonly onKeys: () => void
}

const idOf = ({ selectionId }: ApprovalRow): string => selectionId
const requested: Column<ApprovalRow, ApprovalSortField> = {
  key: 'requested',
  kind: 'text',
  header: words.requested,
  sort: 'requested',
  compact: 'line-end',
  cell: ({ requestedOn }) => (requestedOn === null ? '–' : <DateText iso={requestedOn} form="short" />),
}
const nameOf = ({ employeeName }: ApprovalRow): string => words.one(employeeName)

/** What the rows can be sorted by: their columns, with the usual one first. */
export const sortFields = ({ columns, dated }: ShownSelections): readonly SortOption<ApprovalSortField>[] => [
  ...(dated ? [{ by: 'requested', name: words.requested, kind: 'date' } as const] : []),
  { by: 'employee', name: words.employee, kind: 'name' },
  ...columns.map(({ name, kind }) => ({ by: `field-${name}`, name, kind: kind === 'text' ? 'name' : kind }) as const),
  { by: 'value', name: words.value, kind: 'amount' },
]

const inputOf = (row: ApprovalRow | undefined): HTMLElement | null =>
  row ? document.getElementById(`selection-${row.selectionId}`) : null

/** Keys that act on the row with the focus; the browser's own and those with a modifier are left alone. */
const useRowKeys = (rows: readonly ApprovalRow[], { onAsk, onKeys, onTick }: RowKeys) => {
  const isOn = useSelect(selectApprovalKeys)
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
    const index = rows.findIndex((row) => inputOf(row) === event.target)
    const row = rows[index]
    if (!row || (!isOn && event.key !== '?')) return
    switch (event.key.toLowerCase()) {
      case 'j':
        inputOf(rows[index + 1])?.focus()
        break
      case 'k':
        inputOf(rows[index - 1])?.focus()
        break
      case 'x':
      case 'enter':
        onTick(row, event.shiftKey)
        break
      case 'a':
        onAsk('approve')
        break
      case 'r':
        onAsk('reject')
        break
      case '?':
        onKeys()
        break
      default:
        return
    }
    event.preventDefault()
  }
}

interface RowKeys {
  readonly onAsk: (decision: Decision) => void
  readonly onKeys: () => void
  readonly onTick: (row: ApprovalRow, isRange: boolean) => void
}

/** The first reason to look at a selection, or all of them as one sentence after the other. */
const noteOf = ({ checks }: ApprovalRow): string | null =>
  checks.length === 0 ? null : checks.map(({ sentence }) => sentence).join(' ')

const bandsOf = ({ groups }: ShownSelections): ((row: ApprovalRow) => Band<ApprovalRow> | null) => {
  const bands = new Map(
    (groups === null
      ? []
      : ([
          ['check', words.checkFirst, groups.check],
          ['others', words.nothingUnusual, groups.others],
        ] as const)
    ).flatMap(([key, name, { rows, sum, all }]) =>
      rows[0] === undefined
        ? []
        : [
            [
              rows[0].selectionId,
              {
                key,
                label: (
                  <>
                    <span>{name}</span>
                    <span>{words.group(rows.length, sum === null ? null : formatMoney(Math.abs(sum)))}</span>
                  </>
                ),
                ticks: { label: words.selectGroup(name), all, rows },
              },
            ] as const,
          ],
    ),
  )
  return ({ selectionId }) => bands.get(selectionId) ?? null
}

/** The selections that match a search, with checkboxes. Memoised, because thousands of them should not be redrawn for a letter or a dialog. */
export const ApprovalRows = memo((props: RowsProps) => {
  const { caption, shown, onSort, onAsk, onKeys } = props
  const { rows, columns, dated, sort, isTicked, all } = shown
  const sending = useSelect(selectDecision).kind === 'sending'
  const dispatch = useDispatch()
  // The row that was ticked last, from which Shift ticks to another; and whether Shift is held during a press.
  const anchor = useRef<string | null>(null)
  const isRange = useRef(false)
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])
  const tick = useCallback(
    (these: readonly ApprovalRow[], ticked: boolean) => {
      const [row] = these
      const range = these.length === 1 && row && isRange.current ? rangeOf(latest.current, anchor.current, row) : these
      if (these.length === 1 && row) anchor.current = row.selectionId
      dispatch(tickRows, { selectionIds: range.map(({ selectionId }) => selectionId), ticked })
    },
    [dispatch],
  )
  const onKeyDown = useRowKeys(rows, {
    onAsk,
    onKeys,
    onTick: (row, withShift) => {
      isRange.current = withShift
      tick([row], !isTicked(row))
    },
  })
  const tableColumns = useMemo(
    (): readonly Column<ApprovalRow, ApprovalSortField>[] => [
      {
        key: 'employee',
        kind: 'heading',
        header: words.employee,
        sort: 'employee',
        verbatim: true,
        cell: ({ employeeName }) => employeeName,
      },
      ...(dated ? [requested] : []),
      ...columns.map(({ name, kind }, index): Column<ApprovalRow, ApprovalSortField> => ({
        sort: `field-${name}`,
        key: `field-${name}`,
        kind: kind === 'amount' ? 'money' : kind,
        header: name,
        optional: index > 2,
        cell: ({ fields }) => fields[name] ?? '–',
      })),
      {
        key: 'facts',
        kind: 'text',
        header: words.details,
        compact: 'only',
        cell: ({ fields }) => columns.flatMap(({ name }) => fields[name] ?? []).join(', '),
      },
      {
        key: 'value',
        kind: 'money',
        header: words.value,
        sort: 'value',
        compact: 'end',
        cell: ({ orderValue }) => <Money pence={orderValue} />,
      },
    ],
    [columns, dated],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows have controls of their own; these keys are a second way to them
    <div
      onClickCapture={(event) => {
        isRange.current = event.shiftKey
      }}
      onKeyDown={onKeyDown}
    >
      <LongTable
        caption={caption}
        captionShown="to-screen-readers"
        columns={tableColumns}
        rows={rows}
        sorted={{ ...sort, onSort }}
        rowKey={idOf}
        bandOf={bandsOf(shown)}
        noteOf={noteOf}
        ticks={{
          name: 'selection',
          label: words.all,
          all,
          isTicked,
          disabled: sending,
          labelOf: nameOf,
          onTick: tick,
        }}
      />
    </div>
  )
})

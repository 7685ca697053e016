import { memo, useCallback, useMemo } from 'react'
import type { ApprovalRow } from '../../domain/employer/approvals.ts'
import { selectDecision, tickRows } from '../../domain/employer/approvals.ts'
import type { ApprovalSortField, ShownSelections } from '../../domain/employer/approvals-view.ts'
import { DateText } from '../components/content/date-text.tsx'
import { LongTable } from '../components/tables/long-table.tsx'
import { Money } from '../components/content/money.tsx'
import type { Column } from '../components/tables/table.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employerText } from '../text/employer.ts'
import type { SortOption } from './phone-sort.tsx'

const words = employerText.approvals

interface RowsProps {
  readonly caption: string
  readonly shown: ShownSelections
  readonly onSort: (by: ApprovalSortField) => void
}

const idOf = ({ selectionId }: ApprovalRow): string => selectionId
const requested: Column<ApprovalRow, ApprovalSortField> = {
  key: 'requested',
  kind: 'text',
  header: words.requested,
  sort: 'requested',
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

/** The selections that match a search, with checkboxes. Memoised, because thousands of them should not be redrawn for a letter or a dialog. */
export const ApprovalRows = memo((props: RowsProps) => {
  const { caption, shown, onSort } = props
  const { rows, columns, dated, sort, isTicked, all } = shown
  const sending = useSelect(selectDecision).kind === 'sending'
  const dispatch = useDispatch()
  const tick = useCallback(
    (these: readonly ApprovalRow[], ticked: boolean) =>
      void dispatch(tickRows, { selectionIds: these.map(({ selectionId }) => selectionId), ticked }),
    [dispatch],
  )
  const tableColumns = useMemo(
    (): readonly Column<ApprovalRow, ApprovalSortField>[] => [
      {
        key: 'employee',
        kind: 'heading',
        header: words.employee,
        sort: 'employee',
        cell: ({ employeeName }) => employeeName,
      },
      ...(dated ? [requested] : []),
      ...columns.map(({ name, kind }): Column<ApprovalRow, ApprovalSortField> => ({
        sort: `field-${name}`,
        key: `field-${name}`,
        kind: kind === 'amount' ? 'money' : kind,
        header: name,
        cell: ({ fields }) => fields[name] ?? '–',
      })),
      {
        key: 'value',
        kind: 'money',
        header: words.value,
        sort: 'value',
        cell: ({ orderValue }) => <Money pence={orderValue} />,
      },
    ],
    [columns, dated],
  )
  return (
    <LongTable
      caption={caption}
      captionShown="to-screen-readers"
      columns={tableColumns}
      rows={rows}
      sorted={{ ...sort, onSort }}
      rowKey={idOf}
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
  )
})

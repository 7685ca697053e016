import { memo, useCallback, useMemo } from 'react'
import type { ApprovalRow } from '../../domain/employer/approvals.ts'
import { selectDecision, tickRows } from '../../domain/employer/approvals.ts'
import type { ApprovalSort, ApprovalSortField, ShownSelections } from '../../domain/employer/approvals-view.ts'
import { DateText } from '../components/content/date-text.tsx'
import { LongTable } from '../components/tables/long-table.tsx'
import { Money } from '../components/content/money.tsx'
import type { Column } from '../components/tables/table.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employerText } from '../text/employer.ts'

const words = employerText.approvals

interface RowsProps {
  readonly caption: string
  readonly shown: ShownSelections
  readonly sort: ApprovalSort
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

/** The columns, which are also what the rows can be sorted by. */
export const sortFields = ({ columns, dated }: ShownSelections): readonly { by: ApprovalSortField; name: string }[] => [
  { by: 'employee', name: words.employee },
  ...(dated ? [{ by: 'requested', name: words.requested } as const] : []),
  ...columns.map((name) => ({ by: `field-${name}`, name }) as const),
  { by: 'value', name: words.value },
]

/** The selections that match a search, with checkboxes. Memoised, because thousands of them should not be redrawn for a letter or a dialog. */
export const ApprovalRows = memo((props: RowsProps) => {
  const { caption, shown, sort, onSort } = props
  const { rows, columns, dated, isTicked, all } = shown
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
      ...columns.map((name): Column<ApprovalRow, ApprovalSortField> => ({
        sort: `field-${name}`,
        key: `field-${name}`,
        kind: 'text',
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

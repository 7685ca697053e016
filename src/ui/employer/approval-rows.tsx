import { memo, useCallback, useMemo } from 'react'
import type { ApprovalRow, ShownSelections } from '../../domain/employer/approvals.ts'
import { selectDecision, tickRows } from '../../domain/employer/approvals.ts'
import { LongTable } from '../components/tables/long-table.tsx'
import { Money } from '../components/content/money.tsx'
import type { Column } from '../components/tables/table.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employerText } from '../text/employer.ts'

const words = employerText.approvals

const idOf = ({ selectionId }: ApprovalRow): string => selectionId
const nameOf = ({ employeeName }: ApprovalRow): string => words.one(employeeName)

/** The selections that match a search, with checkboxes. Memoised, because thousands of them should not be redrawn for a letter or a dialog. */
export const ApprovalRows = memo(({ caption, shown }: { caption: string; shown: ShownSelections }) => {
  const { rows, columns, isTicked, all } = shown
  const sending = useSelect(selectDecision).kind === 'sending'
  const dispatch = useDispatch()
  const tick = useCallback(
    (these: readonly ApprovalRow[], ticked: boolean) =>
      void dispatch(tickRows, { selectionIds: these.map(({ selectionId }) => selectionId), ticked }),
    [dispatch],
  )
  const tableColumns = useMemo(
    (): readonly Column<ApprovalRow>[] => [
      { key: 'employee', kind: 'heading', header: words.employee, cell: ({ employeeName }) => employeeName },
      ...columns.map((name): Column<ApprovalRow> => ({
        key: `field-${name}`,
        kind: 'text',
        header: name,
        cell: ({ fields }) => fields[name] ?? '–',
      })),
      { key: 'value', kind: 'money', header: words.value, cell: ({ orderValue }) => <Money pence={orderValue} /> },
    ],
    [columns],
  )
  return (
    <LongTable
      caption={caption}
      captionShown="to-screen-readers"
      columns={tableColumns}
      rows={rows}
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

import { memo } from 'react'
import type { ApprovalRow, ShownSelections } from '../../domain/employer/approvals.ts'
import { selectDecision, tickRows } from '../../domain/employer/approvals.ts'
import { Checkbox } from '../kit/checkbox.tsx'
import { LongTable } from '../kit/long-table.tsx'
import { Money } from '../kit/money.tsx'
import type { Column } from '../kit/table.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { employerText } from '../text/employer.ts'

const words = employerText.approvals

/** The selections that fit a search, to be ticked. Thousands of them are not drawn anew for a letter or a question beside them. */
export const ApprovalRows = memo(({ caption, shown }: { caption: string; shown: ShownSelections }) => {
  const { rows, columns, isTicked, all } = shown
  const sending = useSelect(selectDecision).kind === 'sending'
  const dispatch = useDispatch()
  const tableColumns: Column<ApprovalRow>[] = [
    {
      key: 'tick',
      kind: 'control',
      header: (
        <Checkbox
          id="all"
          label={words.all}
          checked={all === 'some' ? 'mixed' : all === 'all'}
          disabled={sending}
          onChange={(checked) =>
            void dispatch(tickRows, { selectionIds: rows.map(({ selectionId }) => selectionId), ticked: checked })
          }
        />
      ),
      cell: ({ selectionId, employeeName }) => (
        <Checkbox
          id={`row-${selectionId}`}
          label={words.one(employeeName)}
          labelShown="to-screen-readers"
          checked={isTicked(selectionId)}
          disabled={sending}
          onChange={(checked) => void dispatch(tickRows, { selectionIds: [selectionId], ticked: checked })}
        />
      ),
    },
    { key: 'employee', kind: 'heading', header: words.employee, cell: ({ employeeName }) => employeeName },
    ...columns.map((name): Column<ApprovalRow> => ({
      key: `field-${name}`,
      kind: 'text',
      header: name,
      cell: ({ fields }) => fields[name] ?? '–',
    })),
    { key: 'value', kind: 'money', header: words.value, cell: ({ orderValue }) => <Money pence={orderValue} /> },
  ]
  return (
    <LongTable
      caption={caption}
      captionShown="to-screen-readers"
      columns={tableColumns}
      rows={rows}
      rowKey={({ selectionId }) => selectionId}
      isSelected={({ selectionId }) => isTicked(selectionId)}
    />
  )
})

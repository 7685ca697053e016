import { useEffect } from 'react'
import { csvName } from '../../domain/formats/csv.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import type { StatementRow } from '../../domain/rewards/statement.ts'
import {
  chooseStatementYear,
  requestStatement,
  selectStatement,
  selectStatementYear,
  statementCsv,
  totalsOf,
  yearsOf,
} from '../../domain/rewards/statement.ts'
import { closePanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { Money } from '../components/content/money.tsx'
import { Select } from '../components/inputs/select.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import type { Column } from '../components/tables/table.tsx'
import { Table } from '../components/tables/table.tsx'
import { useDispatch, usePortal, useSelect } from '../portal.ts'
import { useCsv } from '../use-csv.ts'
import { useEmployer } from '../use-employer.ts'
import { rewardsText } from '../text/rewards.ts'
import { ProblemText } from '../shell/problem-text.tsx'

const words = rewardsText.statement

const columnsFor = (employer: string): readonly Column<StatementRow>[] => [
  { key: 'month', header: words.month, kind: 'heading', cell: ({ displayDate }) => displayDate },
  { key: 'employee', header: words.employee, kind: 'money', cell: ({ employee }) => <Money pence={employee} /> },
  { key: 'employer', header: employer, kind: 'money', cell: ({ employer }) => <Money pence={employer} /> },
]

const ALL = 'all'

/** The name of a group. */
const nameOf = (groupCode: string): string | null =>
  groupCode in words.groups ? words.groups[groupCode as keyof typeof words.groups] : null

/** The rows of one year, or all. */
const ofYear = (rows: readonly StatementRow[], year: number | null): readonly StatementRow[] =>
  rows.filter((row) => year === null || row.year === year)

const Rows = ({
  groupCode,
  all,
  year,
  onYear,
}: {
  groupCode: string
  all: readonly StatementRow[]
  year: number | null
  onYear: (year: number | null) => void
}) => {
  const rows = ofYear(all, year)
  const employer = words.employer(useEmployer())
  const totals = totalsOf(rows)
  return (
    <>
      <div data-print="hide">
        <Select
          id="statement-year"
          label={words.year}
          width="short"
          value={String(year ?? ALL)}
          options={[
            { value: ALL, label: words.allYears },
            ...yearsOf(all).map((one) => ({ value: String(one), label: String(one) })),
          ]}
          onChange={(value) => onYear(value === ALL ? null : Number(value))}
        />
      </div>
      <Table
        caption={words.caption(nameOf(groupCode), year === null ? null : String(year))}
        columns={columnsFor(employer)}
        rows={rows}
        rowKey={({ time }) => String(time)}
        footer={{
          month: words.total,
          employee: <Money pence={totals.employee} />,
          employer: <Money pence={totals.employer} />,
        }}
      />
      {rows.some(({ employee, employer }) => employee === null || employer === null) && <p>{words.unknown}</p>}
    </>
  )
}

/** Contributions to a group of benefits, by month [STMT-1]. */
export const StatementPanel = ({ groupCode, isOpen }: { groupCode: string; isOpen: boolean }) => {
  const remote = useSelect(selectStatement, groupCode)
  const { print } = usePortal()
  const saveCsv = useCsv()
  const dispatch = useDispatch()
  const year = useSelect(selectStatementYear)
  const employer = words.employer(useEmployer())
  useEffect(() => {
    dispatch(requestStatement, groupCode)
  }, [dispatch, groupCode])
  const rows = valueOf(remote)
  return (
    <SidePanel
      isOpen={isOpen}
      title={words.title}
      width="wide"
      onClose={() => void dispatch(closePanel, undefined)}
      actions={
        rows !== null &&
        rows.length > 0 && (
          <>
            <Button
              icon="download"
              onPress={() =>
                saveCsv(
                  csvName(words.file, groupCode, year === null ? '' : String(year)),
                  statementCsv(ofYear(rows, year), [words.month, words.employee, employer]),
                )
              }
            >
              {words.download}
            </Button>
            <Button variant="secondary" icon="print" onPress={print}>
              {words.print}
            </Button>
          </>
        )
      }
    >
      {rows === null ? (
        remote.status === 'failed' ? (
          <ErrorState title={words.failed} retry={{ read: () => void dispatch(requestStatement, groupCode) }}>
            <ProblemText problem={remote.problem} />
          </ErrorState>
        ) : (
          <Skeleton label={words.loading} shape="rows" count={6} />
        )
      ) : rows.length === 0 ? (
        <EmptyState title={words.none}>{words.noneMore}</EmptyState>
      ) : (
        <>
          <p>{words.lead}</p>
          <Rows
            groupCode={groupCode}
            all={rows}
            year={year}
            onYear={(wanted) => void dispatch(chooseStatementYear, wanted)}
          />
        </>
      )}
    </SidePanel>
  )
}

import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { formatMoney } from '../components/content/format.ts'
import type { BarRow } from '../components/charts/chart-bars.tsx'
import { Chart } from '../components/charts/chart.tsx'
import { Money } from '../components/content/money.tsx'
import { Table, type Column } from '../components/tables/table.tsx'
import { sumOfCosts, type CostLine } from '../../domain/rewards/costs.ts'
import { rewardsText } from '../text/rewards.ts'
import { useEmployer } from '../use-employer.ts'

const words = rewardsText.total

/* Whose money it is has the colours that it has everywhere. */
const whose = css`
  --second: var(--money-you);
`

/** The table behind each chart of costs. */
const CostTable = ({ caption, heading, lines }: { caption: string; heading: string; lines: readonly CostLine[] }) => {
  const employer = useEmployer()
  const columns: readonly Column<CostLine>[] = [
    { key: 'name', header: heading, kind: 'heading', cell: ({ name }) => name },
    {
      key: 'company',
      header: words.company(employer),
      kind: 'money',
      cell: ({ company }) => <Money pence={company} />,
    },
    { key: 'employee', header: words.employee, kind: 'money', cell: ({ employee }) => <Money pence={employee} /> },
    { key: 'total', header: words.total, kind: 'money', cell: ({ total }) => <Money pence={total} /> },
  ]
  const sum = sumOfCosts(lines)
  return (
    <Table
      caption={caption}
      captionShown="to-screen-readers"
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      footer={{
        name: words.total,
        company: <Money pence={sum.company} />,
        employee: <Money pence={sum.employee} />,
        total: <Money pence={sum.total} />,
      }}
    />
  )
}

/** The company's and the employee's costs: a chart, the total in words, and the same lines as a table. */
export const CostChart = ({
  caption,
  heading,
  lines,
  legend,
  chart,
}: {
  caption: string
  /** The heading of the first column. */
  heading: string
  lines: readonly CostLine[]
  legend?: readonly string[] | undefined
  chart: ReactNode
}) => {
  const { company, employee, total } = sumOfCosts(lines)
  const employer = useEmployer()
  return (
    <div className={whose}>
      <Chart
        caption={caption}
        legend={legend ?? [words.company(employer), words.employee]}
        summary={`${words.company(employer)} ${formatMoney(company)}, ${words.employee.toLowerCase()} ${formatMoney(employee)}, ${words.total.toLowerCase()} ${formatMoney(total)}.`}
        chart={chart}
        table={<CostTable caption={caption} heading={heading} lines={lines} />}
      />
    </div>
  )
}

/** A line as a bar: company, then employee. */
export const barOf = ({ key, name, company, employee, total }: CostLine): BarRow => ({
  key,
  label: name,
  values: [company, employee],
  text: formatMoney(total),
})

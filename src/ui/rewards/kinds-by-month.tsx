import { groupsByMonth, sumOfCosts, type BenefitCosts } from '../../domain/rewards/costs.ts'
import { Chart } from '../components/charts/chart.tsx'
import { formatMoney } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Table } from '../components/tables/table.tsx'
import { rewardsText } from '../text/rewards.ts'
import { kindsOf } from './kinds.ts'
import { MonthsOfKinds } from './months-of-kinds.tsx'

const words = rewardsText.total

/** What each kind of benefit costs in each month: small columns on one scale, and a table. */
export const KindsByMonth = ({ benefits, schemeYear }: { benefits: readonly BenefitCosts[]; schemeYear: string }) => {
  const kinds = kindsOf(benefits)
  const months = groupsByMonth(benefits)
  const caption = words.groupsByMonth(schemeYear)
  if (kinds.length < 2) return null
  return (
    <Chart
      caption={caption}
      legend={[]}
      summary={kinds.map(({ name, total }) => `${name} ${formatMoney(total)}`).join(', ')}
      chart={
        <MonthsOfKinds
          kinds={kinds.map(({ key, name, total }) => ({
            key,
            label: name,
            text: words.amountAYear(formatMoney(total)),
            months: months.map(({ groups }) => groups[key] ?? 0),
          }))}
        />
      }
      table={
        <Table
          caption={caption}
          captionShown="to-screen-readers"
          rows={months}
          rowKey={({ key }) => key}
          columns={[
            { key: 'month', header: words.monthHeading, kind: 'heading', cell: ({ name }) => name },
            ...kinds.map(({ key, name }) => ({
              key,
              header: name,
              kind: 'money' as const,
              cell: ({ groups }: (typeof months)[number]) => <Money pence={groups[key] ?? 0} />,
            })),
            { key: 'total', header: words.total, kind: 'money', cell: ({ total }) => <Money pence={total} /> },
          ]}
          footer={{
            month: words.totalAYear,
            ...Object.fromEntries(kinds.map(({ key, total }) => [key, <Money key={key} pence={total} />])),
            total: <Money pence={sumOfCosts(kinds).total} />,
          }}
        />
      }
    />
  )
}

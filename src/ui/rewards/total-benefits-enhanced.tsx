import { sharesOf } from '../../domain/formats/shares.ts'
import type { CostLine } from '../../domain/rewards/costs.ts'
import { byBenefit, byGroup, byMonth, groupsByMonth, sumOfCosts } from '../../domain/rewards/costs.ts'
import type { TotalBenefits } from '../../domain/rewards/total-benefits.ts'
import { ChartBars } from '../components/charts/chart-bars.tsx'
import { ChartColumns } from '../components/charts/chart-columns.tsx'
import { Chart } from '../components/charts/chart.tsx'
import { paintCount } from '../components/charts/chart-paint.tsx'
import { ChartShare } from '../components/charts/chart-share.tsx'
import { formatMoney, formatWholePounds } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Table } from '../components/tables/table.tsx'
import { rewardsText } from '../text/rewards.ts'
import { barOf, CostChart } from './cost-chart.tsx'
import { Overview } from './overview.tsx'

const words = rewardsText.total

/** The groups with their own pattern; the smallest are combined. Each group lists the codes it contains. */
const fewGroups = (groups: readonly CostLine[]): readonly (CostLine & { readonly codes: readonly string[] })[] => {
  const own = groups.length <= paintCount ? groups : groups.slice(0, paintCount - 1)
  const rest = groups.slice(own.length)
  const few = own.map((group) => ({ ...group, codes: [group.key] }))
  const name = words.others(rest.length)
  return rest.length === 0
    ? few
    : [...few, { key: 'others', name, short: name, ...sumOfCosts(rest), codes: rest.map(({ key }) => key) }]
}

const ByGroup = ({ total: { benefits, schemeYear } }: { total: TotalBenefits }) => {
  const groups = fewGroups(byGroup(benefits))
  const shares = sharesOf(groups.map(({ total }) => total))
  const parts = groups.map(({ key, name, total }, index) => ({
    key,
    label: name,
    value: total,
    text: formatMoney(total),
    percent: shares[index] ?? 0,
  }))
  return (
    <CostChart
      caption={words.byGroup(schemeYear)}
      heading={words.kind}
      lines={groups}
      legend={[]}
      chart={<ChartShare parts={parts} sum={formatWholePounds(sumOfCosts(groups).total)} under={words.total} />}
    />
  )
}

const GroupsByMonth = ({ total: { benefits, schemeYear } }: { total: TotalBenefits }) => {
  const groups = fewGroups(byGroup(benefits))
  const rows = groupsByMonth(benefits).map((month) => ({
    ...month,
    values: groups.map(({ codes }) => codes.reduce((sum, code) => sum + (month.groups[code] ?? 0), 0)),
  }))
  const caption = words.groupsByMonth(schemeYear)
  return (
    <Chart
      caption={caption}
      legend={groups.map(({ name }) => name)}
      summary={groups.map(({ name, total }) => `${name} ${formatMoney(total)}`).join(', ')}
      chart={
        <ChartColumns
          rows={rows.map(({ key, short, values }) => ({ key, label: short, values }))}
          parts={groups.length}
          format={formatWholePounds}
        />
      }
      table={
        <Table
          caption={caption}
          captionShown="to-screen-readers"
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'month', header: words.monthHeading, kind: 'heading', cell: ({ name }) => name },
            ...groups.map(({ key, name }, index) => ({
              key,
              header: name,
              kind: 'money' as const,
              cell: ({ values }: (typeof rows)[number]) => <Money pence={values[index] ?? 0} />,
            })),
            { key: 'total', header: words.total, kind: 'money', cell: ({ total }) => <Money pence={total} /> },
          ]}
          footer={{
            month: words.total,
            ...Object.fromEntries(groups.map(({ key, total }) => [key, <Money key={key} pence={total} />])),
            total: <Money pence={sumOfCosts(groups).total} />,
          }}
        />
      }
    />
  )
}

/** The same data as the plain variant, with more charts. */
export const TotalBenefitsEnhanced = () => (
  <Overview lead={words.enhancedLead} other={{ to: '/app/my-total-benefits/', label: words.fewer }}>
    {(total, mode) => {
      const { benefits, schemeYear } = total
      switch (mode) {
        case 'year':
          return (
            <>
              <ByGroup total={total} />
              <CostChart
                caption={words.byYear(schemeYear)}
                heading={words.benefit}
                lines={byBenefit(benefits)}
                chart={<ChartBars rows={byBenefit(benefits).map(barOf)} />}
              />
            </>
          )
        case 'month':
          return (
            <>
              <CostChart
                caption={words.byMonth(schemeYear)}
                heading={words.monthHeading}
                lines={byMonth(benefits)}
                chart={
                  <ChartColumns
                    rows={byMonth(benefits).map(({ key, short, company, employee }) => ({
                      key,
                      label: short,
                      values: [company, employee],
                    }))}
                    parts={2}
                    format={formatWholePounds}
                  />
                }
              />
              <GroupsByMonth total={total} />
            </>
          )
      }
    }}
  </Overview>
)

import { css } from '@linaria/core'
import { byBenefit, byMonth } from '../../domain/rewards/costs.ts'
import type { OverviewMode, TotalBenefits } from '../../domain/rewards/total-benefits.ts'
import { ChartBars } from '../components/charts/chart-bars.tsx'
import { ChartColumns } from '../components/charts/chart-columns.tsx'
import { formatWholePounds } from '../components/content/format.ts'
import { rewardsText } from '../text/rewards.ts'
import { barOf, CostChart } from './cost-chart.tsx'
import { KindsByMonth } from './kinds-by-month.tsx'
import { Overview } from './overview.tsx'

const words = rewardsText.total

const charts = css`
  display: grid;
  gap: var(--space-5);

  & > figure {
    align-content: start;
  }

  /* Two charts side by side above a third; a chart that shows its table takes the whole row. */
  @media (min-width: 1023px) {
    &:has(> figure:nth-child(3)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & > :is(figure:last-child, figure:has(> [data-view='table'][data-shown='true'])) {
      grid-column: 1 / -1;
    }
  }

  /* Charts start on a new page after the statement, whose tables hold the same figures. */
  @media print {
    break-before: page;

    & > figure > [data-view='table'][data-shown] {
      display: none;
    }
  }
`

const Year = ({ total: { benefits, schemeYear } }: { total: TotalBenefits }) => {
  const lines = byBenefit(benefits)
  return (
    <CostChart
      caption={words.byYear(schemeYear)}
      heading={words.benefit}
      lines={lines}
      chart={<ChartBars rows={lines.map(barOf)} />}
    />
  )
}

const Months = ({ total: { benefits, schemeYear } }: { total: TotalBenefits }) => {
  const lines = byMonth(benefits)
  return (
    <>
      <CostChart
        caption={words.byMonth(schemeYear)}
        heading={words.monthHeading}
        lines={lines}
        chart={
          <ChartColumns
            rows={lines.map(({ key, short, company, employee }) => ({
              key,
              label: short,
              values: [company, employee],
            }))}
            parts={2}
            format={formatWholePounds}
          />
        }
      />
      <KindsByMonth benefits={benefits} schemeYear={schemeYear} />
    </>
  )
}

const Charts = ({ total, mode }: { total: TotalBenefits; mode: OverviewMode }) => {
  switch (mode) {
    case 'year':
      return <Year total={total} />
    case 'month':
      return <Months total={total} />
  }
}

/** The same figures as the plain variant, with charts below them. */
export const TotalBenefitsEnhanced = () => (
  <Overview other={{ to: '/app/my-total-benefits/', label: words.fewer }}>
    {(total, mode) => (
      <div className={charts}>
        <Charts key={mode} total={total} mode={mode} />
      </div>
    )}
  </Overview>
)

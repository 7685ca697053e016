import { byBenefit, byMonth } from '../../domain/rewards/costs.ts'
import { ChartBars } from '../components/charts/chart-bars.tsx'
import { rewardsText } from '../text/rewards.ts'
import { barOf, CostChart } from './cost-chart.tsx'
import { Overview } from './overview.tsx'

const words = rewardsText.total

/** Total benefits: by benefit for the year, or month by month [MTB-1]. */
export const TotalBenefits = () => (
  <Overview lead={words.lead} other={{ to: '/app/my-total-benefits-enhanced/', label: words.more }}>
    {({ benefits, schemeYear }, mode) => {
      switch (mode) {
        case 'year': {
          const lines = byBenefit(benefits)
          return (
            <CostChart
              key={mode}
              caption={words.byYear(schemeYear)}
              heading={words.benefit}
              lines={lines}
              chart={<ChartBars rows={lines.map(barOf)} />}
            />
          )
        }
        case 'month': {
          const lines = byMonth(benefits)
          return (
            <CostChart
              key={mode}
              caption={words.byMonth(schemeYear)}
              heading={words.monthHeading}
              lines={lines}
              chart={<ChartBars rows={lines.map(barOf)} />}
            />
          )
        }
      }
    }}
  </Overview>
)

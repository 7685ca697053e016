import { activities } from '../../domain/employer/engagement.ts'
import type { Dimension, Insights } from '../../domain/employer/insights.ts'
import { partsBy } from '../../domain/employer/insights.ts'
import { percentageOf, sharesOf } from '../../domain/formats/shares.ts'
import { ChartBars } from '../components/charts/chart-bars.tsx'
import { ChartShare } from '../components/charts/chart-share.tsx'
import { formatNumber } from '../components/content/format.ts'
import { insightsText } from '../text/insights.ts'
import { largestText } from './chart-headlines.ts'
import { DataChart } from './data-chart.tsx'

const words = insightsText.employees
const oneDecimal = (value: number): string => value.toFixed(1)

/** All employees by one dimension, with how many of each group have registered. */
export const WorkforceBy = ({ insights, by }: { insights: Insights; by: Dimension }) => {
  const parts = partsBy(insights, by)
  const group = insightsText.groups[by]
  return (
    <DataChart
      caption={words.by(group.by)}
      headline={largestText(parts.map(({ name, employees }) => ({ name, count: employees })))}
      legend={[words.registered, words.notRegistered]}
      heading={group.heading}
      things={group.things}
      rows={parts}
      rowKey={({ name }) => name}
      nameOf={({ name }) => name}
      measures={[
        { key: 'employees', header: words.all, value: ({ employees }) => employees, total: insights.employees },
        {
          key: 'share',
          header: words.shareOfAll,
          value: ({ employees }) => percentageOf(employees, insights.employees),
          text: oneDecimal,
        },
        {
          key: 'registered',
          header: words.registered,
          value: ({ registered }) => registered,
          total: insights.registered,
        },
        {
          key: 'percentage',
          header: words.registeredShare,
          value: ({ registered, employees }) => percentageOf(registered, employees),
          text: oneDecimal,
          total: percentageOf(insights.registered, insights.employees),
        },
      ]}
      file={words.file}
      chart={
        <ChartBars
          rows={parts.map(({ name, employees, registered }) => ({
            key: name,
            label: name,
            values: [registered, employees - registered],
            text: formatNumber(employees),
          }))}
        />
      }
    />
  )
}

/** When employees last logged in, in five groups. */
export const ActivityChart = ({ insights, file }: { insights: Insights; file: string }) => {
  const counts = activities.map((activity) => insights.activity[activity])
  const shares = sharesOf(counts)
  const parts = activities.map((activity, index) => ({
    key: activity,
    label: words.activities[activity],
    value: counts[index] ?? 0,
    text: formatNumber(counts[index] ?? 0),
    percent: shares[index] ?? 0,
  }))
  return (
    <DataChart
      caption={words.activity}
      headline={insightsText.engagement.cameBack(`${shares[0] ?? 0}%`)}
      summary={`${parts.map(({ label, percent }) => `${label}: ${percent}%`).join(', ')}.`}
      heading={words.activity}
      things={words.things}
      rows={parts}
      rowKey={({ key }) => key}
      nameOf={({ label }) => label}
      measures={[
        { key: 'employees', header: words.all, value: ({ value }) => value, total: insights.employees },
        { key: 'share', header: words.shareOfAll, value: ({ percent }) => percent, total: 100 },
      ]}
      file={file}
      chart={<ChartShare parts={parts} />}
    />
  )
}

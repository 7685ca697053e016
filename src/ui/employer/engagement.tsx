import { engagementOf, leastRegisteredFirst, splitOf } from '../../domain/employer/engagement.ts'
import { notRegistered } from '../../domain/employer/registration.ts'
import type { Insights } from '../../domain/employer/insights.ts'
import { monthsOfPeriod, partsBy } from '../../domain/employer/insights.ts'
import { percentageOf } from '../../domain/formats/shares.ts'
import { ChartBars } from '../components/charts/chart-bars.tsx'
import { ChartOutline } from '../components/charts/chart-outline.tsx'
import { ChartColumns } from '../components/charts/chart-columns.tsx'
import { formatNumber, formatPercentage } from '../components/content/format.ts'
import { KeyFigures } from '../components/charts/key-figures.tsx'
import { insightsText } from '../text/insights.ts'
import { monthsText, spreadText } from './chart-headlines.ts'
import { DataChart } from './data-chart.tsx'
import { EngagementNext } from './engagement-next.tsx'
import { ActivityChart } from './insights-charts.tsx'
import { InsightsPage } from './insights-page.tsx'
import { monthText } from './trend-chart.tsx'

const words = insightsText.engagement
const all = insightsText.employees

const legend = [words.active, words.notActive, words.unregistered]

/** The figures; null while they are loading. */
const Figures = ({ insights }: { insights: Insights | null }) => {
  const { within7, within30, within90, never } = (insights && engagementOf(insights)) ?? {}
  const count = (value: number | undefined): string | null => (value === undefined ? null : formatNumber(value))
  return (
    <KeyFigures
      label={words.figures}
      figures={[
        {
          name: words.registered,
          value: insights && formatPercentage(percentageOf(insights.registered, insights.employees)),
        },
        { name: words.within7, value: count(within7) },
        { name: words.within30, value: count(within30) },
        { name: words.within90, value: count(within90) },
        { name: words.never, value: count(never) },
      ]}
    />
  )
}

/** How many came, and how many never did. */
const findingOf = (insights: Insights): string => {
  const { within30, never } = engagementOf(insights)
  return words.finding(formatNumber(within30), formatNumber(never))
}

const Registrations = ({ insights }: { insights: Insights }) => {
  const months = monthsOfPeriod(insights.months, '12')
  const sum = months.reduce((count, { registrations }) => count + registrations, 0)
  return (
    <DataChart
      caption={words.byMonth}
      headline={monthsText(insights)}
      note={words.monthsSummary(formatNumber(sum))}
      heading={insightsText.month}
      things={all.months}
      rows={months}
      rowKey={({ month }) => month}
      nameOf={({ month }) => monthText(month)}
      measures={[
        { key: 'registrations', header: words.registrations, value: ({ registrations }) => registrations, total: sum },
      ]}
      file={words.file}
      chart={
        <ChartColumns
          parts={1}
          named={months.at(-1)?.month}
          format={formatNumber}
          rows={months.map(({ month, registrations }) => ({
            key: month,
            label: monthText(month, 'short').slice(0, 3),
            values: [registrations],
          }))}
        />
      }
    />
  )
}

const ByDepartment = ({ insights }: { insights: Insights }) => {
  const parts = leastRegisteredFirst(partsBy(insights, 'department'))
  const group = insightsText.groups.department
  const shareOf = (part: { registered: number; employees: number }) => percentageOf(part.registered, part.employees)
  return (
    <DataChart
      caption={words.byDepartment}
      headline={spreadText(
        parts.map(({ name, registered, employees }) => ({ name, count: registered, whole: employees })),
      )}
      legend={legend}
      heading={group.heading}
      things={group.things}
      rows={parts}
      rowKey={({ name }) => name}
      nameOf={({ name }) => name}
      measures={[
        { key: 'employees', header: all.all, value: ({ employees }) => employees, total: insights.employees },
        {
          key: 'registered',
          header: words.registered,
          value: ({ registered }) => registered,
          total: insights.registered,
        },
        {
          key: 'share',
          header: all.registeredShare,
          value: shareOf,
          text: (value) => value.toFixed(1),
          total: shareOf(insights),
        },
        { key: 'active', header: words.active, value: ({ active }) => active, total: engagementOf(insights).within30 },
      ]}
      file={words.file}
      chart={
        <ChartBars
          full={100}
          rows={parts.map((part) => ({
            key: part.name,
            label: part.name,
            values: splitOf(part).map((count) => percentageOf(count, part.employees)),
            text: words.registeredOf(formatPercentage(shareOf(part))),
          }))}
        />
      }
    />
  )
}

/** Registration and activity, with links to improve them. */
export const Engagement = () => (
  <InsightsPage
    words={words}
    findingOf={findingOf}
    awaited={words.finding('000', '000')}
    outline={
      <>
        <Figures insights={null} />
        <EngagementNext notRegistered={null} />
        <ChartOutline
          headline={insightsText.spread.alike('00.0%', '00.0%')}
          caption={words.byDepartment}
          legend={legend}
          rows={7}
          text={words.registeredOf('00.0%')}
        />
        <ChartOutline
          headline={all.compared.most('November', 12)}
          caption={`${words.byMonth}.`}
          note={words.monthsSummary('0,000')}
          blockSize="20rem"
        />
        <ChartOutline headline={words.cameBack('00%')} caption={all.activity} blockSize="15rem" />
      </>
    }
  >
    {(insights) => (
      <>
        <Figures insights={insights} />
        <EngagementNext notRegistered={notRegistered(insights)} />
        <ByDepartment insights={insights} />
        <Registrations insights={insights} />
        <ActivityChart insights={insights} file={words.file} />
      </>
    )}
  </InsightsPage>
)

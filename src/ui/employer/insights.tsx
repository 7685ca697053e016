import { memo } from 'react'
import { changeOver } from '../../domain/employer/findings.ts'
import { engagementOf } from '../../domain/employer/engagement.ts'
import type { Insights as Figures, Period } from '../../domain/employer/insights.ts'
import { monthsOfPeriod, periods, readPeriod, registeredByMonth, writePeriod } from '../../domain/employer/insights.ts'
import { percentageOf } from '../../domain/formats/shares.ts'
import { formatNumber, formatPercentage } from '../components/content/format.ts'
import { ChartOutline } from '../components/charts/chart-outline.tsx'
import { KeyFigures } from '../components/charts/key-figures.tsx'
import { Segmented } from '../components/inputs/segmented.tsx'
import { useAddress } from '../components/navigation/use-address.ts'
import { insightsText } from '../text/insights.ts'
import { monthsText } from './chart-headlines.ts'
import { chartGrid } from './chart-grid.ts'
import { ActivityChart, WorkforceBy } from './insights-charts.tsx'
import { InsightsPage } from './insights-page.tsx'
import { monthText, TrendChart } from './trend-chart.tsx'

const words = insightsText.employees

const registeredOf = ({ registered }: { registered: number }): number => registered

/** How many have registered, and how the latest month compares. */
const findingOf = (insights: Figures): string =>
  words.finding(formatPercentage(percentageOf(insights.registered, insights.employees)), monthsText(insights))

const RegisteredOverTime = memo(({ insights, period }: { insights: Figures; period: Period }) => {
  const months = monthsOfPeriod(registeredByMonth(insights), period)
  const [first, last] = [months[0], months.at(-1)]
  const grown = changeOver(months.map(({ month, registered }) => ({ month, value: registered })))
  return (
    <TrendChart
      key={period}
      caption={words.overTime}
      headline={grown ? words.grown(grown.change, monthText(grown.first.month)) : undefined}
      summary={
        first && last
          ? words.trend(
              monthText(first.month),
              formatNumber(first.registered),
              monthText(last.month),
              formatNumber(last.registered),
            )
          : words.none
      }
      rows={months}
      measures={[{ key: 'registered', header: words.registered, value: ({ registered }) => registered }]}
      valueOf={registeredOf}
      format={formatNumber}
      readLabel={words.read}
      textOf={({ month, registered }) => words.point(monthText(month), formatNumber(registered))}
      file={words.file}
    />
  )
})

/** The period is in the address. */
const OverTime = ({ insights }: { insights: Figures }) => {
  const { named, wanted, ask } = useAddress(readPeriod, writePeriod)
  return (
    <section aria-label={words.overTime}>
      <Segmented
        name="period"
        legend={words.period}
        value={wanted}
        options={periods.map((value) => ({ value, label: words.periods[value] }))}
        onChange={ask}
      />
      <RegisteredOverTime insights={insights} period={named} />
    </section>
  )
}

/** The figures; null while they are loading. */
const InFigures = ({ insights }: { insights: Figures | null }) => {
  const activity = insights && engagementOf(insights)
  return (
    <KeyFigures
      label={words.figures}
      figures={[
        { name: words.all, value: insights && formatNumber(insights.employees) },
        {
          name: words.registered,
          value: insights && formatPercentage(percentageOf(insights.registered, insights.employees)),
        },
        { name: words.active, value: activity && formatNumber(activity.within30) },
        { name: insightsText.engagement.never, value: activity && formatNumber(activity.never) },
      ]}
    />
  )
}

const outline = (
  <>
    <InFigures insights={null} />
    <ChartOutline headline={words.grown(1000, 'December 2025')} caption={words.overTime} blockSize="18rem" />
    <ChartOutline
      headline={words.largest('00 to 00', '00.0%')}
      caption={words.by(insightsText.groups.age.by)}
      legend={[words.registered, words.notRegistered]}
      rows={6}
      text="0,000"
    />
  </>
)

/** The workforce in figures [INS-1]. */
export const Insights = () => (
  <InsightsPage
    words={words}
    findingOf={findingOf}
    outline={outline}
    awaited={words.finding('00.0%', words.compared.most('November', 12))}
  >
    {(insights) => (
      <>
        <InFigures insights={insights} />
        <OverTime insights={insights} />
        <div className={chartGrid}>
          <WorkforceBy insights={insights} by="age" />
          <WorkforceBy insights={insights} by="service" />
          <WorkforceBy insights={insights} by="department" />
          <WorkforceBy insights={insights} by="location" />
        </div>
        <ActivityChart insights={insights} file={words.file} />
      </>
    )}
  </InsightsPage>
)

import type { ReactNode } from 'react'
import { changeInAYear, shareTaken } from '../../domain/employer/take-up.ts'
import type { TakeUpOfBenefit } from '../../domain/employer/take-up-of-benefit.ts'
import { sharesOf } from '../../domain/formats/shares.ts'
import { changeOver } from '../../domain/employer/findings.ts'
import { ChartBars } from '../components/charts/chart-bars.tsx'
import { paintCount } from '../components/charts/chart-paint.tsx'
import { ChartShare } from '../components/charts/chart-share.tsx'
import { formatNumber, formatPercentage } from '../components/content/format.ts'
import { insightsText } from '../text/insights.ts'
import { apartIn, spreadText } from './chart-headlines.ts'
import type { Measure } from './data-chart.tsx'
import { DataChart } from './data-chart.tsx'
import { Points } from './points.tsx'
import { monthText, TrendChart } from './trend-chart.tsx'

const words = insightsText.ofBenefit
const { eligible, taken, share } = insightsText.takeUp

type Counted = { readonly eligible: number; readonly taken: number }
type Group = TakeUpOfBenefit['groups'][number]

const measuresOf = (whole: Counted | null): readonly Measure<Counted>[] => [
  { key: 'eligible', header: eligible, value: (row) => row.eligible, ...(whole && { total: whole.eligible }) },
  { key: 'taken', header: taken, value: (row) => row.taken, ...(whole && { total: whole.taken }) },
  {
    key: 'share',
    header: `${share}, %`,
    value: shareTaken,
    text: (value) => value.toFixed(1),
    ...(whole && { total: shareTaken(whole) }),
  },
]

const shareText = (row: Counted): string => formatPercentage(shareTaken(row))

/** The main figures of a benefit, as names and values. */
export const factsOf = (takeUp: TakeUpOfBenefit): readonly { name: string; value: ReactNode }[] => {
  const change = changeInAYear(takeUp)
  return [
    { name: insightsText.takeUp.share, value: formatPercentage(shareTaken(takeUp)) },
    { name: insightsText.takeUp.taken, value: formatNumber(takeUp.taken) },
    { name: insightsText.takeUp.eligible, value: formatNumber(takeUp.eligible) },
    ...(change === null ? [] : [{ name: insightsText.takeUp.change, value: <Points value={change} /> }]),
  ]
}

const takenOf = (row: Counted): number => row.taken

/** The take-up of a benefit by month. */
export const TakeUpOverTime = ({ takeUp: { name, months } }: { takeUp: TakeUpOfBenefit }) => {
  const [first, last] = [months[0], months.at(-1)]
  const found = changeOver(months.map(({ month, taken: value }) => ({ month, value })))
  return (
    <TrendChart
      caption={words.overTime}
      headline={
        found
          ? words.fromTo(
              formatNumber(found.first.value),
              monthText(found.first.month),
              formatNumber(found.last.value),
              monthText(found.last.month),
            )
          : undefined
      }
      summary={
        first && last
          ? words.trend(monthText(first.month), shareText(first), monthText(last.month), shareText(last))
          : words.none
      }
      rows={months}
      measures={measuresOf(null)}
      valueOf={takenOf}
      format={formatNumber}
      readLabel={words.read}
      textOf={(row) => words.point(monthText(row.month), shareText(row), formatNumber(row.taken))}
      file={`${words.file}-${name}`}
    />
  )
}

/** The take-up of a benefit by one dimension. */
export const TakeUpByGroup = ({ takeUp, group: { by, parts } }: { takeUp: TakeUpOfBenefit; group: Group }) => {
  const group = insightsText.groups[by]
  const shares = parts.map((part) => ({ name: part.name, count: part.taken, whole: part.eligible }))
  const apart = apartIn(shares)
  return (
    <DataChart
      caption={words.by(group.by)}
      headline={spreadText(shares)}
      heading={group.heading}
      things={group.things}
      rows={parts}
      rowKey={({ name }) => name}
      nameOf={({ name }) => name}
      measures={measuresOf(takeUp)}
      file={`${words.file}-${takeUp.name}`}
      chart={
        <ChartBars
          full={100}
          rows={parts.map((part) => ({
            key: part.name,
            label: part.name,
            values: [shareTaken(part)],
            text: words.shareOf(shareText(part), formatNumber(part.eligible)),
            isRest: apart !== null && !apart.includes(part.name),
          }))}
        />
      }
    />
  )
}

/** What members of the benefit chose; nothing for a benefit without levels. */
export const TakeUpByLevel = ({ takeUp }: { takeUp: TakeUpOfBenefit }) => {
  const { levels, name } = takeUp
  if (levels.length === 0) return null
  const shares = sharesOf(levels.map((level) => level.taken))
  const parts = levels.map((level, index) => ({
    key: level.name,
    label: level.name,
    value: level.taken,
    text: formatNumber(level.taken),
    percent: shares[index] ?? 0,
  }))
  const [most] = [...parts].sort((a, b) => b.value - a.value)
  return (
    <DataChart
      caption={words.levels}
      headline={most && words.most(most.label, `${most.percent}%`)}
      heading={words.level}
      things={words.choices}
      rows={parts}
      rowKey={({ key }) => key}
      nameOf={({ label }) => label}
      measures={[
        { key: 'taken', header: taken, value: ({ value }) => value, total: takeUp.taken },
        { key: 'share', header: insightsText.employees.shareOfAll, value: ({ percent }) => percent },
      ]}
      file={`${words.file}-${name}`}
      chart={
        parts.length <= paintCount ? (
          <ChartShare parts={parts} />
        ) : (
          <ChartBars rows={parts.map(({ key, label, value, text }) => ({ key, label, values: [value], text }))} />
        )
      }
    />
  )
}

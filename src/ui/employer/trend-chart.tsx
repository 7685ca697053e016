import { createContext, use, useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { axisOf } from '../../domain/formats/axis.ts'
import { monthNames, monthYear } from '../../domain/formats/calendar.ts'
import { ChartReader } from '../components/charts/chart-reader.tsx'
import { ChartTrend } from '../components/charts/chart-trend.tsx'
import { insightsText } from '../text/insights.ts'
import { DataChart, type Measure } from './data-chart.tsx'

/** A month yyyy-mm in words: 'November 2026', or 'Nov 2026' where space is short. */
export const monthText = (month: string, form: 'long' | 'short' = 'long'): string => {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  return form === 'long' ? monthYear(year, number) : `${monthNames[number - 1]?.slice(0, 3) ?? ''} ${year}`
}

/** The index of the marked month, null for the last one, and a callback to mark another. */
const Marked = createContext<{ readonly place: number | null; readonly onMark: (at: number) => void } | null>(null)

/** Marking a month redraws neither the table nor the axes. */
const Marks = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState<number | null>(null)
  return <Marked value={useMemo(() => ({ place, onMark: setPlace }), [place])}>{children}</Marked>
}

const useMark = (months: number): { readonly at: number; readonly onMark: (at: number) => void } => {
  const marked = use(Marked)
  if (!marked) throw new Error('A chart or its reader was drawn outside its TrendChart.')
  const { place, onMark } = marked
  return { at: place === null ? months - 1 : Math.min(place, months - 1), onMark }
}

const MarkedTrend = (props: Omit<ComponentProps<typeof ChartTrend>, 'at' | 'onMark'>) => (
  <ChartTrend {...props} {...useMark(props.points.length)} />
)
const MarkedReader = (props: Omit<ComponentProps<typeof ChartReader>, 'at' | 'onMark'>) => (
  <ChartReader {...props} {...useMark(props.texts.length)} />
)

/** Data by month: a line, a control to read each month, a table and a file. */
export const TrendChart = <Row extends { readonly month: string }>({
  caption,
  headline,
  summary,
  rows,
  measures,
  valueOf,
  format,
  readLabel,
  textOf,
  file,
}: {
  caption: string
  headline: string | undefined
  summary: string
  rows: readonly Row[]
  measures: readonly Measure<Row>[]
  /** The value that the line shows. */
  valueOf: (row: Row) => number
  /** Formats a value of the axis in few characters. */
  format: (value: number) => string
  readLabel: string
  /** The reader's text for a month. */
  textOf: (row: Row) => string
  file: string
}) => {
  const axis = useMemo(() => axisOf(rows.map(valueOf)), [rows, valueOf])
  return (
    <Marks>
      <DataChart
        caption={caption}
        headline={headline}
        axis={axis.from > 0 ? insightsText.chart.axisFrom(format(axis.from)) : undefined}
        summary={summary}
        heading={insightsText.month}
        things={insightsText.employees.months}
        rows={rows}
        rowKey={({ month }) => month}
        nameOf={({ month }) => monthText(month)}
        measures={measures}
        file={file}
        chart={
          <MarkedTrend
            points={rows.map((row) => ({ key: row.month, label: monthText(row.month, 'short'), value: valueOf(row) }))}
            format={format}
            axis={axis}
          />
        }
        reader={<MarkedReader label={readLabel} texts={rows.map(textOf)} />}
      />
    </Marks>
  )
}

import { useState } from 'react'
import { monthNames, monthYear } from '../../domain/kernel/months.ts'
import { ChartReader } from '../kit/chart-reader.tsx'
import { ChartTrend } from '../kit/chart-trend.tsx'
import { insightsText } from '../text/insights.ts'
import type { Measure } from './data-figure.tsx'
import { DataFigure } from './data-figure.tsx'

/** A month yyyy-mm in words: 'November 2026', or 'Nov 2026' where there is little room. */
export const monthText = (month: string, form: 'long' | 'short' = 'long'): string => {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  return form === 'long' ? monthYear(year, number) : `${monthNames[number - 1]?.slice(0, 3) ?? ''} ${year}`
}

/** What happened month by month: a line, a way to read each month, a table and a file. */
export const TrendFigure = <Row extends { readonly month: string }>({
  caption,
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
  summary: string
  rows: readonly Row[]
  measures: readonly Measure<Row>[]
  /** What the line shows. */
  valueOf: (row: Row) => number
  /** A number of the axis in few letters. */
  format: (value: number) => string
  readLabel: string
  /** What the reader says of a month. */
  textOf: (row: Row) => string
  file: string
}) => {
  const [marked, setMarked] = useState<number | null>(null)
  const at = marked === null ? rows.length - 1 : Math.min(marked, rows.length - 1)
  return (
    <DataFigure
      caption={caption}
      summary={summary}
      heading={insightsText.month}
      things={insightsText.employees.months}
      rows={rows}
      rowKey={({ month }) => month}
      nameOf={({ month }) => monthText(month)}
      measures={measures}
      file={file}
      chart={
        <ChartTrend
          points={rows.map((row) => ({ key: row.month, label: monthText(row.month, 'short'), value: valueOf(row) }))}
          at={at}
          onMark={setMarked}
          format={format}
        />
      }
      reader={<ChartReader label={readLabel} texts={rows.map(textOf)} at={at} onMark={setMarked} />}
    />
  )
}

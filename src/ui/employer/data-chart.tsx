import type { ReactNode } from 'react'
import { csvName, csvOf } from '../../domain/formats/csv.ts'
import { Button } from '../components/actions/button.tsx'
import { Chart } from '../components/charts/chart.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { formatNumber } from '../components/content/format.ts'
import { Table } from '../components/tables/table.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { usePortal } from '../portal.ts'
import { insightsText } from '../text/insights.ts'

const words = insightsText.chart

/** A column of figures, the same in the table and in the file. */
export interface Measure<Row> {
  readonly key: string
  readonly header: string
  readonly value: (row: Row) => number
  /** Formats the value; a count if omitted. */
  readonly text?: (value: number) => string
  /** The value of the last row; empty if omitted. */
  readonly total?: number
}

/** The button that saves a chart's rows as a file. */
export const SaveCsv = <Row,>({
  caption,
  file,
  heading,
  nameOf,
  rows,
  measures,
}: {
  caption: string
  file: string
  heading: string
  nameOf: (row: Row) => string
  rows: readonly Row[]
  measures: readonly Measure<Row>[]
}) => {
  const { saveFile } = usePortal()
  return (
    <Button
      variant="secondary"
      size="small"
      icon="download"
      onPress={() =>
        saveFile({
          name: csvName(file, caption),
          type: 'text/csv;charset=utf-8',
          text: csvOf(
            [heading, ...measures.map(({ header }) => header)],
            rows.map((row) => [nameOf(row), ...measures.map(({ value }) => value(row))]),
          ),
        })
      }
    >
      {words.download}
      <VisuallyHidden>{words.ofChart(caption)}</VisuallyHidden>
    </Button>
  )
}

/** A chart whose rows are also a table and a CSV file. One list of measures produces both, so they cannot differ. */
export const DataChart = <Row,>({
  caption,
  summary,
  legend = [],
  heading,
  things,
  rows,
  rowKey,
  nameOf,
  measures,
  chart,
  reader,
  file,
}: {
  caption: string
  /** A one-sentence summary of the chart. */
  summary: string
  legend?: readonly string[]
  /** The heading of the rows. */
  heading: string
  /** The plural for the message that there are none. */
  things: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  nameOf: (row: Row) => string
  measures: readonly Measure<Row>[]
  chart: ReactNode
  reader?: ReactNode
  file: string
}) => {
  const totals = measures.filter(({ total }) => total !== undefined)
  return rows.length === 0 ? (
    <EmptyState title={words.none(things)}>{caption}</EmptyState>
  ) : (
    <Chart
      caption={caption}
      summary={summary}
      legend={legend}
      chart={chart}
      reader={reader}
      actions={<SaveCsv {...{ caption, file, heading, nameOf, rows, measures }} />}
      table={
        <Table
          caption={caption}
          captionShown="to-screen-readers"
          rows={rows}
          rowKey={rowKey}
          columns={[
            { key: 'name', header: heading, kind: 'heading', cell: nameOf },
            ...measures.map(({ key, header, value, text = formatNumber }) => ({
              key,
              header,
              kind: 'money' as const,
              cell: (row: Row) => text(value(row)),
            })),
          ]}
          footer={
            totals.length === 0
              ? undefined
              : {
                  name: words.total,
                  ...Object.fromEntries(totals.map(({ key, total, text = formatNumber }) => [key, text(total ?? 0)])),
                }
          }
        />
      }
    />
  )
}

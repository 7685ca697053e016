import type { ReactNode } from 'react'
import { csvName, csvOf } from '../../domain/formats/csv.ts'
import { Button } from '../components/actions/button.tsx'
import { Chart } from '../components/charts/chart.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { formatNumber } from '../components/content/format.ts'
import { Table } from '../components/tables/table.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useCsv } from '../use-csv.ts'
import { insightsText } from '../text/insights.ts'
import { useChartMenu } from './analytics-page.tsx'
import { withWholeWords } from '../components/content/whole-words.tsx'

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

interface Saved<Row> {
  readonly caption: string
  readonly file: string
  readonly heading: string
  readonly nameOf: (row: Row) => string
  readonly rows: readonly Row[]
  readonly measures: readonly Measure<Row>[]
}

/** Saves a chart's rows as a file. */
export const useSaveCsv = <Row,>({ caption, file, heading, nameOf, rows, measures }: Saved<Row>): (() => void) => {
  const saveCsv = useCsv()
  return () =>
    saveCsv(
      csvName(file, caption),
      csvOf(
        [heading, ...measures.map(({ header }) => header)],
        rows.map((row) => [nameOf(row), ...measures.map(({ value }) => value(row))]),
      ),
    )
}

/** A chart whose rows are also a table and a CSV file. One list of measures produces both, so they cannot differ. */
export const DataChart = <Row,>({
  caption,
  headline,
  note,
  axis,
  summary = headline ?? '',
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
  /** What the chart says, as its heading. */
  headline?: string | undefined
  /** A sentence after the caption. */
  note?: string | undefined
  /** Where the axis starts, which is of no use to the table. */
  axis?: string | undefined
  /** A one-sentence summary of the chart; its headline if omitted. */
  summary?: string
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
  const save = useSaveCsv({ caption, file, heading, nameOf, rows, measures })
  const view = useChartMenu(caption, save)
  const totals = measures.filter(({ total }) => total !== undefined)
  return rows.length === 0 ? (
    <EmptyState title={words.none(things)}>{caption}</EmptyState>
  ) : (
    <Chart
      caption={caption}
      headline={headline && withWholeWords(headline)}
      note={view === 'table' ? note : (axis ?? note)}
      view={view ?? undefined}
      summary={summary}
      legend={legend}
      chart={chart}
      reader={reader}
      actions={
        <Button variant="secondary" size="small" icon="download" onPress={save}>
          {words.download}
          <VisuallyHidden>{words.ofChart(caption)}</VisuallyHidden>
        </Button>
      }
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

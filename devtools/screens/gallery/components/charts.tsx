import { useState } from 'react'
import { ChartBars } from '../../../../src/ui/components/charts/chart-bars.tsx'
import { ChartColumns } from '../../../../src/ui/components/charts/chart-columns.tsx'
import { ChartOutline } from '../../../../src/ui/components/charts/chart-outline.tsx'
import { Chart } from '../../../../src/ui/components/charts/chart.tsx'
import { ChartReader } from '../../../../src/ui/components/charts/chart-reader.tsx'
import { ChartShare } from '../../../../src/ui/components/charts/chart-share.tsx'
import { ChartTrend } from '../../../../src/ui/components/charts/chart-trend.tsx'
import { formatMoney, formatPounds } from '../../../../src/ui/components/content/format.ts'
import { LoadingBar } from '../../../../src/ui/components/feedback/loading-bar.tsx'
import { Outline } from '../../../../src/ui/components/feedback/outline.tsx'
import { Segmented } from '../../../../src/ui/components/inputs/segmented.tsx'
import { Table } from '../../../../src/ui/components/tables/table.tsx'

const lines = [
  { key: 'pension', name: 'Workplace pension', company: 225000, employee: 225000 },
  { key: 'medical', name: 'Private medical insurance', company: 43200, employee: 19350 },
  { key: 'gym', name: 'Gym membership', company: 12000, employee: 29988 },
  { key: 'will', name: 'Will writing, with a rather long name that wraps', company: 0, employee: 900 },
]

const table = (
  <Table
    caption="What each benefit costs"
    captionShown="to-screen-readers"
    rows={lines}
    rowKey={({ key }) => key}
    columns={[
      { key: 'name', header: 'Benefit', kind: 'heading', cell: ({ name }) => name },
      { key: 'total', header: 'Total', kind: 'money', cell: (line) => formatMoney(line.company + line.employee) },
    ]}
  />
)

const trend = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((label, month) => ({
  key: label,
  label,
  value: 20 + month * month * 2,
}))

const TrendChart = () => {
  const [at, mark] = useState(trend.length - 1)
  return (
    <Chart
      caption="What grows"
      legend={[]}
      summary="It grows from 20 to 70."
      table={table}
      chart={<ChartTrend points={trend} at={at} onMark={mark} format={String} />}
      reader={
        <ChartReader
          label="Choose a month"
          texts={trend.map(({ label, value }) => `${label}: ${value}`)}
          at={at}
          onMark={mark}
        />
      }
    />
  )
}

const LoadingBarComponentExample = () => (
  <>
    <LoadingBar label="Loading the voucher shop" />
  </>
)

const ViewsComponentExample = () => {
  const [view, setView] = useState<'year' | 'month'>('year')
  return (
    <>
      <Segmented
        name="view"
        legend="Show"
        value={view}
        options={[
          { value: 'year', label: 'By year' },
          { value: 'month', label: 'By month' },
        ]}
        onChange={setView}
      />
    </>
  )
}

const BarsComponentExample = () => (
  <>
    <Chart
      caption="What each benefit costs"
      legend={['Company', 'You']}
      summary="Pension is the most."
      table={table}
      chart={
        <ChartBars
          rows={lines.map(({ key, name, company, employee }) => ({
            key,
            label: name,
            values: [company, employee],
            text: formatMoney(company + employee),
          }))}
        />
      }
    />
    <Outline label="Loading what each benefit costs">
      <ChartOutline
        headline="Most people like tea"
        caption="What each benefit costs"
        legend={['Company', 'You']}
        rows={3}
        text="£0,000.00"
      />
      <ChartOutline headline="Most people like tea" caption="Six parts a month" blockSize="8rem" />
    </Outline>
  </>
)

const ColumnsComponentExample = () => (
  <>
    <Chart
      caption="Six parts a month"
      legend={['One', 'Two', 'Three', 'Four', 'Five', 'Six']}
      summary="All parts grow."
      table={table}
      chart={
        <ChartColumns
          parts={6}
          format={formatPounds}
          rows={['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((label, month) => ({
            key: label,
            label,
            values: [4, 3, 2, 2, 1, 1].map((part) => part * (month + 4) * 1000),
          }))}
        />
      }
    />
  </>
)

const TrendComponentExample = () => (
  <>
    <TrendChart />
  </>
)

const SharesComponentExample = () => (
  <>
    <Chart
      caption="What each part is of the whole"
      legend={[]}
      summary="The first is the most."
      table={table}
      chart={
        <ChartShare
          parts={[50, 20, 12, 10, 5, 3].map((percent, index) => ({
            key: String(index),
            label: `Part ${index + 1}`,
            value: percent,
            text: formatMoney(percent * 100),
            percent,
          }))}
        />
      }
    />
  </>
)

export const chartExamples = {
  'loading-bar': LoadingBarComponentExample,
  views: ViewsComponentExample,
  bars: BarsComponentExample,
  columns: ColumnsComponentExample,
  trend: TrendComponentExample,
  shares: SharesComponentExample,
}

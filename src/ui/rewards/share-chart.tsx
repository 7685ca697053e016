import { sharesOf } from '../../domain/formats/shares.ts'
import { ChartBars } from '../components/charts/chart-bars.tsx'
import { Chart } from '../components/charts/chart.tsx'
import { formatMoney } from '../components/content/format.ts'
import { Money } from '../components/content/money.tsx'
import { Table } from '../components/tables/table.tsx'
import { rewardsText } from '../text/rewards.ts'

const words = rewardsText.total

export interface Part {
  readonly key: string
  readonly name: string
  readonly pence: number
}

/** The parts of one sum: a bar each, labelled with its amount and its share, so that it needs no legend. */
export const ShareChart = ({
  caption,
  heading,
  parts,
}: {
  caption: string
  /** The heading of the first column of the table. */
  heading: string
  parts: readonly Part[]
}) => {
  const shares = sharesOf(parts.map(({ pence }) => pence))
  const rows = parts.map((part, place) => ({ ...part, share: `${shares[place] ?? 0}%` }))
  const sum = parts.reduce((all, { pence }) => all + pence, 0)
  const summary = rows.map(({ name, pence, share }) => `${name} ${formatMoney(pence)}, ${share}`)
  return (
    <Chart
      caption={caption}
      legend={[]}
      summary={`${summary.join('; ')}. ${words.totalAYear} ${formatMoney(sum)}.`}
      chart={
        <ChartBars
          rows={rows.map(({ key, name, pence, share }) => ({
            key,
            label: name,
            values: [pence],
            text: `${formatMoney(pence)} · ${share}`,
          }))}
        />
      }
      table={
        <Table
          caption={caption}
          captionShown="to-screen-readers"
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'name', header: heading, kind: 'heading', cell: ({ name }) => name },
            { key: 'pence', header: words.perYear, kind: 'money', cell: ({ pence }) => <Money pence={pence} /> },
            { key: 'share', header: words.share, kind: 'money', cell: ({ share }) => share },
          ]}
          footer={{ name: words.totalAYear, pence: <Money pence={sum} />, share: sum === 0 ? '0%' : '100%' }}
        />
      }
    />
  )
}

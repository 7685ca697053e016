import { css } from '@linaria/core'
import type { TakeUpQuery, TakeUpSort } from '../../domain/employer/take-up-query.ts'
import { sortedBy } from '../../domain/employer/take-up-query.ts'
import type { BenefitTakeUp } from '../../domain/employer/take-up.ts'
import { changeInAYear, mostTaken, shareTaken } from '../../domain/employer/take-up.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { ChartBars } from '../components/charts/chart-bars.tsx'
import { Chart } from '../components/charts/chart.tsx'
import { formatNumber, formatPercentage } from '../components/content/format.ts'
import type { Column } from '../components/tables/table.tsx'
import { Table } from '../components/tables/table.tsx'
import { TextLink } from '../components/actions/text-link.tsx'
import { VisuallyHidden } from '../components/layout/visually-hidden.tsx'
import { useDispatch } from '../portal.ts'
import { insightsText } from '../text/insights.ts'
import type { Measure } from './data-chart.tsx'
import { useChartMenu } from './analytics-page.tsx'
import { useSaveCsv } from './data-chart.tsx'
import { Points } from './points.tsx'

const words = insightsText.takeUp

const shareCell = css`
  display: inline-grid;
  grid-template-columns: clamp(3rem, 13vw, 11rem) 4.25rem;
  align-items: center;
  justify-content: end;
  gap: var(--space-3);

  & > [data-part='bar'] {
    display: block;
    overflow: hidden;
    block-size: 1rem;
    border-radius: 3px;
    background: var(--sunken);
  }

  & > [data-part='bar'] > span {
    display: block;
    block-size: 100%;
    background: var(--brand-ui);
  }

  @media (max-width: 899px) {
    display: inline;

    & > [data-part='bar'] {
      display: none;
    }
  }

  @media (forced-colors: active) {
    & > [data-part='bar'] > span {
      background: CanvasText;
    }
  }
`

const Share = ({ share }: { share: number }) => (
  <span className={shareCell}>
    <span data-part="bar" aria-hidden="true">
      <span style={{ inlineSize: `${share}%` }} />
    </span>
    <span>{formatPercentage(share)}</span>
  </span>
)

const quiet = css`
  color: var(--ink-soft);
`

/** The address of a benefit's take-up. */
export const takeUpPath = (benefitId: string): string =>
  `/app/dashboard/benefit-takeup/${encodeURIComponent(benefitId)}`

const changeColumn: Column<BenefitTakeUp, TakeUpSort> = {
  key: 'change',
  header: words.change,
  kind: 'money',
  sort: 'change',
  compact: 'line-end',
  cell: (row) => {
    const change = changeInAYear(row)
    return change === null ? '–' : <Points value={change} />
  },
}

const Details = ({ benefitId, name }: BenefitTakeUp) => {
  const dispatch = useDispatch()
  return (
    <Button
      variant="quiet"
      size="small"
      onPress={() => void dispatch(openPanel, { panel: 'view-benefit-takeup-detail', subject: benefitId })}
    >
      {words.details}
      <VisuallyHidden>{words.detailsOf(name)}</VisuallyHidden>
    </Button>
  )
}

const columnsWith = (
  change: readonly Column<BenefitTakeUp, TakeUpSort>[],
): readonly Column<BenefitTakeUp, TakeUpSort>[] => [
  {
    key: 'name',
    header: words.benefit,
    kind: 'heading',
    sort: 'name',
    cell: ({ benefitId, name }) => <TextLink to={takeUpPath(benefitId)}>{name}</TextLink>,
  },
  {
    key: 'share',
    header: words.share,
    kind: 'money',
    sort: 'share',
    compact: 'end',
    cell: (row) => <Share share={shareTaken(row)} />,
  },
  ...change,
  {
    key: 'taken',
    header: words.people,
    kind: 'money',
    sort: 'taken',
    compact: 'line',
    cell: ({ taken, eligible }) => (
      <>
        <span>{formatNumber(taken)}</span>
        <span className={quiet}>{words.of(formatNumber(eligible))}</span>
      </>
    ),
  },
  {
    key: 'details',
    header: <VisuallyHidden>{words.details}</VisuallyHidden>,
    kind: 'action',
    cell: (row) => <Details {...row} />,
  },
]
const columnsOf = { withChange: columnsWith([changeColumn]), without: columnsWith([]) }

const measures: readonly Measure<BenefitTakeUp>[] = [
  { key: 'eligible', header: words.eligible, value: ({ eligible }) => eligible },
  { key: 'taken', header: words.taken, value: ({ taken }) => taken },
  { key: 'share', header: `${words.share}, %`, value: shareTaken },
]
const measuresOf = {
  withChange: [
    ...measures,
    { key: 'change', header: words.changeInPoints, value: (row: BenefitTakeUp) => changeInAYear(row) ?? 0 },
  ],
  without: measures,
}

/** The benefits as a table with sortable headings, as a chart and as a file. Employers with insights see the change over a year. */
export const TakeUpList = ({
  rows,
  sort,
  direction,
  onQuery,
}: {
  rows: readonly BenefitTakeUp[]
  sort: TakeUpSort
  direction: TakeUpQuery['direction']
  onQuery: (change: (query: TakeUpQuery) => TakeUpQuery) => void
}) => {
  const shows = rows.some((row) => changeInAYear(row) !== null) ? 'withChange' : 'without'
  const [first] = mostTaken(rows, 1)
  const save = useSaveCsv({
    caption: words.caption,
    file: words.file,
    heading: words.benefit,
    nameOf: ({ name }) => name,
    rows,
    measures: measuresOf[shows],
  })
  if (useChartMenu(words.caption, save) === 'chart')
    return (
      <Chart
        caption={words.caption}
        view="chart"
        legend={[]}
        summary={first ? words.summary(first.name, formatPercentage(shareTaken(first))) : ''}
        table={null}
        chart={
          <ChartBars
            full={100}
            rows={rows.map((row) => ({
              key: row.benefitId,
              label: row.name,
              values: [shareTaken(row)],
              text: formatPercentage(shareTaken(row)),
            }))}
          />
        }
      />
    )
  return (
    <Table
      caption={words.caption}
      captionShown="to-screen-readers"
      layout="compact"
      columns={columnsOf[shows]}
      sorted={{
        by: sort,
        order: direction === 'up' ? 'ascending' : 'descending',
        onSort: (by) => onQuery((now) => sortedBy(now, by)),
      }}
      rows={rows}
      rowKey={({ benefitId }) => benefitId}
    />
  )
}

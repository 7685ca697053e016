import { css } from '@linaria/core'
import { isFiltered, readReportView, writeReportView, type ReportView } from '../../domain/employer/report-address.ts'
import { selectReports } from '../../domain/employer/reports.ts'
import { monthYear } from '../../domain/formats/calendar.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Button } from '../components/actions/button.tsx'
import { Segmented } from '../components/inputs/segmented.tsx'
import { useAddress } from '../components/navigation/use-address.ts'
import { useSelect } from '../portal.ts'
import { stack } from '../shell/stack.ts'
import { reportsText as words } from '../text/reports.ts'
import { AwaitedFacts, FactsLine } from './facts-line.tsx'
import { LifeEventReport } from './life-event-report.tsx'
import { ReportFilters } from './report-filters.tsx'
import { ReportList } from './report-list.tsx'
import { filterRow } from './search-field.tsx'
import { Page } from '../shell/page.tsx'

const kinds = ['all', 'payroll', 'provider', 'life-event'] as const
type Kind = (typeof kinds)[number]

/** Fills the window, so that the bar of the list stands at its foot. */
const fills = css`
  flex: 1;
  display: flex;
  flex-direction: column;
`

/** A kind without a filter. */
const viewOf = (kind: Kind): ReportView => readReportView(new URLSearchParams({ type: kind }))

const kindOf = (view: ReportView): Kind => view.query.kind

/** How many reports there are, from which month on, and how many are new. */
const Facts = () => {
  const { found, months, newOnes } = useSelect(selectReports)
  const known = valueOf(found)
  if (known === null) return found.status === 'failed' ? null : <AwaitedFacts facts={[words.found(100, 100)]} />
  const first = months.at(-1)?.reports[0]
  if (known.total === 0) return null
  return (
    <FactsLine
      facts={[
        { key: 'found', fact: words.found(known.reports.length, known.total) },
        { key: 'since', fact: first ? words.since(monthYear(first.year, first.month)) : null },
        { key: 'new', fact: newOnes > 0 && <strong>{words.newOnes(newOnes)}</strong> },
      ]}
    />
  )
}

/** `/app/reporting`: payroll, provider and life-event reports by month, as the address says [REP-1]. */
export const Reports = () => {
  const { named: view, wanted, ask } = useAddress(readReportView, writeReportView)
  const { found, query: loadedFor } = useSelect(selectReports)
  const known = loadedFor?.kind === view.query.kind ? valueOf(found) : null
  const latest = kindOf(wanted) === view.query.kind ? wanted.query : view.query
  const onQuery = (query: ReportView['query']): void =>
    ask((now) => ({ ...(kindOf(now) === kindOf(view) ? now : view), query }))
  const clear = (): void => onQuery({ kind: view.query.kind, year: null, month: null, provider: null })
  return (
    <Page title={words.title} lead={<Facts />}>
      <div className={fills}>
        <div className={filterRow}>
          <Segmented<Kind>
            name="report-kind"
            legend={words.kindLegend}
            value={kindOf(wanted)}
            options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={(kind) => ask(viewOf(kind))}
          />
          {(known === null ? found.status !== 'failed' : known.total > 0) && (
            <ReportFilters
              query={latest}
              years={known?.years ?? []}
              providers={known?.providers ?? []}
              onQuery={onQuery}
            />
          )}
          {known !== null && known.reports.length > 0 && isFiltered(view.query) && (
            <Button variant="quiet" size="small" onPress={clear}>
              {words.clear}
            </Button>
          )}
        </div>
        <ReportList query={view.query} onClear={clear} />
        {view.kind === 'lifeEvents' && (
          <section className={stack} aria-labelledby="life-events">
            <h2 id="life-events">{words.lifeEvents.title}</h2>
            <LifeEventReport
              year={view.closed}
              wanted={wanted.kind === 'lifeEvents' ? wanted.closed : view.closed}
              onYear={(closed) => ask((now) => ({ ...(now.kind === 'lifeEvents' ? now : view), closed }))}
            />
          </section>
        )}
      </div>
    </Page>
  )
}

import type { ReportView } from '../../domain/employer/report-address.ts'
import { readReportView, writeReportView } from '../../domain/employer/report-address.ts'
import { Segmented } from '../components/inputs/segmented.tsx'
import { useAddress } from '../components/navigation/use-address.ts'
import { stack } from '../shell/stack.ts'
import { reportsText as words } from '../text/reports.ts'
import { LifeEventReport } from './life-event-report.tsx'
import { ReportList } from './report-list.tsx'
import { Page } from '../shell/page.tsx'

const kinds = ['payroll', 'provider', 'life-event'] as const
type Kind = (typeof kinds)[number]

/** A kind without a filter. */
const viewOf = (kind: Kind): ReportView => readReportView(new URLSearchParams({ type: kind }))

const kindOf = (view: ReportView): Kind => view.query.kind

/** `/app/reporting`: payroll, provider and life-event reports, as the address says [REP-1]. */
export const Reports = () => {
  const { named: view, wanted, ask } = useAddress(readReportView, writeReportView)
  return (
    <Page title={words.title} lead={words.lead}>
      <div className={stack}>
        <Segmented<Kind>
          name="report-kind"
          legend={words.kindLegend}
          value={kindOf(wanted)}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(kind) => ask(viewOf(kind))}
        />
        <ReportList
          query={view.query}
          wanted={kindOf(wanted) === view.query.kind ? wanted.query : view.query}
          onQuery={(query) => ask((now) => ({ ...(kindOf(now) === kindOf(view) ? now : view), query }))}
        />
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

import { selectLifeEventRow } from '../../domain/employer/life-event-report.ts'
import { selectReport, type ReportKind } from '../../domain/employer/reports.ts'
import { monthYear } from '../../domain/formats/calendar.ts'
import { closePanel } from '../../domain/shell/panels.ts'
import { DateText } from '../components/content/date-text.tsx'
import { DescriptionList } from '../components/content/description-list.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { reportsText as words } from '../text/reports.ts'
import { DownloadOne, ReportDownloadStatus } from './report-list.tsx'

/** The panels `payroll-report` and `provider-report`: a report's details and its download. */
export const ReportPanel = ({ kind, subject, isOpen }: { kind: ReportKind; subject: string; isOpen: boolean }) => {
  const report = useSelect(selectReport, subject)
  const dispatch = useDispatch()
  return (
    <SidePanel
      isOpen={isOpen}
      title={words.panels[kind]}
      onClose={() => void dispatch(closePanel, undefined)}
      actions={report && <DownloadOne report={report} />}
    >
      {report === null ? (
        <p>{words.gone}</p>
      ) : (
        <DescriptionList
          facts={[
            { term: words.report, detail: report.label },
            { term: words.period, detail: monthYear(report.year, report.month) },
            ...(report.providerName === null ? [] : [{ term: words.provider, detail: report.providerName }]),
          ]}
        />
      )}
      <ReportDownloadStatus />
    </SidePanel>
  )
}

/** The panel `lifeevent-report`: the report of a month, or one employee's life event. */
export const LifeEventReportPanel = (props: { subject: string; isOpen: boolean }) => {
  const report = useSelect(selectReport, props.subject)
  return report === null ? <LifeEventPanel {...props} /> : <ReportPanel kind="life-event" {...props} />
}

const LifeEventPanel = ({ subject, isOpen }: { subject: string; isOpen: boolean }) => {
  const row = useSelect(selectLifeEventRow, subject)
  const dispatch = useDispatch()
  const of = words.lifeEvents
  return (
    <SidePanel isOpen={isOpen} title={words.panels.lifeEvent} onClose={() => void dispatch(closePanel, undefined)}>
      {row === null ? (
        <p>{words.gone}</p>
      ) : (
        <DescriptionList
          facts={[
            { term: of.event, detail: row.name },
            { term: of.employee, detail: row.employee },
            { term: of.number, detail: row.employeeNumber },
            { term: of.date, detail: <DateText iso={row.date} /> },
            { term: of.closed, detail: row.closedDate === null ? of.open : <DateText iso={row.closedDate} /> },
          ]}
        />
      )}
    </SidePanel>
  )
}

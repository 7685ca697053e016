import {
  DecisionFailed,
  DecisionRequested,
  PendingBenefitsFailed,
  PendingBenefitsRequested,
  PendingFailed,
  PendingRequested,
} from '../../domain/employer/approvals.ts'
import { InsightsFailed, InsightsRequested } from '../../domain/employer/insights.ts'
import { TakeUpOfBenefitFailed, TakeUpOfBenefitRequested } from '../../domain/employer/take-up-of-benefit.ts'
import { TakeUpFailed, TakeUpRequested } from '../../domain/employer/take-up.ts'
import { EmployeeReportFailed, EmployeeReportRequested } from '../../domain/employer/employee-reports.ts'
import { EmployeesFailed, EmployeesRequested } from '../../domain/employer/employees.ts'
import { ALL_EMPLOYEES, ALL_TWO_FACTOR } from '../../domain/employer/list-query.ts'
import { MagicLinkFailed, MagicLinkRequested } from '../../domain/employer/magic-link.ts'
import {
  AffectedCountFailed,
  AffectedCountRequested,
  EnforcementChangeFailed,
  EnforcementChangeRequested,
  EnforcementFailed,
  EnforcementRequested,
} from '../../domain/employer/two-factor-enforcement.ts'
import { TwoFactorListFailed, TwoFactorListRequested } from '../../domain/employer/two-factor-list.ts'
import { ViewAsFailed, ViewAsRequested } from '../../domain/employer/view-as.ts'
import { EmployeeFailed, EmployeeRequested } from '../../domain/employer/view-employee-data.ts'
import {
  RecipientsFailed,
  RecipientsRequested,
  WelcomeEmailsFailed,
  WelcomeEmailsRequested,
} from '../../domain/employer/welcome-emails.ts'
import { DifferenceFailed, DifferenceRequested, everybody } from '../../domain/employer/eligibility-difference.ts'
import { LifeEventReportFailed, LifeEventReportRequested } from '../../domain/employer/life-event-report.ts'
import { ReportDownloadFailed, ReportDownloadRequested } from '../../domain/employer/report-download.ts'
import { ReportsFailed, ReportsRequested } from '../../domain/employer/reports.ts'
import {
  FileCheckFailed,
  FileCheckRequested,
  FileSendFailed,
  FileSendRequested,
  FileSent,
  UploadDecisionFailed,
  UploadDecisionRequested,
  UploadWatchFailed,
} from '../../domain/employer/upload-data.ts'
import { TemplateDownloadFailed, TemplateDownloadRequested } from '../../domain/employer/upload-template.ts'
import {
  LastUploadFailed,
  LastUploadRequested,
  UploadsFailed,
  UploadsRequested,
} from '../../domain/employer/uploads.ts'
import { benefitId, selectionId } from '../../domain/samples.ts'
import { effects as employer } from '../employer.ts'
import { proveFailures } from './testing.ts'

const problem = { kind: 'unexpected', reason: 'Error' } as const
const ids = { benefitId: benefitId('dental'), selectionId: selectionId('selection-1') }
const benefit = { benefitId: ids.benefitId }
const employeeId = '5001'
const trouble = { problem, code: null }
const recipients = { kind: 'notRegistered', search: '' } as const
const asked = { report: 'employees', query: ALL_EMPLOYEES } as const
const file = { fileId: 'f1', name: 'people.csv', size: 1 }
const upload = {
  uploadId: 'u1',
  fileName: 'people.csv',
  uploadedOn: '2026-11-20',
  status: 'checking' as const,
  rows: 1,
  checked: 0,
  errorCount: 0,
  errors: [],
}
const query = { kind: 'payroll', year: null, month: null, provider: null } as const

proveFailures([...employer], {
  'approvals.loadBenefits': [PendingBenefitsRequested({}), PendingBenefitsFailed({ problem })],
  'approvals.loadPending': [PendingRequested(benefit), PendingFailed({ ...benefit, problem })],
  'approvals.decide': [
    DecisionRequested({ selectionIds: ['a'], decision: 'approve', reason: null }),
    DecisionFailed({ problem }),
  ],
  'takeUp.load': [TakeUpRequested({ source: 'standard' }), TakeUpFailed({ problem })],
  'takeUp.loadOfBenefit': [
    TakeUpOfBenefitRequested({ ...benefit, source: 'standard' }),
    TakeUpOfBenefitFailed({ ...benefit, problem }),
  ],
  'insights.load': [InsightsRequested({}), InsightsFailed({ problem })],
  'employees.load': [
    EmployeesRequested({ query: ALL_EMPLOYEES, typing: false }),
    EmployeesFailed({ query: ALL_EMPLOYEES, problem }),
  ],
  'employeeReports.fetch': [EmployeeReportRequested({ asked }), EmployeeReportFailed({ report: 'employees', problem })],
  'viewEmployeeData.load': [EmployeeRequested({ employeeId }), EmployeeFailed({ employeeId, problem })],
  'viewAs.open': [ViewAsRequested({ employeeId }), ViewAsFailed({ employeeId, problem })],
  'magicLink.create': [MagicLinkRequested({ employeeId, password: 'Otter' }), MagicLinkFailed({ employeeId, trouble })],
  'welcomeEmails.count': [RecipientsRequested({ recipients }), RecipientsFailed({ problem })],
  'welcomeEmails.send': [
    WelcomeEmailsRequested({ recipients, count: 3, password: 'Otter' }),
    WelcomeEmailsFailed({ trouble, count: null }),
  ],
  'twoFactorList.load': [
    TwoFactorListRequested({ query: ALL_TWO_FACTOR, typing: false }),
    TwoFactorListFailed({ query: ALL_TWO_FACTOR, problem }),
  ],
  'twoFactorEnforcement.load': [EnforcementRequested({}), EnforcementFailed({ problem })],
  'twoFactorEnforcement.count': [AffectedCountRequested({ enabled: true }), AffectedCountFailed({ problem })],
  'twoFactorEnforcement.change': [EnforcementChangeRequested({ enabled: true }), EnforcementChangeFailed({ problem })],
  'uploads.load': [UploadsRequested({}), UploadsFailed({ problem })],
  'uploads.loadLast': [LastUploadRequested({}), LastUploadFailed({ problem })],
  'uploadTemplate.save': [TemplateDownloadRequested({}), TemplateDownloadFailed({ problem })],
  'uploadData.check': [FileCheckRequested({ file, forgets: [] }), FileCheckFailed({ problem })],
  'uploadData.send': [FileSendRequested({ file }), FileSendFailed({ problem })],
  'uploadData.watch': [FileSent({ upload }), UploadWatchFailed({ uploadId: 'u1', problem })],
  'uploadData.decide': [
    UploadDecisionRequested({ uploadId: 'u1', action: 'commit' }),
    UploadDecisionFailed({ uploadId: 'u1', problem }),
  ],
  'eligibilityDifference.load': [
    DifferenceRequested({ uploadId: 'u1', query: everybody }),
    DifferenceFailed({ uploadId: 'u1', problem }),
  ],
  'reports.load': [ReportsRequested({ query }), ReportsFailed({ query, problem })],
  'reportDownload.save': [ReportDownloadRequested({ reportIds: ['1'] }), ReportDownloadFailed({ problem })],
  'lifeEventReport.load': [LifeEventReportRequested({}), LifeEventReportFailed({ problem })],
})

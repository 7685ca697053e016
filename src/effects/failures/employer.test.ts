import {
  DecisionFailed,
  DecisionRequested,
  PendingBenefitsFailed,
  PendingBenefitsRequested,
  PendingFailed,
  PendingRequested,
} from '../../domain/employer/approvals.ts'
import { TileFailed, TileRequested } from '../../domain/employer/dashboard.ts'
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
import { proveFailures } from './kit.ts'

const problem = { kind: 'unexpected', reason: 'Error' } as const
const ids = { benefitId: benefitId('dental'), selectionId: selectionId('selection-1') }
const benefit = { benefitId: ids.benefitId }
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
  'dashboard.loadTile': [TileRequested({ tile: 'takeUp' }), TileFailed({ tile: 'takeUp', problem })],
  'approvals.loadBenefits': [PendingBenefitsRequested({}), PendingBenefitsFailed({ problem })],
  'approvals.loadPending': [PendingRequested(benefit), PendingFailed({ ...benefit, problem })],
  'approvals.decide': [DecisionRequested({ selectionIds: ['a'], decision: 'approve' }), DecisionFailed({ problem })],
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

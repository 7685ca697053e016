import { loadPending, loadPendingBenefits, sendDecision } from './employer/approvals.ts'
import { loadTile } from './employer/dashboard.ts'
import { loadDifference } from './employer/eligibility-difference.ts'
import { loadLifeEventReport } from './employer/life-event-report.ts'
import { saveReports } from './employer/report-download.ts'
import { loadReports } from './employer/reports.ts'
import { checkFile, forgetFiles, sendFile } from './employer/upload-data.ts'
import { saveTemplate } from './employer/upload-template.ts'
import { decideUpload, reloadAfterUpload, watchUpload } from './employer/upload-watch.ts'
import { loadLastUpload, loadUploads } from './employer/uploads.ts'

/** The effects of the employer's area. */
export const effects = [
  loadTile,
  loadPendingBenefits,
  loadPending,
  sendDecision,
  loadUploads,
  loadLastUpload,
  saveTemplate,
  checkFile,
  forgetFiles,
  sendFile,
  watchUpload,
  decideUpload,
  reloadAfterUpload,
  loadDifference,
  loadReports,
  saveReports,
  loadLifeEventReport,
] as const

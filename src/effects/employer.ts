import { loadPending, loadPendingBenefits, rereadPending, sendDecision } from './employer/approvals.ts'
import { loadInsights } from './employer/insights.ts'
import { loadTakeUpOfBenefit } from './employer/take-up-of-benefit.ts'
import { loadTakeUp } from './employer/take-up.ts'
import { fetchEmployeeReport } from './employer/employee-reports.ts'
import { loadEmployees } from './employer/employees.ts'
import { clearLinkPassword, countDown, createLink } from './employer/magic-link.ts'
import {
  countAffected,
  findEnforcement,
  loadEnforcement,
  rereadEnforcement,
  sendEnforcement,
} from './employer/two-factor-enforcement.ts'
import { loadTwoFactorList } from './employer/two-factor-list.ts'
import { openViewAs } from './employer/view-as.ts'
import { loadEmployee } from './employer/view-employee-data.ts'
import { clearEmailsPassword, countRecipients, sendEmails } from './employer/welcome-emails.ts'
import { loadDifference } from './employer/eligibility-difference.ts'
import { loadLifeEventReport } from './employer/life-event-report.ts'
import { saveReports } from './employer/report-download.ts'
import { loadReports } from './employer/reports.ts'
import { checkFile, forgetFiles, rereadUploads, sendFile } from './employer/upload-data.ts'
import { saveTemplate } from './employer/upload-template.ts'
import { decideUpload, reloadAfterUpload, rereadUpload, watchUpload } from './employer/upload-watch.ts'
import { loadLastUpload, loadUploads } from './employer/uploads.ts'

/** The effects of the employer's area, except those of the tiles (`signed-in.ts`). */
export const effects = [
  loadPendingBenefits,
  loadPending,
  sendDecision,
  rereadPending,
  loadTakeUp,
  loadTakeUpOfBenefit,
  loadInsights,
  loadEmployees,
  fetchEmployeeReport,
  loadEmployee,
  openViewAs,
  createLink,
  countDown,
  clearLinkPassword,
  countRecipients,
  sendEmails,
  clearEmailsPassword,
  loadTwoFactorList,
  loadEnforcement,
  countAffected,
  sendEnforcement,
  rereadEnforcement,
  findEnforcement,
  loadUploads,
  loadLastUpload,
  saveTemplate,
  checkFile,
  forgetFiles,
  rereadUploads,
  sendFile,
  watchUpload,
  decideUpload,
  rereadUpload,
  reloadAfterUpload,
  loadDifference,
  loadReports,
  saveReports,
  loadLifeEventReport,
] as const

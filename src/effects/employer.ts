import { loadPending, loadPendingBenefits, sendDecision } from './employer/approvals.ts'
import { loadTile } from './employer/dashboard.ts'
import { loadInsights } from './employer/insights.ts'
import { loadTakeUpOfBenefit } from './employer/take-up-of-benefit.ts'
import { loadTakeUp } from './employer/take-up.ts'
import { fetchEmployeeReport } from './employer/employee-reports.ts'
import { loadEmployees } from './employer/employees.ts'
import { clearLinkPassword, countDown, createLink } from './employer/magic-link.ts'
import { countAffected, loadEnforcement, sendEnforcement } from './employer/two-factor-enforcement.ts'
import { loadTwoFactorList } from './employer/two-factor-list.ts'
import { openViewAs } from './employer/view-as.ts'
import { loadEmployee } from './employer/view-employee-data.ts'
import { clearEmailsPassword, countRecipients, sendEmails } from './employer/welcome-emails.ts'

/** The effects of the employer's area. */
export const effects = [
  loadTile,
  loadPendingBenefits,
  loadPending,
  sendDecision,
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
] as const

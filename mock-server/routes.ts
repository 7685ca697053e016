import { getContactPage, getContactQuestions, sendEnquiry } from './content/contact.ts'
import { getEligibleBenefits } from './benefits/eligible.ts'
import { activate, getActivation, verifyActivationDate } from './account/activation.ts'
import { getUser, updateUser } from './account/details.ts'
import { requestPasswordReset } from './account/forgotten-password.ts'
import { checkPassword } from './account/password-rules.ts'
import { resetPassword, verifyResetDate } from './account/reset-password.ts'
import { getCreditsBalance } from './benefits/credits.ts'
import { getCreditsPage } from './benefits/credits-page.ts'
import { getBenefit, getBenefitFaqs, getRelatedBenefits } from './benefits/detail.ts'
import { getVouchers } from './benefits/vouchers.ts'
import { getBenefitTerms } from './benefits/benefit-terms.ts'
import { calculateCosts } from './benefits/costs.ts'
import { getBenefitSelection, getBenefitWithSelection, resetSelection } from './benefits/setup.ts'
import { createSelection, saveSelectionForEmployee, updateSelection } from './benefits/submission.ts'
import { getAvatarSet, getCoreBranding, getScheme } from './brand/theme.ts'
import { getCookiePolicy, getPrivacyPolicy, getTermsAndConditions } from './content/policies.ts'
import type { Operation } from '../openapi/operations.ts'
import { decideSelections, getPendingSelections, getPendingSelectionsOfBenefit } from './employer/approvals.ts'
import { getEmployeeInsights } from './employer/insights.ts'
import { getInsightsOfBenefit, getTakeUpOfBenefit } from './employer/take-up-of-benefit.ts'
import { getBenefitInsights, getBenefitTakeUp } from './employer/take-up.ts'
import { downloadEmployeesReport } from './employer/employee-reports.ts'
import { getEmployees } from './employer/employees.ts'
import { createMagicLink } from './employer/magic-link.ts'
import { changeTwoFactorEnforcement } from './employer/two-factor-enforcement.ts'
import { getTwoFactorEmployees } from './employer/two-factor-list.ts'
import { startMasquerade } from './employer/view-as.ts'
import { getEmployee } from './employer/view-employee-data.ts'
import { resendWelcomeEmails } from './employer/welcome-emails.ts'
import { getEligibilityDifference } from './employer/eligibility-difference.ts'
import { getEmployeeLifeEvents } from './employer/life-event-report.ts'
import { downloadReport, downloadReports } from './employer/report-download.ts'
import { getReports } from './employer/reports.ts'
import { decideEmployeeDataUpload, getEmployeeDataUpload, uploadEmployeeData } from './employer/upload-data.ts'
import { getDataLoadTemplate } from './employer/upload-template.ts'
import { getDataLoads, getDateLastUpload } from './employer/uploads.ts'
import { addFamilyMember, updateFamilyMember } from './family/add-family-member.ts'
import { addLifeEvent } from './family/add-life-event.ts'
import { getAvailableLifeEvents, getLifeEvents } from './family/life-events.ts'
import { getFamily, getFamilyOf } from './family/members.ts'
import type { Handler } from './handler.ts'
import { getHomePageBanner, getHomePageCards } from './home/cards.ts'
import { getCarousel } from './home/carousel.ts'
import { disableSecondFactor, startSecondFactor } from './account/second-factor-settings.ts'
import { getContributions } from './rewards/statement.ts'
import { getTotalBenefitsPage, getTotalBenefitsSummary } from './rewards/total-benefits.ts'
import { ping } from './session/idle.ts'
import { logIn, lookUpLogin } from './session/login.ts'
import { endSession, logOut } from './session/logout.ts'
import { logInWithCode } from './session/second-factor.ts'
import { validateEnforcedSetUp, validateSecondFactor } from './session/second-factor-setup.ts'
import { getLoginSetup } from './session/setup.ts'
import { logInBySso } from './session/sso.ts'
import { acceptPolicies } from './session/terms.ts'
import { getWorkPlatform } from './session/work-platform.ts'
import { sendLog } from './shell/send-log.ts'
import type { Route } from './definition.ts'

/** Every handler by the id of its operation. Only `openapi/` has methods and paths. */
export const handlers: Readonly<Record<string, Handler>> = {
  getContactPage,
  getContactQuestions,
  sendEnquiry,
  sendLog,
  acceptPolicies,
  activate,
  addFamilyMember,
  addLifeEvent,
  getAvailableLifeEvents,
  getCarousel,
  getFamily,
  getFamilyOf,
  getLifeEvents,
  getUser,
  updateFamilyMember,
  updateUser,
  calculateCosts,
  checkPassword,
  createSelection,
  decideSelections,
  decideEmployeeDataUpload,
  downloadReport,
  downloadReports,
  getDataLoadTemplate,
  getDataLoads,
  getDateLastUpload,
  getEligibilityDifference,
  getEmployeeDataUpload,
  getEmployeeLifeEvents,
  getReports,
  uploadEmployeeData,
  disableSecondFactor,
  endSession,
  getActivation,
  getBenefit,
  getBenefitFaqs,
  getBenefitSelection,
  getBenefitInsights,
  getBenefitTakeUp,
  getEmployeeInsights,
  getInsightsOfBenefit,
  getTakeUpOfBenefit,
  getContributions,
  getBenefitTerms,
  getBenefitWithSelection,
  getCookiePolicy,
  getCreditsBalance,
  getCreditsPage,
  getEligibleBenefits,
  getEmployee,
  getEmployees,
  downloadEmployeesReport,
  getTwoFactorEmployees,
  changeTwoFactorEnforcement,
  createMagicLink,
  startMasquerade,
  resendWelcomeEmails,
  getHomePageBanner,
  getHomePageCards,
  getLoginSetup,
  getPendingSelections,
  getPendingSelectionsOfBenefit,
  getPrivacyPolicy,
  getRelatedBenefits,
  getScheme,
  getCoreBranding,
  getAvatarSet,
  getTermsAndConditions,
  getTotalBenefitsPage,
  getTotalBenefitsSummary,
  getVouchers,
  getWorkPlatform,
  logIn,
  logInBySso,
  logInWithCode,
  logOut,
  lookUpLogin,
  ping,
  requestPasswordReset,
  resetPassword,
  resetSelection,
  saveSelectionForEmployee,
  startSecondFactor,
  updateSelection,
  validateEnforcedSetUp,
  validateSecondFactor,
  verifyActivationDate,
  verifyResetDate,
}

/** Joins operations and handlers. Throws an Error that names every operation without a handler, and the reverse. */
export const joinRoutes = (
  operations: readonly Operation[],
  byId: Readonly<Record<string, Handler>> = handlers,
): readonly Route[] => {
  const described = new Set(operations.map(({ operationId }) => operationId))
  const without = operations.filter(({ operationId }) => !(operationId in byId)).map(({ operationId }) => operationId)
  const unknown = Object.keys(byId).filter((operationId) => !described.has(operationId))
  if (without.length > 0)
    throw new Error(`These operations of openapi/ have no handler in mock-server/routes.ts: ${without.join(', ')}.`)
  if (unknown.length > 0)
    throw new Error(`These handlers of mock-server/routes.ts have no operation in openapi/: ${unknown.join(', ')}.`)
  return operations.flatMap((operation) => {
    const handler = byId[operation.operationId]
    return handler ? [{ operation, handler }] : []
  })
}

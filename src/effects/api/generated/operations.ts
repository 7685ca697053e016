// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.
import { activate, verifyActivationDate, getActivation, requestPasswordReset, resetPassword, verifyResetDate, checkPassword, getUser, updateUser } from './account.ts'
import { getEligibleBenefits, getBenefit, getBenefitFaqs, getRelatedBenefits } from './benefits.ts'
import { getScheme, getCoreBranding, getAvatarSet } from './brand.ts'
import { getContactPage, sendEnquiry, getContactQuestions } from './contact.ts'
import { getTermsAndConditions, getPrivacyPolicy, getCookiePolicy } from './content.ts'
import { getCreditsBalance, getCreditsPage, getVouchers } from './credits.ts'
import { getEmployee, startMasquerade, resendWelcomeEmails, getEmployees, downloadEmployeesReport, getTwoFactorEmployees, changeTwoFactorEnforcement, createMagicLink } from './employees.ts'
import { getPendingSelections, getPendingSelectionsOfBenefit, decideSelections } from './employer.ts'
import { getFamily, addFamilyMember, updateFamilyMember, getFamilyOf, getLifeEvents, addLifeEvent, getAvailableLifeEvents } from './family.ts'
import { getHomePageCards, getHomePageBanner, getCarousel } from './home.ts'
import { getBenefitTakeUp, getTakeUpOfBenefit, getEmployeeInsights, getBenefitInsights, getInsightsOfBenefit } from './insights.ts'
import { getReports, downloadReports, downloadReport, getEmployeeLifeEvents } from './reports.ts'
import { getContributions, getTotalBenefitsSummary, getTotalBenefitsPage } from './rewards.ts'
import { logInWithCode, validateEnforcedSetUp, startSecondFactor, disableSecondFactor, validateSecondFactor } from './second-factor.ts'
import { getBenefitSelection, getBenefitWithSelection, getBenefitTerms, createSelection, resetSelection, updateSelection, calculateCosts, saveSelectionForEmployee } from './selections.ts'
import { lookUpLogin, logIn, getLoginSetup, logOut, endSession, ping, acceptPolicies } from './session.ts'
import { logInBySso, getWorkPlatform } from './sso.ts'
import { sendLog } from './support.ts'
import { getDataLoadTemplate, getDateLastUpload, getDataLoads, getEmployeeDataUpload, getEligibilityDifference, uploadEmployeeData, decideEmployeeDataUpload } from './uploads.ts'

/** Every operation by its id; for tests and checks, never for the portal, which imports the areas it needs. */
export const operations = {
  lookUpLogin,
  logIn,
  logInBySso,
  getWorkPlatform,
  getLoginSetup,
  logInWithCode,
  validateEnforcedSetUp,
  logOut,
  endSession,
  ping,
  acceptPolicies,
  activate,
  verifyActivationDate,
  getActivation,
  requestPasswordReset,
  resetPassword,
  verifyResetDate,
  checkPassword,
  getTermsAndConditions,
  getPrivacyPolicy,
  getCookiePolicy,
  getContactPage,
  sendEnquiry,
  getContactQuestions,
  getScheme,
  getCoreBranding,
  getAvatarSet,
  getHomePageCards,
  getHomePageBanner,
  getCarousel,
  getUser,
  updateUser,
  getFamily,
  addFamilyMember,
  updateFamilyMember,
  getFamilyOf,
  getLifeEvents,
  addLifeEvent,
  getAvailableLifeEvents,
  getEligibleBenefits,
  getBenefit,
  getBenefitFaqs,
  getRelatedBenefits,
  getCreditsBalance,
  getCreditsPage,
  getContributions,
  getTotalBenefitsSummary,
  getTotalBenefitsPage,
  getBenefitSelection,
  getBenefitWithSelection,
  getBenefitTerms,
  createSelection,
  resetSelection,
  updateSelection,
  calculateCosts,
  saveSelectionForEmployee,
  getBenefitTakeUp,
  getTakeUpOfBenefit,
  getEmployee,
  startMasquerade,
  resendWelcomeEmails,
  getDataLoadTemplate,
  getDateLastUpload,
  getDataLoads,
  getEmployeeDataUpload,
  getEligibilityDifference,
  getReports,
  downloadReports,
  downloadReport,
  getEmployeeLifeEvents,
  startSecondFactor,
  disableSecondFactor,
  validateSecondFactor,
  getVouchers,
  getPendingSelections,
  getPendingSelectionsOfBenefit,
  decideSelections,
  getEmployeeInsights,
  getBenefitInsights,
  getInsightsOfBenefit,
  getEmployees,
  downloadEmployeesReport,
  getTwoFactorEmployees,
  changeTwoFactorEnforcement,
  createMagicLink,
  uploadEmployeeData,
  decideEmployeeDataUpload,
  sendLog,
}

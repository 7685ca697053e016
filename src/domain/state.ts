import { activation } from './account/activation.ts'
import { details } from './account/details.ts'
import { forgottenPassword } from './account/forgotten-password.ts'
import { passwordRules } from './account/password-rules.ts'
import { resetPassword } from './account/reset-password.ts'
import { secondFactorSettings } from './account/second-factor-settings.ts'
import { creditsPage } from './benefits/credits-page.ts'
import { benefitTerms } from './benefits/benefit-terms.ts'
import { detail } from './benefits/detail.ts'
import { costs } from './benefits/costs.ts'
import { optOut } from './benefits/opt-out.ts'
import { setup } from './benefits/setup.ts'
import { submission } from './benefits/submission.ts'
import { wizard } from './benefits/wizard.ts'
import { vouchers } from './benefits/vouchers.ts'
import { contact } from './content/contact.ts'
import { approvals, selectAnyTicked } from './employer/approvals.ts'
import { insights } from './employer/insights.ts'
import { takeUpOfBenefit } from './employer/take-up-of-benefit.ts'
import { takeUp } from './employer/take-up.ts'
import { employeeReports } from './employer/employee-reports.ts'
import { employees } from './employer/employees.ts'
import { magicLink } from './employer/magic-link.ts'
import { twoFactorEnforcement } from './employer/two-factor-enforcement.ts'
import { twoFactorList } from './employer/two-factor-list.ts'
import { viewAs } from './employer/view-as.ts'
import { viewEmployeeData } from './employer/view-employee-data.ts'
import { welcomeEmails } from './employer/welcome-emails.ts'
import { eligibilityDifference } from './employer/eligibility-difference.ts'
import { lifeEventReport } from './employer/life-event-report.ts'
import { reportDownload } from './employer/report-download.ts'
import { reports } from './employer/reports.ts'
import { selectFileHeld, uploadData } from './employer/upload-data.ts'
import { uploads } from './employer/uploads.ts'
import { uploadTemplate } from './employer/upload-template.ts'
import { addFamilyMember } from './family/add-family-member.ts'
import { addLifeEvent } from './family/add-life-event.ts'
import { lifeEvents } from './family/life-events.ts'
import { family } from './family/members.ts'
import { evolution } from './kernel/evolve.ts'
import { ChoiceMade, FieldEdited, SecretFieldEdited } from './kernel/forms/form.ts'
import { selector } from './kernel/selector.ts'
import type { StateWith } from './kernel/slice.ts'
import { signedInSlices } from './signed-in.ts'
import { statement } from './rewards/statement.ts'
import { IdleTick } from './session/idle.ts'
import { secondFactorSetup } from './session/second-factor-setup.ts'
import { SessionEnded } from './session/session.ts'
import { sso } from './session/sso.ts'
import { CrashOccurred } from './shell/crashes.ts'

/** Every slice of the portal: the one list from which its state, its events and its handlers follow. */
export const slices = [
  ...signedInSlices,
  sso,
  contact,
  secondFactorSetup,
  activation,
  passwordRules,
  forgottenPassword,
  resetPassword,
  secondFactorSettings,
  details,
  family,
  addFamilyMember,
  lifeEvents,
  addLifeEvent,
  detail,
  benefitTerms,
  optOut,
  submission,
  setup,
  costs,
  wizard,
  creditsPage,
  vouchers,
  statement,
  takeUp,
  takeUpOfBenefit,
  insights,
  employees,
  employeeReports,
  viewEmployeeData,
  viewAs,
  magicLink,
  welcomeEmails,
  twoFactorList,
  twoFactorEnforcement,
  uploads,
  uploadTemplate,
  uploadData,
  eligibilityDifference,
  reports,
  reportDownload,
  lifeEventReport,
] as const

export type State = StateWith<(typeof slices)[number]>

type Own = (typeof slices)[number]['own']
/** Every definition of the portal's events. */
export type Definition = Own extends infer O ? (O extends unknown ? O[keyof O] : never) : never
export type EventName = Definition['type']

/** The portal's evolution. `freeze` makes a screen that mutates the state throw, in development and tests. */
export const portalEvolution = ({ freeze = false } = {}) => evolution(slices, { resetOn: SessionEnded, freeze })

/** Whether a reload would lose something besides form input. */
export const selectUnsavedBesideForms = selector(
  [approvals, uploadData],
  (state): boolean => selectAnyTicked(state) || selectFileHeld(state),
)

/** The slices that outlive a session. */
export const pageSlices: ReadonlySet<string> = new Set(
  slices.flatMap(({ name, lifetime }) => (lifetime === 'page' ? [name] : [])),
)

/**
 * Events that a log stores selectively: quiet ones only if they change something, merging ones only as the last of a run on one field, lasting
 * ones even after an event that cannot be folded.
 */
export const thinned: Readonly<Record<'quiet' | 'merging' | 'lasting', ReadonlySet<string>>> = {
  quiet: new Set([IdleTick.type]),
  merging: new Set([FieldEdited.type, SecretFieldEdited.type, ChoiceMade.type]),
  lasting: new Set([CrashOccurred.type]),
}

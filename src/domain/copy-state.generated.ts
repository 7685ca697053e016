// Written by tools/generate from the slices of src/domain/state.ts. Run `npm run generate` after a change of the list.

interface Slices {
  readonly forms: unknown
  readonly theme: unknown
  readonly cookies: unknown
  readonly session: unknown
  readonly masquerade: unknown
  readonly captcha: unknown
  readonly login: unknown
  readonly workPlatform: unknown
  readonly secondFactor: unknown
  readonly logout: unknown
  readonly address: unknown
  readonly parts: unknown
  readonly connection: unknown
  readonly idle: unknown
  readonly terms: unknown
  readonly panels: unknown
  readonly responses: unknown
  readonly crashes: unknown
  readonly missingPage: unknown
  readonly policies: unknown
  readonly avatar: unknown
  readonly home: unknown
  readonly carousel: unknown
  readonly eligible: unknown
  readonly credits: unknown
  readonly totalBenefits: unknown
  readonly dashboard: unknown
  readonly approvals: unknown
  readonly sso: unknown
  readonly contact: unknown
  readonly secondFactorSetup: unknown
  readonly activation: unknown
  readonly passwordRules: unknown
  readonly forgottenPassword: unknown
  readonly resetPassword: unknown
  readonly secondFactorSettings: unknown
  readonly details: unknown
  readonly family: unknown
  readonly addFamilyMember: unknown
  readonly lifeEvents: unknown
  readonly addLifeEvent: unknown
  readonly detail: unknown
  readonly benefitTerms: unknown
  readonly optOut: unknown
  readonly submission: unknown
  readonly setup: unknown
  readonly costs: unknown
  readonly wizard: unknown
  readonly creditsPage: unknown
  readonly vouchers: unknown
  readonly statement: unknown
  readonly takeUp: unknown
  readonly takeUpOfBenefit: unknown
  readonly insights: unknown
  readonly employees: unknown
  readonly employeeReports: unknown
  readonly viewEmployeeData: unknown
  readonly viewAs: unknown
  readonly magicLink: unknown
  readonly welcomeEmails: unknown
  readonly twoFactorList: unknown
  readonly twoFactorEnforcement: unknown
  readonly uploads: unknown
  readonly uploadTemplate: unknown
  readonly uploadData: unknown
  readonly eligibilityDifference: unknown
  readonly reports: unknown
  readonly reportDownload: unknown
  readonly lifeEventReport: unknown
}

/** A copy of the state that shares its slices. */
export const copyState = (state: Slices): Slices => ({
  forms: state.forms,
  theme: state.theme,
  cookies: state.cookies,
  session: state.session,
  masquerade: state.masquerade,
  captcha: state.captcha,
  login: state.login,
  workPlatform: state.workPlatform,
  secondFactor: state.secondFactor,
  logout: state.logout,
  address: state.address,
  parts: state.parts,
  connection: state.connection,
  idle: state.idle,
  terms: state.terms,
  panels: state.panels,
  responses: state.responses,
  crashes: state.crashes,
  missingPage: state.missingPage,
  policies: state.policies,
  avatar: state.avatar,
  home: state.home,
  carousel: state.carousel,
  eligible: state.eligible,
  credits: state.credits,
  totalBenefits: state.totalBenefits,
  dashboard: state.dashboard,
  approvals: state.approvals,
  sso: state.sso,
  contact: state.contact,
  secondFactorSetup: state.secondFactorSetup,
  activation: state.activation,
  passwordRules: state.passwordRules,
  forgottenPassword: state.forgottenPassword,
  resetPassword: state.resetPassword,
  secondFactorSettings: state.secondFactorSettings,
  details: state.details,
  family: state.family,
  addFamilyMember: state.addFamilyMember,
  lifeEvents: state.lifeEvents,
  addLifeEvent: state.addLifeEvent,
  detail: state.detail,
  benefitTerms: state.benefitTerms,
  optOut: state.optOut,
  submission: state.submission,
  setup: state.setup,
  costs: state.costs,
  wizard: state.wizard,
  creditsPage: state.creditsPage,
  vouchers: state.vouchers,
  statement: state.statement,
  takeUp: state.takeUp,
  takeUpOfBenefit: state.takeUpOfBenefit,
  insights: state.insights,
  employees: state.employees,
  employeeReports: state.employeeReports,
  viewEmployeeData: state.viewEmployeeData,
  viewAs: state.viewAs,
  magicLink: state.magicLink,
  welcomeEmails: state.welcomeEmails,
  twoFactorList: state.twoFactorList,
  twoFactorEnforcement: state.twoFactorEnforcement,
  uploads: state.uploads,
  uploadTemplate: state.uploadTemplate,
  uploadData: state.uploadData,
  eligibilityDifference: state.eligibilityDifference,
  reports: state.reports,
  reportDownload: state.reportDownload,
  lifeEventReport: state.lifeEventReport,
})

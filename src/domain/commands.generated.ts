// Written by tools/generate from the commands that screens dispatch. Run `npm run generate` after a change of one.
import * as t from 'io-ts'
import { naming, personal, plain, quoting, reference, secret } from './kernel/codecs/classification.ts'
import type { KnownCommand } from './kernel/command.ts'
import { activateAccount, checkActivationDate, openActivation, reopenActivationDate } from './account/activation.ts'
import { chooseAvatar, requestAvatars } from './account/avatar.ts'
import { requestOwnResetLink } from './account/change-password.ts'
import { changeDetails, keepNewerDetails, requestDetails } from './account/details.ts'
import { openForgottenPassword, requestResetLink } from './account/forgotten-password.ts'
import { checkPassword, dropPasswordCheck } from './account/password-rules.ts'
import { checkResetDate, leaveReset, openReset, sendNewPassword } from './account/reset-password.ts'
import { disableSecondFactor, noticeSeen } from './account/second-factor-settings.ts'
import { requestBenefitTerms } from './benefits/benefit-terms.ts'
import { editChoice, leaveChoiceField } from './benefits/choices.ts'
import { leaveCreditsPage, noteFrameLoaded, noteFrameTimedOut, requestCreditsPage } from './benefits/credits-page.ts'
import { requestCredits } from './benefits/credits.ts'
import { requestBenefit } from './benefits/detail.ts'
import { requestBenefits } from './benefits/eligible.ts'
import { saveAnswers } from './benefits/medical-questions.ts'
import { requestOptOut } from './benefits/opt-out.ts'
import { keepNewer, recheckChoice } from './benefits/overtaken.ts'
import { askCosts } from './benefits/quoting.ts'
import { requestReset, requestSetup } from './benefits/setup.ts'
import { acceptBenefitTerms, askCostsAt, continueFromChoices, continueFromCosts, continueWithoutAnswers, submitSelection } from './benefits/steps.ts'
import { requestVouchers } from './benefits/vouchers.ts'
import { requestContactPage, sendEnquiry } from './content/contact.ts'
import { requestPolicy } from './content/policies.ts'
import { acknowledgeDecision, decide, leaveDecision, requestPending, requestPendingBenefits, switchApprovalKeys, tickRows } from './employer/approvals.ts'
import { requestTile, requestWaitingCount } from './employer/dashboard.ts'
import { requestDifference } from './employer/eligibility-difference.ts'
import { cancelEmployeeReport, requestEmployeeReport } from './employer/employee-reports.ts'
import { requestEmployees } from './employer/employees.ts'
import { requestInsights } from './employer/insights.ts'
import { requestLifeEventReport } from './employer/life-event-report.ts'
import { hideMagicLink, leaveMagicLink, requestMagicLink } from './employer/magic-link.ts'
import { cancelDownload, closeDownload, downloadAgain, downloadReports } from './employer/report-download.ts'
import { requestReports, tickReports } from './employer/reports.ts'
import { requestTakeUpOfBenefit } from './employer/take-up-of-benefit.ts'
import { requestTakeUp } from './employer/take-up.ts'
import { askEnforcement, changeEnforcement, dropEnforcement, requestEnforcement } from './employer/two-factor-enforcement.ts'
import { requestTwoFactorList } from './employer/two-factor-list.ts'
import { cancelSending, checkAgain, chooseFile, correctCell, decideUpload, leaveFile, sendCorrected, sendFile, showUpload, watchAgain } from './employer/upload-commands.ts'
import { cancelTemplate, downloadTemplate } from './employer/upload-template.ts'
import { requestLastUpload, requestUploads } from './employer/uploads.ts'
import { requestViewAs } from './employer/view-as.ts'
import { requestEmployee } from './employer/view-employee-data.ts'
import { chooseRecipients, holdBackWelcomeEmails, leaveWelcomeEmails, prepareWelcomeEmails, sendWelcomeEmails } from './employer/welcome-emails.ts'
import { beginMemberForm, discardMemberForm, keepNewerMember, openMemberForm, saveMember } from './family/add-family-member.ts'
import { discardLifeEventForm, openLifeEventForm, tellLifeEvent, toggleLifeEventPerson } from './family/add-life-event.ts'
import { requestAvailableLifeEvents, requestLifeEvents } from './family/life-events.ts'
import { requestFamily } from './family/members.ts'
import { requestBanners, requestCards } from './home/cards.ts'
import { closeCarousel, requestCarousel, turnCarousel } from './home/carousel.ts'
import { chooseStatementYear, requestStatement } from './rewards/statement.ts'
import { chooseOverviewMode, requestTotalBenefits, requestTotalSummary } from './rewards/total-benefits.ts'
import { awaitCaptcha, expireCaptcha, failCaptcha, showCaptcha, solveCaptcha } from './session/captcha.ts'
import { acceptCookies } from './session/consent.ts'
import { stay } from './session/idle.ts'
import { logIn, lookUpEmail, reopenEmail } from './session/login.ts'
import { logOut } from './session/logout.ts'
import { leaveSetUp, sendSetUpCode, startSetUp } from './session/second-factor-setup.ts'
import { leaveSecondFactor, logInWithCode } from './session/second-factor.ts'
import { restoreSession } from './session/session.ts'
import { continueLink, followLink, keepSession, replaceSession, retryLink } from './session/sso.ts'
import { acceptTerms, requestTerms } from './session/terms.ts'
import { awaitWorkPlatform, goToWorkPlatform } from './session/work-platform.ts'
import { changeAddress } from './shell/address.ts'
import { retryCreditsOnly } from './shell/credits-only.ts'
import { showMissingPage } from './shell/missing-page.ts'
import { closePanel, openPanel } from './shell/panels.ts'

/** Every command that a screen names where it dispatches. */
export const commands: ReadonlyMap<unknown, KnownCommand> = new Map<unknown, KnownCommand>([
  [acceptBenefitTerms, { name: 'acceptBenefitTerms', input: plain }],
  [acceptCookies, { name: 'acceptCookies', input: t.type({ "videoPlayer": t.boolean }) }],
  [acceptTerms, { name: 'acceptTerms', input: null }],
  [acknowledgeDecision, { name: 'acknowledgeDecision', input: null }],
  [activateAccount, { name: 'activateAccount', input: null }],
  [askCosts, { name: 'askCosts', input: plain }],
  [askCostsAt, { name: 'askCostsAt', input: t.type({ "benefitId": plain, "step": t.union([t.keyof({ "choices": null, "costs": null, "done": null, "questions": null, "review": null, "terms": null }), t.null]) }) }],
  [askEnforcement, { name: 'askEnforcement', input: t.boolean }],
  [awaitCaptcha, { name: 'awaitCaptcha', input: null }],
  [awaitWorkPlatform, { name: 'awaitWorkPlatform', input: null }],
  [beginMemberForm, { name: 'beginMemberForm', input: reference }],
  [cancelDownload, { name: 'cancelDownload', input: null }],
  [cancelEmployeeReport, { name: 'cancelEmployeeReport', input: t.keyof({ "employees": null, "twoFactor": null }) }],
  [cancelSending, { name: 'cancelSending', input: null }],
  [cancelTemplate, { name: 'cancelTemplate', input: null }],
  [changeAddress, { name: 'changeAddress', input: null }],
  [changeDetails, { name: 'changeDetails', input: null }],
  [changeEnforcement, { name: 'changeEnforcement', input: null }],
  [checkActivationDate, { name: 'checkActivationDate', input: null }],
  [checkAgain, { name: 'checkAgain', input: null }],
  [checkPassword, { name: 'checkPassword', input: t.type({ "token": secret }) }],
  [checkResetDate, { name: 'checkResetDate', input: null }],
  [chooseAvatar, { name: 'chooseAvatar', input: t.union([quoting, t.null]) }],
  [chooseFile, { name: 'chooseFile', input: t.type({ "fileId": plain, "name": personal, "size": t.number }) }],
  [chooseOverviewMode, { name: 'chooseOverviewMode', input: t.keyof({ "month": null, "year": null }) }],
  [chooseRecipients, { name: 'chooseRecipients', input: t.union([t.type({ "kind": t.literal("notRegistered"), "search": personal }), t.type({ "kind": t.literal("these"), "employeeIds": t.array(reference) })]) }],
  [chooseStatementYear, { name: 'chooseStatementYear', input: t.union([t.null, t.number]) }],
  [closeCarousel, { name: 'closeCarousel', input: null }],
  [closeDownload, { name: 'closeDownload', input: null }],
  [closePanel, { name: 'closePanel', input: null }],
  [continueFromChoices, { name: 'continueFromChoices', input: plain }],
  [continueFromCosts, { name: 'continueFromCosts', input: plain }],
  [continueLink, { name: 'continueLink', input: null }],
  [continueWithoutAnswers, { name: 'continueWithoutAnswers', input: plain }],
  [correctCell, { name: 'correctCell', input: t.type({ "row": t.number, "column": plain, "value": personal }) }],
  [decide, { name: 'decide', input: t.type({ "decision": t.keyof({ "approve": null, "reject": null }), "reason": personal }) }],
  [decideUpload, { name: 'decideUpload', input: t.keyof({ "commit": null, "discard": null }) }],
  [disableSecondFactor, { name: 'disableSecondFactor', input: null }],
  [discardLifeEventForm, { name: 'discardLifeEventForm', input: null }],
  [discardMemberForm, { name: 'discardMemberForm', input: reference }],
  [downloadAgain, { name: 'downloadAgain', input: null }],
  [downloadReports, { name: 'downloadReports', input: t.array(plain) }],
  [downloadTemplate, { name: 'downloadTemplate', input: null }],
  [dropEnforcement, { name: 'dropEnforcement', input: null }],
  [dropPasswordCheck, { name: 'dropPasswordCheck', input: null }],
  [editChoice, { name: 'editChoice', input: 'inData' }],
  [expireCaptcha, { name: 'expireCaptcha', input: null }],
  [failCaptcha, { name: 'failCaptcha', input: null }],
  [followLink, { name: 'followLink', input: t.type({ "token": secret, "schemeYear": t.union([personal, t.null]) }) }],
  [goToWorkPlatform, { name: 'goToWorkPlatform', input: null }],
  [hideMagicLink, { name: 'hideMagicLink', input: null }],
  [holdBackWelcomeEmails, { name: 'holdBackWelcomeEmails', input: null }],
  [keepNewer, { name: 'keepNewer', input: plain }],
  [keepNewerDetails, { name: 'keepNewerDetails', input: null }],
  [keepNewerMember, { name: 'keepNewerMember', input: reference }],
  [keepSession, { name: 'keepSession', input: null }],
  [leaveChoiceField, { name: 'leaveChoiceField', input: 'inData' }],
  [leaveCreditsPage, { name: 'leaveCreditsPage', input: null }],
  [leaveDecision, { name: 'leaveDecision', input: null }],
  [leaveFile, { name: 'leaveFile', input: null }],
  [leaveMagicLink, { name: 'leaveMagicLink', input: null }],
  [leaveReset, { name: 'leaveReset', input: null }],
  [leaveSecondFactor, { name: 'leaveSecondFactor', input: t.keyof({ "back": null, "lost": null }) }],
  [leaveSetUp, { name: 'leaveSetUp', input: null }],
  [leaveWelcomeEmails, { name: 'leaveWelcomeEmails', input: null }],
  [logIn, { name: 'logIn', input: null }],
  [logInWithCode, { name: 'logInWithCode', input: null }],
  [logOut, { name: 'logOut', input: null }],
  [lookUpEmail, { name: 'lookUpEmail', input: null }],
  [noteFrameLoaded, { name: 'noteFrameLoaded', input: null }],
  [noteFrameTimedOut, { name: 'noteFrameTimedOut', input: null }],
  [noticeSeen, { name: 'noticeSeen', input: null }],
  [openActivation, { name: 'openActivation', input: t.type({ "id": secret }) }],
  [openForgottenPassword, { name: 'openForgottenPassword', input: null }],
  [openLifeEventForm, { name: 'openLifeEventForm', input: null }],
  [openMemberForm, { name: 'openMemberForm', input: null }],
  [openPanel, { name: 'openPanel', input: t.type({ "panel": t.keyof({ "add-family-member": null, "add-life-event": null, "benefit-terms": null, "compare-options": null, "lifeevent-report": null, "make-a-claim": null, "medical-questions": null, "opt-out": null, "payroll-report": null, "provider-report": null, "statement": null, "two-fa-code": null, "two-fa-disable": null, "two-fa-qr": null, "upload-data": null, "view-benefit-takeup-detail": null, "view-employee-data": null, "welcome-emails": null }), "subject": naming }) }],
  [openReset, { name: 'openReset', input: t.type({ "token": secret, "dateOfBirth": secret }) }],
  [prepareWelcomeEmails, { name: 'prepareWelcomeEmails', input: null }],
  [recheckChoice, { name: 'recheckChoice', input: plain }],
  [reopenActivationDate, { name: 'reopenActivationDate', input: null }],
  [reopenEmail, { name: 'reopenEmail', input: null }],
  [replaceSession, { name: 'replaceSession', input: null }],
  [requestAvailableLifeEvents, { name: 'requestAvailableLifeEvents', input: null }],
  [requestAvatars, { name: 'requestAvatars', input: null }],
  [requestBanners, { name: 'requestBanners', input: null }],
  [requestBenefit, { name: 'requestBenefit', input: plain }],
  [requestBenefitTerms, { name: 'requestBenefitTerms', input: t.type({ "benefitId": plain, "termsId": plain, "newest": t.union([plain, t.null]) }) }],
  [requestBenefits, { name: 'requestBenefits', input: null }],
  [requestCards, { name: 'requestCards', input: null }],
  [requestCarousel, { name: 'requestCarousel', input: null }],
  [requestContactPage, { name: 'requestContactPage', input: null }],
  [requestCredits, { name: 'requestCredits', input: null }],
  [requestCreditsPage, { name: 'requestCreditsPage', input: null }],
  [requestDetails, { name: 'requestDetails', input: null }],
  [requestDifference, { name: 'requestDifference', input: t.type({ "uploadId": plain, "query": t.type({ "benefitId": t.union([plain, t.null]), "change": t.union([t.keyof({ "gain": null, "lose": null }), t.null]), "page": t.number }) }) }],
  [requestEmployee, { name: 'requestEmployee', input: reference }],
  [requestEmployeeReport, { name: 'requestEmployeeReport', input: t.union([t.type({ "report": t.literal("employees"), "query": t.type({ "search": personal, "registered": t.keyof({ "all": null, "no": null, "yes": null }), "page": t.number, "sortBy": t.keyof({ "-department": null, "-email": null, "-lastSeen": null, "-name": null, "department": null, "email": null, "lastSeen": null, "name": null }), "range": t.number }) }), t.type({ "report": t.literal("twoFactor"), "query": t.type({ "search": personal, "twoFactor": t.keyof({ "all": null, "no": null, "yes": null }), "page": t.number }) })]) }],
  [requestEmployees, { name: 'requestEmployees', input: t.type({ "search": personal, "registered": t.keyof({ "all": null, "no": null, "yes": null }), "page": t.number, "sortBy": t.keyof({ "-department": null, "-email": null, "-lastSeen": null, "-name": null, "department": null, "email": null, "lastSeen": null, "name": null }), "range": t.number }) }],
  [requestEnforcement, { name: 'requestEnforcement', input: null }],
  [requestFamily, { name: 'requestFamily', input: null }],
  [requestInsights, { name: 'requestInsights', input: null }],
  [requestLastUpload, { name: 'requestLastUpload', input: null }],
  [requestLifeEventReport, { name: 'requestLifeEventReport', input: null }],
  [requestLifeEvents, { name: 'requestLifeEvents', input: null }],
  [requestMagicLink, { name: 'requestMagicLink', input: reference }],
  [requestOptOut, { name: 'requestOptOut', input: plain }],
  [requestOwnResetLink, { name: 'requestOwnResetLink', input: null }],
  [requestPending, { name: 'requestPending', input: plain }],
  [requestPendingBenefits, { name: 'requestPendingBenefits', input: null }],
  [requestPolicy, { name: 'requestPolicy', input: t.keyof({ "cookies": null, "privacy": null, "terms": null }) }],
  [requestReports, { name: 'requestReports', input: t.type({ "kind": t.keyof({ "all": null, "life-event": null, "payroll": null, "provider": null }), "year": t.union([t.null, t.number]), "month": t.union([t.null, t.number]), "provider": t.union([plain, t.null]) }) }],
  [requestReset, { name: 'requestReset', input: plain }],
  [requestResetLink, { name: 'requestResetLink', input: null }],
  [requestSetup, { name: 'requestSetup', input: plain }],
  [requestStatement, { name: 'requestStatement', input: plain }],
  [requestTakeUp, { name: 'requestTakeUp', input: null }],
  [requestTakeUpOfBenefit, { name: 'requestTakeUpOfBenefit', input: plain }],
  [requestTerms, { name: 'requestTerms', input: null }],
  [requestTile, { name: 'requestTile', input: t.keyof({ "approvals": null, "registration": null, "twoFactor": null }) }],
  [requestTotalBenefits, { name: 'requestTotalBenefits', input: null }],
  [requestTotalSummary, { name: 'requestTotalSummary', input: null }],
  [requestTwoFactorList, { name: 'requestTwoFactorList', input: t.type({ "search": personal, "twoFactor": t.keyof({ "all": null, "no": null, "yes": null }), "page": t.number }) }],
  [requestUploads, { name: 'requestUploads', input: null }],
  [requestViewAs, { name: 'requestViewAs', input: reference }],
  [requestVouchers, { name: 'requestVouchers', input: null }],
  [requestWaitingCount, { name: 'requestWaitingCount', input: null }],
  [restoreSession, { name: 'restoreSession', input: null }],
  [retryCreditsOnly, { name: 'retryCreditsOnly', input: null }],
  [retryLink, { name: 'retryLink', input: null }],
  [saveAnswers, { name: 'saveAnswers', input: plain }],
  [saveMember, { name: 'saveMember', input: reference }],
  [sendCorrected, { name: 'sendCorrected', input: null }],
  [sendEnquiry, { name: 'sendEnquiry', input: null }],
  [sendFile, { name: 'sendFile', input: null }],
  [sendNewPassword, { name: 'sendNewPassword', input: null }],
  [sendSetUpCode, { name: 'sendSetUpCode', input: null }],
  [sendWelcomeEmails, { name: 'sendWelcomeEmails', input: null }],
  [showCaptcha, { name: 'showCaptcha', input: null }],
  [showMissingPage, { name: 'showMissingPage', input: null }],
  [showUpload, { name: 'showUpload', input: t.type({ "uploadId": plain, "fileName": personal, "uploadedOn": plain, "status": t.keyof({ "awaiting-commit": null, "checking": null, "completed": null, "discarded": null, "rejected": null }), "rows": t.number, "checked": t.number, "errorCount": t.number }) }],
  [solveCaptcha, { name: 'solveCaptcha', input: secret }],
  [startSetUp, { name: 'startSetUp', input: null }],
  [stay, { name: 'stay', input: null }],
  [submitSelection, { name: 'submitSelection', input: plain }],
  [switchApprovalKeys, { name: 'switchApprovalKeys', input: t.boolean }],
  [tellLifeEvent, { name: 'tellLifeEvent', input: null }],
  [tickReports, { name: 'tickReports', input: t.type({ "reportIds": t.array(plain), "ticked": t.boolean }) }],
  [tickRows, { name: 'tickRows', input: t.type({ "selectionIds": t.array(reference), "ticked": t.boolean }) }],
  [toggleLifeEventPerson, { name: 'toggleLifeEventPerson', input: reference }],
  [turnCarousel, { name: 'turnCarousel', input: t.number }],
  [watchAgain, { name: 'watchAgain', input: null }],
])

/** The commands that a form's definition makes, by the events that they make: they are no exports, so the registry has none of them. */
export const fieldCommands: Readonly<Record<string, string>> = {
  FieldEdited: 'editField',
  SecretFieldEdited: 'editField',
  ChoiceMade: 'editField',
  FieldLeft: 'leaveField',
}

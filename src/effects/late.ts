import type { RecordedEvent } from '../domain/kernel/event.ts'
import { emailForm } from '../domain/session/login.ts'
import { ProfileLoaded, SessionEnded } from '../domain/session/session.ts'
import type { EventName, State } from '../domain/state.ts'
import type { effects as account } from './account.ts'
import type { effects as benefits } from './benefits.ts'
import type { effects as content } from './content.ts'
import type { effects as employer } from './employer.ts'
import type { effects as family } from './family.ts'
import type { effects as first } from './first.ts'
import type { effects as home } from './home.ts'
import type { effects as rewards } from './rewards.ts'
import type { HeardBy, LateEffects } from './runtime/late-effects.ts'
import { startLateEffects } from './runtime/late-effects.ts'
import type { Ports } from './runtime/ports.ts'
import type { Store } from './runtime/store.ts'
import type { effects as session } from './session.ts'
import type { effects as shell } from './shell.ts'

type Late = {
  readonly session: typeof session
  readonly shell: typeof shell
  readonly account: typeof account
  readonly content: typeof content
  readonly home: typeof home
  readonly benefits: typeof benefits
  readonly rewards: typeof rewards
  readonly employer: typeof employer
  readonly family: typeof family
}

/** What starts the effects of each area: one too many or too few does not compile. */
const hears: { readonly [Area in keyof Late]: Readonly<Record<HeardBy<Late[Area]>, true>> } = {
  session: {
    PortalOpened: true,
    TermsRequested: true,
    TermsAcceptanceRequested: true,
    StayRequested: true,
    IdleExpired: true,
    LogoutRequested: true,
    EmailReopened: true,
    LoginFailed: true,
    LoginSucceeded: true,
    SessionEnded: true,
    SsoLookupFoundRoute: true,
    SsoLoginRequested: true,
    SsoLoginFailed: true,
    ProfileLoaded: true,
    ProfileFailed: true,
    MasqueradeStarted: true,
    WorkPlatformRequested: true,
    WorkPlatformFound: true,
    SecondFactorDemanded: true,
    CodeLoginRequested: true,
    CodeLoginSucceeded: true,
    CodeLoginFailed: true,
    SecondFactorLeft: true,
    SetUpKeyRequested: true,
    SetUpLeft: true,
    SetUpCodeRequested: true,
    SetUpCodeAccepted: true,
    SetUpCodeFailed: true,
    SecondFactorEnabled: true,
  },
  account: {
    ActivationLookUpRequested: true,
    ActivationDateCheckRequested: true,
    ActivationDateRefused: true,
    AccountActivationRequested: true,
    AccountActivated: true,
    ResetLinkRequested: true,
    ResetLinkSent: true,
    ResetLinkFailed: true,
    PasswordCheckRequested: true,
    PasswordCheckDropped: true,
    ResetDateCheckRequested: true,
    ResetDateVerified: true,
    ResetDateRefused: true,
    ResetLinkExpired: true,
    ResetLeft: true,
    PasswordResetRequested: true,
    PasswordResetSucceeded: true,
    SecondFactorDisablingRequested: true,
    SecondFactorDisabled: true,
    DetailsRequested: true,
    DetailsLoaded: true,
    DetailsChangeRequested: true,
    DetailsChanged: true,
    AvatarsRequested: true,
    AvatarChoiceRequested: true,
  },
  shell: {
    FieldEdited: true,
    ChoiceMade: true,
    FormCleared: true,
    FamilyMemberAdded: true,
    FamilyMemberChanged: true,
    PanelOpened: true,
    PanelClosed: true,
    ProfileLoaded: true,
    PortalOpened: true,
  },
  content: {
    PolicyRequested: true,
    ContactPageRequested: true,
    EnquiryRequested: true,
    EnquirySent: true,
  },
  home: {
    CardsRequested: true,
    BannersRequested: true,
    CarouselRequested: true,
    CarouselLoaded: true,
  },
  benefits: {
    BenefitsRequested: true,
    BenefitRequested: true,
    BenefitTermsRequested: true,
    OptOutRequested: true,
    SelectionOptedOut: true,
    SetupRequested: true,
    SelectionRequested: true,
    SelectionResetRequested: true,
    FieldEdited: true,
    ChoiceMade: true,
    AnswersSaved: true,
    SubmissionFailed: true,
    CostsRequested: true,
    CostsDropped: true,
    ChoiceSaveRequested: true,
    AnswersSaveRequested: true,
    SubmissionRequested: true,
    SelectionSubmitted: true,
    CreditsRequested: true,
    BenefitsLoaded: true,
    ProfileLoaded: true,
    CreditsPageRequested: true,
    VouchersRequested: true,
  },
  rewards: {
    StatementRequested: true,
    TotalSummaryRequested: true,
    TotalBenefitsRequested: true,
  },
  employer: {
    TileRequested: true,
    PendingBenefitsRequested: true,
    PendingRequested: true,
    DecisionRequested: true,
    TakeUpRequested: true,
    TakeUpOfBenefitRequested: true,
    InsightsRequested: true,
    EmployeesRequested: true,
    EmployeeReportRequested: true,
    EmployeeReportCancelled: true,
    EmployeeRequested: true,
    ViewAsRequested: true,
    MagicLinkRequested: true,
    MagicLinkIssued: true,
    MagicLinkHidden: true,
    MagicLinkLeft: true,
    RecipientsRequested: true,
    WelcomeEmailsRequested: true,
    WelcomeEmailsLeft: true,
    TwoFactorListRequested: true,
    EnforcementRequested: true,
    AffectedCountRequested: true,
    EnforcementChangeDropped: true,
    EnforcementChangeRequested: true,
    UploadsRequested: true,
    UploadsLoaded: true,
    LastUploadRequested: true,
    TemplateDownloadRequested: true,
    TemplateDownloadCancelled: true,
    FileCheckRequested: true,
    FileRefused: true,
    FileLeft: true,
    FileSendRequested: true,
    FileSendCancelled: true,
    FileSent: true,
    UploadWatchRequested: true,
    UploadProgressed: true,
    UploadDecisionRequested: true,
    UploadCommitted: true,
    UploadDiscarded: true,
    DifferenceRequested: true,
    ReportsRequested: true,
    ReportDownloadRequested: true,
    ReportDownloadCancelled: true,
    LifeEventReportRequested: true,
  },
  family: {
    FamilyRequested: true,
    FamilyMemberSavingRequested: true,
    FamilyMemberAdded: true,
    FamilyMemberChanged: true,
    AvailableLifeEventsRequested: true,
    LifeEventsRequested: true,
    LifeEventAddingRequested: true,
    LifeEventAdded: true,
  },
}

/** What is typed to sign in is nobody's draft and no choice. */
const typedToSignIn = ({ data }: RecordedEvent): boolean =>
  typeof data === 'object' && data !== null && 'form' in data && data.form === emailForm.name

/** The effects of each area, whose script is loaded when one of their events first happens. */
export const lateEffects: readonly LateEffects<State>[] = [
  { name: 'session', hears: hears.session, load: () => import('./session.ts') },
  { name: 'shell', hears: hears.shell, ignores: typedToSignIn, load: () => import('./shell.ts') },
  { name: 'account', hears: hears.account, load: () => import('./account.ts') },
  { name: 'content', hears: hears.content, load: () => import('./content.ts') },
  { name: 'home', hears: hears.home, load: () => import('./home.ts') },
  { name: 'benefits', hears: hears.benefits, ignores: typedToSignIn, load: () => import('./benefits.ts') },
  { name: 'rewards', hears: hears.rewards, load: () => import('./rewards.ts') },
  { name: 'employer', hears: hears.employer, load: () => import('./employer.ts') },
  { name: 'family', hears: hears.family, load: () => import('./family.ts') },
]

/**
 * Starts them.
 * @param store its `events` begin with those that happened before this script was there
 * @param whole resolves once the state has all its slices
 * @param missed told with an area whose script could not be loaded
 */
export const startAreas = (
  store: Pick<Store<State>, 'events' | 'state' | 'append'>,
  ports: Ports,
  whole: Promise<unknown>,
  missed: (area: string) => void,
): (() => void) => startLateEffects(lateEffects, store, ports, SessionEnded, ProfileLoaded, whole, missed)

type Requested = Extract<EventName, `${string}Requested`>

/** A wish that no effect acts upon does not compile: the error names the event. */
type Unheard = Exclude<Requested, HeardBy<typeof first | Late[keyof Late]>>
true satisfies [Unheard] extends [never] ? true : Unheard

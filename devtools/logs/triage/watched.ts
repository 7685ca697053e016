// Uses nothing from Node, because the inspector joins rows too.

/** A journey: the events that follow each other if a user completes it. */
export interface Funnel {
  readonly name: string
  readonly pattern: string
}

/** The journeys that every report counts. */
export const builtIn: readonly Funnel[] = [
  { name: 'log in', pattern: 'LoginRequested … LoginSucceeded|CodeLoginSucceeded' },
  { name: 'log in through SSO', pattern: 'SsoLoginRequested … LoginSucceeded' },
  {
    name: 'register',
    pattern:
      'ActivationLookUpRequested … ActivationFound … ActivationDateVerified … AccountActivationRequested … AccountActivated',
  },
  { name: 'reset a password', pattern: 'ResetLinkRequested … ResetLinkSent' },
  {
    name: 'choose a benefit',
    pattern: 'SetupLoaded … ChoiceMade … BenefitTermsAccepted … SubmissionRequested … SelectionSubmitted',
  },
  { name: 'opt out', pattern: 'OptOutRequested{benefitId=$benefit} … SelectionOptedOut{benefitId=$benefit}' },
  {
    name: 'approve selections',
    pattern: 'PendingLoaded … RowsTicked … DecisionRequested … SelectionsApproved|SelectionsRejected',
  },
]

/** What is looked for in every log, as it was written: patterns of events, values of the state or of selectors, and support codes. */
export interface Watched {
  readonly finds: readonly string[]
  readonly states: readonly string[]
  readonly selects: readonly string[]
  /** Support codes, as `supportCode` writes them. */
  readonly codes: readonly string[]
  readonly funnels: readonly Funnel[]
}

/** The name of a search for a support code in reports. */
export const codeQuery = (code: string): string => `support code ${code}`

export const nothingWatched: Watched = { finds: [], states: [], selects: [], codes: [], funnels: [] }

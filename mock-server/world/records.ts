/**
 * The records that a world keeps. They are plain data, so that a world is made by loading one dump.
 * Money is in pence, dates are ISO `yyyy-mm-dd`, every id is text.
 */

import type { Banner, Card, Policy } from './content-records.ts'
import type { Choice, Offer } from './offer.ts'
import type { Payment, Timing } from './rules.ts'
import type { DataUpload } from './upload-records.ts'
import type { SentLog } from '../shell/log-records.ts'

/** What an account must do after its password was right; `validate` means that two-factor is on. */
export type SecondFactor = 'none' | 'validate' | 'set-up'

/** Whether logging in asks for the captcha: never, after one failure, or at once. */
export type CaptchaRule = 'never' | 'after-failure' | 'always'

/** An account of the portal. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly surname: string
  /** As a host would send it: the portal reads it case-insensitively. */
  readonly userType: 'employee' | 'employer'
  readonly employmentStatus: 'active' | 'left' | 'inactive'
  /** The first day of work, and the last one; null while the person works there. */
  readonly joinedOn: string
  readonly leftOn: string | null
  readonly avatar: string | null
  /** Details that the person gives; null until then. */
  readonly personalEmail: string | null
  readonly phone: string | null
  readonly firstLogin: boolean
  readonly siteTermsUpdated: boolean
  readonly isInsightsEnabled: boolean
  readonly isDataLoadEligibilityImpactEnabled: boolean
  readonly clientId: string
  readonly schemeId: string
  readonly secondFactor: SecondFactor
  readonly captcha: CaptchaRule
  /** Where single sign-on for this address begins, or null. */
  readonly ssoUrl: string | null
  readonly locked: boolean
  /** Failed logins since the last success. */
  readonly failures: number
  /** Some benefits open to this person only on this day; null when not on probation. */
  readonly probationUntil: string | null
  /** Balance of the credits benefit in pence; null without one. */
  readonly creditsBalance: number | null
  /** What this account is for, as the control page says. */
  readonly note: string
}

/** A login: its id is the value of the session cookie. Every token given out for it is listed. */
export interface Session {
  readonly id: string
  readonly personId: string
  readonly tokens: readonly string[]
  /** Set by POST logout: only DELETE user/logout still accepts the tokens. */
  readonly closing: boolean
}

/** A link by which a person opens an account; its id is in the path. */
export interface ActivationLink {
  readonly id: string
  readonly personId: string
  /** dd/mm/yyyy */
  readonly dateOfBirth: string
  readonly state: 'open' | 'withdrawn' | 'expired'
}

/** A link by which a person sets a new password; its id is the token. */
export interface ResetLink {
  readonly id: string
  readonly personId: string
  /** dd/mm/yyyy */
  readonly dateOfBirth: string
  readonly expired: boolean
  /** Where the person goes afterwards; null for the login page. */
  readonly redirectUrl: string | null
}

/** A client company. */
export interface Client {
  readonly id: string
  readonly clientName: string
  readonly contactUsEnabled: boolean
  readonly clientLogo: string | null
  readonly clientExceptions: readonly { readonly code: string; readonly status: boolean }[]
}

/** A scheme with its look; `id` is the scheme's id, `label` the first domain label it is reached by. */
export interface Scheme {
  readonly id: string
  readonly label: string
  readonly schemeYear: string
  readonly ssoOnly: boolean
  /** Sent to the portal as it is. */
  readonly theme: Readonly<Record<string, unknown>>
}

/** How to claim with the provider of a benefit. `instructions` is HTML. */
export interface Claim {
  readonly provider: string
  readonly phone: string | null
  readonly email: string | null
  /** The address of the provider's form. */
  readonly url: string | null
  readonly instructions: string
}

/** A benefit that a scheme offers. Texts are HTML where the OpenAPI document says so. */
export interface Benefit {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly groupCode: string
  readonly icon: string
  /** The address of a decorative picture, or null. */
  readonly image: string | null
  readonly beamSupported: boolean
  readonly description: string
  readonly covers: string
  readonly howToLeave: string
  readonly howToReturn: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly terms: readonly {
    readonly id: string
    readonly title: string
    readonly content: string
    readonly version: string
  }[]
  readonly faqs: readonly { readonly id: string; readonly question: string; readonly answer: string }[]
  readonly relatedIds: readonly string[]
  readonly restrictedOnProbation: boolean
  /** Null if there are no claims, or it is not known how to make one. */
  readonly claim: Claim | null
  readonly offer: Offer
  readonly timing: Timing
  readonly payment: Payment
  /** Percentage of all employees who have it, for the employer's take-up. */
  readonly takeUpPercent: number
}

/** The state of a selection. */
export type SelectionStatus = 'not-selected' | 'pending' | 'approved' | 'rejected' | 'opted-out' | 'in-progress'

/** What one person chose of one benefit. */
export interface Selection {
  readonly id: string
  readonly personId: string
  readonly benefitId: string
  readonly status: SelectionStatus
  readonly planDetails: string | null
  readonly peopleCovered: readonly string[]
  readonly monthlyCost: { readonly company: number; readonly employee: number }
  /** The day on which it began or begins; null until it is submitted. */
  readonly startDate: string | null
  readonly endDate: string | null
  /** The last submitted choice; null before that. */
  readonly values: Choice | null
  /** A choice that was begun and not submitted. */
  readonly draft: Choice | null
  /** Whether the medical questions are answered. The answers themselves are not stored. */
  readonly answered: boolean
}

/** A member of a person's household, whom benefits can cover. */
export interface FamilyMember {
  readonly id: string
  readonly personId: string
  readonly title: string
  readonly firstName: string
  readonly surname: string
  readonly dateOfBirth: string
  /** 1 is female, 2 is male. */
  readonly gender: 1 | 2
  /** 1 is a partner, 2 a dependant. */
  readonly familyType: 1 | 2
  readonly active: boolean
  /** The day on which full-time education ends; null for partners, and if it is over. */
  readonly fullTimeEducationEnds: string | null
  /** How this member's days are sent; hosts use both forms. */
  readonly datesAs: 'day' | 'timestamp'
}

/** Something that happened in a person's life, after which they can change benefits. */
export interface LifeEvent {
  readonly id: string
  readonly personId: string
  /** One of the events of the seeds. */
  readonly eventId: string
  readonly date: string
  readonly closedDate: string | null
  readonly note: string | null
  readonly familyMemberIds: readonly string[]
}

/** A selection that awaits an employer's decision. */
export interface Approval {
  /** The selection's id. */
  readonly id: string
  readonly benefitId: string
  readonly employeeName: string
  /** Pence a month; null for what the person is paid. */
  readonly orderValue: number | null
  /** The day of the submission. */
  readonly requestedOn: string
  /** Column name to value; the columns differ by benefit. */
  readonly fields: Readonly<Record<string, string>>
}

/** Every table by its name. */
export interface Records {
  readonly people: Person
  readonly sessions: Session
  readonly activationLinks: ActivationLink
  readonly resetLinks: ResetLink
  readonly clients: Client
  readonly schemes: Scheme
  readonly benefits: Benefit
  readonly selections: Selection
  readonly familyMembers: FamilyMember
  readonly lifeEvents: LifeEvent
  readonly approvals: Approval
  readonly uploads: DataUpload
  readonly logs: SentLog
  readonly cards: Card
  readonly banners: Banner
  readonly policies: Policy
  readonly settings: Settings
}

/** The content of a whole world. */
export type Dump = { readonly [Name in keyof Records]: readonly Records[Name][] }

/** The switches by which a scenario changes how handlers behave. There is one record, `settings`. */
export interface Settings {
  readonly id: 'settings'
  /** Benefits are listed as free to leave, but leaving is refused. */
  readonly optOutRefused: boolean
  /** Two-factor secrets whose first code was right: the second one turns two-factor on. */
  readonly begunSecrets: readonly string[]
  /** The employer enforces two-factor, so it cannot be turned off. */
  readonly secondFactorEnforced: boolean
  /** Where a logout ends, outside the portal. One Hub is active if it has an address. */
  readonly ssoLogoutUrl: string | null
  readonly oneHubLogoutUrl: string | null
  /** The same, but only in the response to a login; the set-up omits it. */
  readonly loginLogoutUrl: string | null
  /** The tokens of captchas that were used: each works once. */
  readonly usedCaptchas: readonly string[]
  /** How many of the decided selections fail, counted from the last. */
  readonly failingApprovals: number
  /** The usual amount of each benefit with a decision, in pence, as it was before the first one. */
  readonly usualAmounts: Readonly<Record<string, number>>
  /** The date that the host uses as today, yyyy-mm-dd; null for the machine's own. */
  readonly today: string | null
  /** The scheme offers no life events. */
  readonly noLifeEvents: boolean
  /** The welcome has no slides. */
  readonly noSlides: boolean
  /** No cost can be calculated. */
  readonly costsUnavailable: boolean
  /** By how many percent every price is higher than the catalogue's. */
  readonly priceRise: number
  /** By how many percent prices rise just before the next submission. */
  readonly comingRise: number
  /** The client has no employees yet. */
  readonly noEmployees: boolean
  /** How many employees the client has, generated as they are read; null for the 10,000 of the demo. */
  readonly employeeCount: number | null
  /** How many of the welcome emails fail, counted from the last. */
  readonly failingEmails: number
  /** The response to the download of a report is the JSON of an error, with the status of a success. */
  readonly reportsBeingMade: boolean
  /** The company has no reports. */
  readonly noReports: boolean
  /** For total benefits, the host knows only what the benefits cost: no pay, nothing after tax, no year before. */
  readonly payUnknown: boolean
}

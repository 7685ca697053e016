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

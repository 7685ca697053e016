/** An option of a field; `covers` says what it gives, in rows that the options of the field share. */
export interface OfferOption {
  readonly value: string
  readonly label: string
  readonly hint: string | null
  readonly covers: readonly { readonly name: string; readonly value: string }[]
}

/** A field of a choice. Limits are in the unit of the field; `maximum` is null if there is none. */
export interface OfferField {
  readonly name: string
  readonly label: string
  readonly hint: string | null
  readonly kind: 'amount' | 'choice'
  readonly unit: 'pounds' | 'days' | 'percent' | 'none'
  readonly minimum: number | null
  readonly maximum: number | null
  readonly stepSize: number | null
  readonly preset: number | string | null
  readonly options: readonly OfferOption[]
  readonly appliesTo: 'employee' | 'partner'
  readonly validationMessage: string
  /** Cannot be changed while the benefit is held. */
  readonly lockedWhileHeld: boolean
}

/** A medical question. One of kind `text` is asked when any answer is yes. */
export interface Question {
  readonly id: string
  readonly question: string
  readonly kind: 'yes-no' | 'text'
}

/** What a choice costs, in pence a month. */
export interface Price {
  /** For the person, whatever is chosen. */
  readonly basic: number
  /** For one unit of an amount, by field name. */
  readonly perUnit: Readonly<Record<string, number>>
  /** What an option adds, by field name and option. */
  readonly perOption: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly partner: number
  readonly dependant: number
  /** How much the company pays of the person's own line. */
  readonly companyPays: number | 'all'
  /** What the company adds for each unit of `value`, up to a number of units. */
  readonly match: { readonly perUnit: number; readonly upTo: number } | null
  /** Whether the prices of a unit are those for £45,000 a year, and follow a person's salary. */
  readonly bySalary: boolean
  /** Pence of income tax a month for each unit of `value`, on what the benefit is worth. */
  readonly taxInKind: number
}

/** What a person can choose of a benefit. */
export interface Offer {
  readonly fields: readonly OfferField[]
  /** The people whom a person can add. */
  readonly people: 'nobody' | 'partner' | 'family'
  readonly maximumPeople: number | null
  /** The sentence of a choice: `{name}` is the value of that field, as a person reads it. */
  readonly plan: string
  /** Added to the plan if a partner is covered for an amount. */
  readonly partnerPlan: string
  readonly freeCoverLimit: number | null
  readonly questions: readonly Question[]
  /** Whether an employer approves the choice. */
  readonly needsApproval: boolean
  /** The letters of its references: `DEN-9001`. */
  readonly letters: string
  /** How many monthly payments a year has: fewer than twelve if a loan is paid back sooner. */
  readonly payments: number
  readonly price: Price
}

/** What was chosen: a value by field name, and the ids of the people added. */
export interface Choice {
  readonly values: Readonly<Record<string, number | string>>
  readonly people: readonly string[]
}

/** A person who can be covered besides the employee; `reason` says why somebody cannot. */
export interface Candidate {
  readonly id: string
  readonly name: string
  readonly relationship: 'partner' | 'dependant'
  readonly eligible: boolean
  readonly reason: string | null
}

/** What makes up a monthly cost, in pence. */
export interface CostLine {
  readonly label: string
  readonly company: number
  readonly employee: number
}

/** Limits of an amount; `max` is null if there is none. */
export interface Limits {
  readonly min: number
  readonly max: number | null
  readonly step: number
}

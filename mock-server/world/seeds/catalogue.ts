import type { Offer, OfferField, Price, Question } from '../offer.ts'
import type { Claim } from '../records.ts'
import type { Payment, Timing } from '../rules.ts'
import benefits from './benefits.json'
import insurance from './insurance.json'

/** A clause of terms; `leaving` and `details` are those that insurances share. */
export type Clause =
  | keyof typeof insurance.clauses
  | { readonly title: string; readonly paragraphs: readonly string[]; readonly points?: readonly string[] }

/** A field for an amount, or one with options as `[value, label]` or `[value, label, hint]`, of which the first is the preset. */
type FieldEntry = Partial<Omit<OfferField, 'options' | 'kind'>> & {
  readonly kind: OfferField['kind']
  readonly options?: readonly (readonly [value: string, label: string, hint?: string])[]
  /** What the options give: by row, a value for each option in turn, and null if an option does not give it. */
  readonly covers?: Readonly<Record<string, readonly (string | null)[]>>
}

/** What can be chosen; what is left out is for one person, costs nothing and needs neither answers nor an approval. */
type OfferEntry = Pick<Offer, 'letters' | 'plan'> &
  Partial<Omit<Offer, 'price' | 'fields' | 'questions'>> & {
    readonly fields?: readonly FieldEntry[]
    readonly questions?: keyof typeof insurance.questions
    readonly price: Partial<Price>
  }

/** A benefit as `benefits.json` has it: what is the same for everybody. A day of leave is paid as 1/260 of £45,000. */
export interface CatalogueEntry {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly groupCode: string
  readonly summary: string
  readonly description: string
  readonly points: readonly string[]
  readonly covers: string
  readonly timing: Timing
  readonly payment: Payment
  /** Whether people pay income tax on what Acme pays. */
  readonly inKind?: true
  readonly takeUpPercent: number
  readonly waitsForProbation: boolean
  /** Whether its prices and limits come from its provider. */
  readonly beamSupported?: true
  readonly related: readonly string[]
  /** Its own questions with their answers, before those of every benefit. */
  readonly faqs?: readonly (readonly [question: string, answer: string])[]
  /** What is said about paying for it, if not what its way of payment says. */
  readonly paying?: string
  /** What is said about leaving it, if not what its timing says. */
  readonly leaving?: string
  /** What waits when it is chosen again. */
  readonly waits?: string
  readonly offer: OfferEntry
  /** `needs` is what a person needs to claim. Eye care has none on purpose: its provider gave nothing. */
  readonly claim?: Claim & { readonly needs: readonly string[] }
  /** Its long terms, if it has any. */
  readonly terms?: readonly Clause[]
}

/** Every benefit of the demo scheme, in the order of the list. */
export const catalogue = benefits as unknown as readonly CatalogueEntry[] // JSON has no unions; the mock checks what it sends

/** A clause in full. */
export const clauseOf = (clause: Clause): Exclude<Clause, string> =>
  typeof clause === 'string' ? insurance.clauses[clause] : clause

const questionsOf = (name: OfferEntry['questions']): readonly Question[] =>
  name === undefined
    ? []
    : Object.entries(insurance.questions[name]).map(([id, question]) => ({
        id,
        question,
        kind: id === 'details' ? 'text' : 'yes-no',
      }))

const fieldOf = ({ options = [], covers = {}, ...field }: FieldEntry): OfferField => ({
  name: 'value',
  label: '',
  hint: null,
  unit: 'none',
  minimum: null,
  maximum: null,
  stepSize: null,
  preset: options[0]?.[0] ?? null,
  appliesTo: 'employee',
  validationMessage: 'Choose one option',
  lockedWhileHeld: false,
  ...field,
  options: options.map(([value, label, hint = null], index) => ({
    value,
    label,
    hint,
    covers: Object.entries(covers).flatMap(([name, values]) => {
      const covered = values[index] ?? null
      return covered === null ? [] : [{ name, value: covered }]
    }),
  })),
})

const free: Price = {
  basic: 0,
  perUnit: {},
  perOption: {},
  partner: 0,
  dependant: 0,
  companyPays: 0,
  match: null,
  bySalary: false,
  taxInKind: 0,
}

/** What can be chosen of a benefit. */
export const offerOf = ({ offer: { fields = [], questions, price, ...offer } }: CatalogueEntry): Offer => ({
  people: 'nobody',
  maximumPeople: null,
  partnerPlan: '',
  freeCoverLimit: null,
  needsApproval: false,
  payments: 12,
  ...offer,
  fields: fields.map(fieldOf),
  questions: questionsOf(questions),
  price: { ...free, ...price },
})

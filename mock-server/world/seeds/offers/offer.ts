import type { Offer, OfferField, Price } from '../../offer.ts'

const blank = { hint: null, minimum: null, maximum: null, stepSize: null, options: [], lockedWhileHeld: false }

/** A field for an amount. */
export const amount = (
  field: Pick<OfferField, 'label' | 'unit' | 'validationMessage'> & {
    readonly minimum: number
    readonly maximum: number | null
    readonly stepSize: number
    readonly preset: number
  } & Partial<OfferField>,
): OfferField => ({ ...blank, name: 'value', kind: 'amount', appliesTo: 'employee', ...field })

/** A field with options, given as `[value, label]` or `[value, label, hint]`. The first one is the preset. */
export const options = (
  name: string,
  label: string,
  list: readonly (readonly [value: string, label: string, hint?: string])[],
  more: Partial<OfferField> = {},
): OfferField => ({
  ...blank,
  name,
  label,
  kind: 'choice',
  unit: 'none',
  preset: list[0]?.[0] ?? null,
  options: list.map(([value, text, hint = null]) => ({ value, label: text, hint, covers: [] })),
  appliesTo: 'employee',
  validationMessage: 'Choose one option',
  ...more,
})

/** A field whose options say what they give: by row, a value for each option in turn, and null if an option does not give it. */
export const covering = (
  field: OfferField,
  rows: Readonly<Record<string, readonly (string | null)[]>>,
): OfferField => ({
  ...field,
  options: field.options.map((option, index) => ({
    ...option,
    covers: Object.entries(rows).flatMap(([name, values]) => {
      const value = values[index] ?? null
      return value === null ? [] : [{ name, value }]
    }),
  })),
})

/** A price; parts that are left out cost nothing. */
export const price = (parts: Partial<Price>): Price => ({
  basic: 0,
  perUnit: {},
  perOption: {},
  partner: 0,
  dependant: 0,
  companyPays: 0,
  match: null,
  bySalary: false,
  taxInKind: 0,
  ...parts,
})

/** An offer; by default for one person, without questions and approval. */
export const offer = (
  parts: Pick<Offer, 'letters' | 'plan'> & Partial<Omit<Offer, 'price'>> & { readonly price: Partial<Price> },
): Offer => ({
  fields: [],
  people: 'nobody',
  maximumPeople: null,
  partnerPlan: '',
  freeCoverLimit: null,
  questions: [],
  needsApproval: false,
  payments: 12,
  ...parts,
  price: price(parts.price),
})

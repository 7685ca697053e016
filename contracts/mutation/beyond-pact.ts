/** A place at which no rule of Pact V4 can say what the OpenAPI document says. */
interface BeyondPact {
  readonly operation: RegExp
  /** The keys from the outside in, joined by dots; a row is `*`. What is inside it counts as well. */
  readonly place: RegExp
  readonly why: string
}

/** What only the check against the OpenAPI document in `portal-verify` holds. */
export const beyond: readonly BeyondPact[] = [
  {
    operation: /^getEligibleBenefits$/,
    place: /^\*\.selection(\.|$)/,
    why: 'An object or null, row by row: Pact compares an object with an object, and knows no rule by which null would do too.',
  },
  {
    operation: /Selection|^getBenefitWithSelection$/,
    place: /^(setup\.)?editFields\.\*\.default$/,
    why: 'A number in one row, a text in another: Pact has a rule for each kind of number and for the kind of the example, and none for any text.',
  },
]

/** Why a change at a place of a response may pass Pact; null where it may not. */
export const beyondPact = (operation: string, keys: readonly string[]): BeyondPact | null => {
  const place = keys.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.')
  return beyond.find((one) => one.operation.test(operation) && one.place.test(place)) ?? null
}

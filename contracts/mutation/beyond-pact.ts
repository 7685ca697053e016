/** A place where no rule of Pact V4 can express what the OpenAPI document says. */
interface BeyondPact {
  readonly operation: RegExp
  /** The keys from the outside in, joined by dots; a row is `*`. It covers everything inside the place too. */
  readonly place: RegExp
  readonly why: string
}

/** The places that only the check against the OpenAPI document in `portal-verify` can check. */
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

/** Why a change at a place of a response can pass Pact; null if it must not. */
export const beyondPact = (operation: string, keys: readonly string[]): BeyondPact | null => {
  const place = keys.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.')
  return beyond.find((one) => one.operation.test(operation) && one.place.test(place)) ?? null
}

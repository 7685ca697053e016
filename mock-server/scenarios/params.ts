/** What may be said about a scenario. Each has a sensible value when left out; a scenario ignores what it does not use. */
export interface ScenarioParams {
  /** The account that it is about. */
  readonly email?: string
  /** The benefit that it is about. */
  readonly benefitId?: string
  /** How many. */
  readonly count?: number
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Reads parameters from JSON or a form. Throws a RangeError with a sentence for a person. */
export const readParams = (input: unknown): ScenarioParams => {
  const { email, benefitId, count } = isRecord(input) ? input : {}
  const number = count === undefined || count === '' ? undefined : Number(count)
  if (number !== undefined && (!Number.isInteger(number) || number < 0))
    throw new RangeError(`'count' must be a whole number from 0 up.`)
  return {
    ...(typeof email === 'string' && email !== '' && { email }),
    ...(typeof benefitId === 'string' && benefitId !== '' && { benefitId }),
    ...(number !== undefined && { count: number }),
  }
}

import { isObject } from '../../openapi/json.ts'

/** The parameters of a scenario. Each has a sensible default; a scenario ignores those it does not use. */
export interface ScenarioParams {
  /** The account that it is about. */
  readonly email?: string
  /** The benefit that it is about. */
  readonly benefitId?: string
  /** How many. */
  readonly count?: number
}

/** The default of a parameter. */
type Otherwise = string | number | undefined

/** Called with each parameter that a scenario reads; its result replaces the parameter. */
export type Watch = (name: keyof ScenarioParams, otherwise: Otherwise) => string | number | undefined

const watches = new WeakMap<ScenarioParams, Watch>()

/** Parameters that report which of them are read. A scenario that does not read them through `given` gets an Error. */
export const watchedParams = (watch: Watch): ScenarioParams => {
  const params: ScenarioParams = new Proxy(
    {},
    {
      get: (_, name) => {
        throw new Error(`A scenario reads '${String(name)}' directly. Read it by given(params, '${String(name)}', …).`)
      },
      ownKeys: () => {
        throw new Error('A scenario copies its parameters. Replace one by withEmail.')
      },
    },
  )
  watches.set(params, watch)
  return params
}

/** A parameter or its default. Scenarios read parameters only through this, so that they can be observed. */
export const given = <Name extends keyof ScenarioParams, Default extends ScenarioParams[Name]>(
  params: ScenarioParams,
  name: Name,
  otherwise: Default,
): NonNullable<ScenarioParams[Name]> | Default => {
  const watch = watches.get(params)
  // The result of a watch replaces the parameter, so it has its type.
  const value = watch ? (watch(name, otherwise) as ScenarioParams[Name]) : params[name]
  return value ?? otherwise
}

/** The same parameters about another account. */
export const withEmail = (params: ScenarioParams, email: string): ScenarioParams => {
  const watch = watches.get(params)
  return watch
    ? watchedParams((name, otherwise) => (name === 'email' ? email : watch(name, otherwise)))
    : { ...params, email }
}

/** Reads parameters from JSON or a form. Throws a RangeError with a sentence for a person. */
export const readParams = (input: unknown): ScenarioParams => {
  const { email, benefitId, count } = isObject(input) ? input : {}
  const number = count === undefined || count === '' ? undefined : Number(count)
  if (number !== undefined && (!Number.isInteger(number) || number < 0))
    throw new RangeError(`'count' must be a whole number from 0 up.`)
  return {
    ...(typeof email === 'string' && email !== '' && { email }),
    ...(typeof benefitId === 'string' && benefitId !== '' && { benefitId }),
    ...(number !== undefined && { count: number }),
  }
}

import { MatchersV3 } from '@pact-foundation/pact'
import type { AnyOperation, CallInput } from '../src/effects/api/operation.ts'

/** The address, from the OpenAPI document and not from the client, so that it tests the client. */
export const addressOf = (operation: AnyOperation, input: CallInput, ids: Readonly<Record<string, string>>) => {
  const filled = (value: (name: string) => string): string =>
    operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => value(name))
  const example = filled((name) => input.path?.[name] ?? '')
  if (Object.keys(ids).length === 0) return example
  return MatchersV3.fromProviderState(
    filled((name) => (ids[name] ? `\${${ids[name]}}` : (input.path?.[name] ?? ''))),
    example,
  )
}

/** The body, with the values that the provider can replace. */
export const bodyOf = (body: unknown, ids: Readonly<Record<string, string>>): unknown =>
  typeof body !== 'object' || body === null || Array.isArray(body)
    ? body
    : Object.fromEntries(
        Object.entries(body).map(([name, value]) => [
          name,
          ids[name] ? MatchersV3.fromProviderState(`\${${ids[name]}}`, String(value)) : value,
        ]),
      )

/** A header whose value the provider replaces by its own: a rule with a generator, for which the library's DSL has no function. */
export const ofState = (regex: string, expression: string, value: string) => ({
  ...MatchersV3.regex(regex, value),
  ...MatchersV3.fromProviderState(expression, value),
  'pact:matcher:type': 'regex',
})

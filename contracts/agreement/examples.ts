import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json } from '../../openapi/json.ts'
import type { Difference } from './difference.ts'
import { anyItem, shown } from './places.ts'

/** Where a value is not within another: the keys of the first such place, or null. A list is within another if each of its items is within one. */
export const outside = (
  part: Json,
  whole: Json | undefined,
  keys: readonly string[] = [],
): readonly string[] | null => {
  if (whole === undefined) return keys
  if (Array.isArray(part)) {
    if (!Array.isArray(whole)) return keys
    for (const [index, item] of (part as readonly Json[]).entries()) {
      const own = [...keys, String(index)]
      const misses = (whole as readonly Json[]).map((other) => outside(item, other, own))
      // The most similar item shows the difference.
      if (!misses.includes(null)) return misses.toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0))[0] ?? own
    }
    return null
  }
  if (isObject(part)) {
    if (!isObject(whole)) return keys
    for (const [key, inner] of Object.entries(part)) {
      const miss = outside(inner, Object.hasOwn(whole, key) ? whole[key] : undefined, [...keys, key])
      if (miss) return miss
    }
    return null
  }
  return isDeepStrictEqual(part, whole) ? null : keys
}

/** Where a pact's example is not within the one that OpenAPI declares for the pact's state: pacts are made from those examples. */
export const exampleAgainstDocument = (pact: Json | undefined, declared: Json | undefined): readonly Difference[] => {
  if (pact === undefined || declared === undefined) return []
  const keys = outside(pact, declared)
  if (keys === null) return []
  const message = `the pact's example is not as that of OpenAPI for the state, ${shown(declared)}`
  return [{ pair: 'pact and OpenAPI', place: anyItem({ part: 'example', keys }), message }]
}

import { isObject, type Json } from '../../openapi/json.ts'

/** The places of a value, the whole first: keys from the outside in. */
export const placesOf = (value: Json, at: readonly string[] = []): readonly (readonly string[])[] => {
  const inside = Array.isArray(value)
    ? value.map((item, index) => [String(index), item] as const)
    : isObject(value)
      ? Object.entries(value)
      : []
  return [at, ...inside.flatMap(([key, inner]) => placesOf(inner as Json, [...at, key]))]
}

/** The value with its part at a place replaced; undefined removes it. */
export const withAt = (value: Json, [key, ...rest]: readonly string[], inner: Json | undefined): Json | undefined => {
  if (key === undefined) return inner
  if (Array.isArray(value)) {
    const changed = withAt((value as readonly Json[])[Number(key)] ?? null, rest, inner)
    return value.flatMap((item: Json, index) =>
      String(index) === key ? (changed === undefined ? [] : [changed]) : [item],
    )
  }
  if (!isObject(value)) return value
  const changed = withAt(value[key] ?? null, rest, inner)
  const { [key]: _, ...others } = value
  return changed === undefined ? others : { ...others, [key]: changed }
}

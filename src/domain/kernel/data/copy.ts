// Payloads and states are JSON: `for…in` visits only their own keys, and costs a third of `Object.entries`.

/** A copy of JSON data that shares nothing with it. */
export const copyDeep = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const copy: unknown[] = new Array(value.length)
    for (let i = 0; i < value.length; i++) copy[i] = copyDeep(value[i])
    return copy
  }
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copyDeep((value as Record<string, unknown>)[key]) // a key of it
  return copy
}

/** A copy of an object of scalars. */
export const copyFlat = (value: unknown): unknown => ({ ...(value as object) }) // its caller knows that it is an object

/**
 * A copy of JSON data that shares every unchanged part with an earlier copy, so that many copies of slowly changing data take little
 * memory. Returns the earlier copy itself if nothing differs.
 */
export const copyShared = (value: unknown, earlier: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (typeof earlier !== 'object' || earlier === null) return copyDeep(value)
  if (Array.isArray(value)) return Array.isArray(earlier) ? listShared(value, earlier) : copyDeep(value)
  return Array.isArray(earlier) ? copyDeep(value) : tableShared(value as JsonTable, earlier as JsonTable) // the rest of JSON
}

type JsonTable = Readonly<Record<string, unknown>>

const listShared = (value: readonly unknown[], earlier: readonly unknown[]): readonly unknown[] => {
  let copy: unknown[] | null = value.length === earlier.length ? null : earlier.slice(0, value.length)
  for (let i = 0; i < value.length; i++) {
    const part = copyShared(value[i], earlier[i])
    if (copy === null && part !== earlier[i]) copy = earlier.slice()
    if (copy) copy[i] = part
  }
  return copy ?? earlier
}

const tableShared = (value: JsonTable, earlier: JsonTable): JsonTable => {
  let left = 0
  for (const _ in earlier) left += 1
  let copy: Record<string, unknown> | null = null
  for (const key in value) {
    left -= 1
    const part = copyShared(value[key], earlier[key])
    if (copy === null && (part !== earlier[key] || !(key in earlier))) {
      copy = {}
      for (const before in value) {
        if (before === key) break
        copy[before] = earlier[before]
      }
    }
    if (copy) copy[key] = part
  }
  if (copy) return copy
  return left === 0 ? earlier : Object.fromEntries(Object.keys(value).map((key) => [key, earlier[key]]))
}

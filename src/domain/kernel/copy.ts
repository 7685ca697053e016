// Payloads and states are JSON: `for…in` meets their own keys alone, and costs a third of `Object.entries`.

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
 * A copy of JSON data that holds every part of an earlier copy that is the same still, so that many copies of data that
 * changes little take little memory. Answers the earlier copy itself where nothing differs.
 */
export const copyShared = (value: unknown, earlier: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    if (!Array.isArray(earlier)) return copyDeep(value)
    let same = value.length === earlier.length
    const copy: unknown[] = new Array(value.length)
    for (let i = 0; i < value.length; i++) {
      const part = copyShared(value[i], earlier[i])
      if (part !== earlier[i]) same = false
      copy[i] = part
    }
    return same ? earlier : copy
  }
  if (typeof earlier !== 'object' || earlier === null || Array.isArray(earlier)) return copyDeep(value)
  const [now, then] = [value as Record<string, unknown>, earlier as Record<string, unknown>] // both are objects
  let count = 0
  let same = true
  const copy: Record<string, unknown> = {}
  for (const key in now) {
    count += 1
    const part = copyShared(now[key], then[key])
    if (part !== then[key] || !(key in then)) same = false
    copy[key] = part
  }
  if (same) for (const _ in then) count -= 1
  return same && count === 0 ? earlier : copy
}

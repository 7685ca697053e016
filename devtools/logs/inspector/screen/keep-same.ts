import { isRecord } from '../../../../src/domain/kernel/data/is-record.ts'
/**
 * The new value, with every part that equals the old one taken from it. Unchanged parts keep their identity, so screens render again
 * only where something changed.
 */
export const keepSame = (old: unknown, next: unknown): unknown => {
  if (Object.is(old, next) || !isRecord(old) || !isRecord(next) || Array.isArray(old) !== Array.isArray(next))
    return next
  const keys = Object.keys(next)
  let same = keys.length === Object.keys(old).length
  const kept = keys.map((key) => {
    const part = keepSame(old[key], next[key])
    if (!Object.hasOwn(old, key) || !Object.is(part, old[key])) same = false
    return part
  })
  if (same) return old
  return Array.isArray(next) ? kept : Object.fromEntries(keys.map((key, place) => [key, kept[place]]))
}

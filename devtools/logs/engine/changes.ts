import { isRecord } from '../../../src/domain/kernel/data/is-record.ts'
import type { Change } from './protocol.ts'

/**
 * Where two states differ, at the deepest places that both have; at most `most` of them. Lists are compared place by place.
 * Parts that are the same object are not searched.
 */
export const changesBetween = (before: unknown, after: unknown, most = 500): Change[] => {
  const found: Change[] = []
  const walk = (a: unknown, b: unknown, path: readonly string[]): void => {
    if (Object.is(a, b) || found.length >= most) return
    if (!isRecord(a) || !isRecord(b) || Array.isArray(a) !== Array.isArray(b)) {
      found.push({ path, before: a, after: b })
      return
    }
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) walk(a[key], b[key], [...path, key])
  }
  walk(before, after, [])
  return found
}

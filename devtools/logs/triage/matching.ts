import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { fits, patternOf, type Bound, type Pattern, type Step } from '../replay/pattern.ts'
import type { Funnel } from './watched.ts'

/** A match: the places of its events, from 0, and what they bound. */
export interface Match {
  readonly places: readonly number[]
  readonly bound: Bound
}

/**
 * Finds a pattern in events. Each match is the earliest from its first event on.
 * @param count how many steps of the pattern are wanted: all, or its first ones
 */
export const matcherOf = (
  pattern: Pattern,
  events: readonly RecordedEvent[],
  count = pattern.steps.length,
): { readonly from: (place: number) => Match | null } => {
  const steps = pattern.steps.slice(0, count)
  // Whether the rest matches depends only on the step, the place and the bound values, so failures are remembered.
  const hopeless = new Set<string>()

  /** Whether an event that must be absent occurs between two places; `to` is the end of the log if nothing follows. */
  const isThere = (step: Step, after: number, to: number, bound: Bound): boolean => {
    const start = events[after]?.at ?? Number.NEGATIVE_INFINITY
    const last = step.isNext ? Math.min(to, after + 2) : to
    for (let place = after + 1; place < last; place++) {
      const event = events[place]
      if (!event || (step.within !== null && event.at - start > step.within)) return false
      if (fits(step, event, bound)) return true
    }
    return false
  }

  const rest = (index: number, after: number, bound: Bound, places: readonly number[]): Match | null => {
    let next = index
    const absent: Step[] = []
    for (let step = steps[next]; step?.isAbsent === true; step = steps[++next]) absent.push(step)
    const step = steps[next]
    if (!step) return absent.some((one) => isThere(one, after, events.length, bound)) ? null : { places, bound }
    const key = `${index} ${after} ${JSON.stringify(bound)}`
    if (hopeless.has(key)) return null
    const start = events[after]?.at ?? 0
    const end = step.isNext ? Math.min(after + 2, events.length) : events.length
    for (let place = after + 1; place < end; place++) {
      const event = events[place]
      if (!event || (step.within !== null && event.at - start > step.within)) break
      const now = fits(step, event, bound)
      if (!now || absent.some((one) => isThere(one, after, place, now))) continue
      const match = rest(next + 1, place, now, [...places, place])
      if (match) return match
    }
    hopeless.add(key)
    return null
  }
  const first = steps.findIndex(({ isAbsent }) => !isAbsent)
  return {
    from: (place) => {
      const [step, event] = [steps[first], events[place]]
      const bound = step && event ? fits(step, event, {}) : null
      if (!bound || steps.slice(0, first).some((one) => isThere(one, -1, place, bound))) return null
      return rest(first + 1, place, bound, [place])
    },
  }
}

/** Every match of a pattern, from each event that can be its first. */
export const matchesIn = (pattern: Pattern, events: readonly RecordedEvent[]): readonly Match[] => {
  const matcher = matcherOf(pattern, events)
  const found: Match[] = []
  for (let place = 0; place < events.length; place++) {
    const match = matcher.from(place)
    if (match) found.push(match)
  }
  return found
}

/** Reads `NAME: PATTERN`. Throws a sentence if the text has another form. */
export const funnelBy = (text: string): Funnel => {
  const [, name = '', pattern = ''] = /^\s*([^:…{]+?)\s*:\s*(.+)$/s.exec(text) ?? []
  if (name === '' || pattern === '')
    throw new Error(
      `‘--funnel ${text}’ cannot be understood. Write a name and a pattern: --funnel 'opt out: OptOutRequested … SelectionOptedOut'.`,
    )
  return { name, pattern }
}

/** Reads the pattern of a funnel; throws a sentence if it is not a pattern, or has events that must be absent. */
export const stepsOf = ({ pattern }: Funnel, known: readonly string[]): Pattern => {
  const read = patternOf(pattern, known, 'funnel')
  const absent = read.steps.find(({ isAbsent }) => isAbsent)
  if (absent) throw new Error(`‘--funnel ${pattern}’: a funnel counts events that happen, and not ‘${absent.text}’.`)
  if (read.steps.length < 2) throw new Error(`‘--funnel ${pattern}’: a funnel has at least two events.`)
  return read
}

/**
 * How many attempts reached each number of steps. An attempt begins with the first event of its kind, and ends with its last step or with
 * the log: beginning again continues the same attempt. The values that conditions bind tell attempts apart.
 */
export const attemptsIn = (pattern: Pattern, events: readonly RecordedEvent[]): readonly number[] => {
  const counts = pattern.steps.map(() => 0)
  const matchers = pattern.steps.map((_, i) => matcherOf(pattern, events, i + 1))
  const busyUntil = new Map<string, number>()
  for (let place = 0; place < events.length; place++) {
    const first = matchers[0]?.from(place)
    if (!first) continue
    const key = JSON.stringify(first.bound)
    if (place <= (busyUntil.get(key) ?? -1)) continue
    const depth = matchers.findLastIndex((matcher) => matcher.from(place) !== null)
    counts[depth] = (counts[depth] ?? 0) + 1
    const end = depth === counts.length - 1 ? matchers[depth]?.from(place)?.places.at(-1) : undefined
    busyUntil.set(key, end ?? events.length)
  }
  return counts
}

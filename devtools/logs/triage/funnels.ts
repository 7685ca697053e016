import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { matcherOf } from './matching.ts'
import { patternOf, type Pattern } from './pattern.ts'
import type { Funnel } from './watched.ts'

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

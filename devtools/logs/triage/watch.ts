import { isDeepStrictEqual } from 'node:util'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { supportCode } from '../../../src/domain/log/support-code.ts'
import type { State } from '../../../src/domain/state.ts'
import type { Build } from '../replay/build.ts'
import type { Selected } from '../replay/expected.ts'
import { keysOf, valueAt } from '../replay/paths.ts'
import { selectorNamed } from '../replay/selectors.ts'
import { expectationBy, selectedBy } from '../replay/wanted.ts'
import { attemptsIn, stepsOf, matchesIn } from './matching.ts'
import type { JudgedLog, Watcher } from './judge.ts'
import { patternOf } from '../replay/pattern.ts'
import type { Found, LogRow } from './row.ts'
import { builtIn, codeQuery, type Funnel, type Watched } from './watched.ts'

/** How many matches in one log a row names. */
const NAMED = 20

/** The watchers of one log. */
export interface Watching {
  readonly watchers: readonly Watcher[]
  /** The row with what was found in the log. */
  readonly finished: (judged: JudgedLog) => LogRow
}

const inOrder = <T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
  Object.fromEntries(entries)

/** A watched value: where it is, and which changes can affect it. */
interface Place {
  readonly text: string
  readonly value: unknown
  readonly slices: readonly string[]
  readonly read: (state: State) => unknown
}

const placesOf = async ({ states, selects }: Watched, build: Build): Promise<readonly Place[]> => {
  const slices = Object.keys(build.evolution.initial())
  const ofState = states.map((text): Place => {
    const { path, value } = expectationBy(text, 'state', false)
    const [slice = ''] = keysOf(path) ?? []
    if (!slices.includes(slice)) throw new Error(`‘--state ${text}’: the state of ${build.name} has no ${slice}.`)
    return { text, value, slices: [slice], read: (state) => valueAt(state, path) }
  })
  const ofSelectors = selects.map(async (text): Promise<Place> => {
    const [, named = '', expected = ''] = /^(\S+)\s+(.+)$/s.exec(text.trim()) ?? []
    if (named === '')
      throw new Error(`‘--select ${text}’ cannot be understood. Write --select 'selectSending:dental kind=choice'.`)
    const { path, value } = expectationBy(expected, 'select', true)
    const { name, arg }: Selected = selectedBy(named)
    const { select } = await selectorNamed(build, name)
    return { text, value, slices: select.slices, read: (state) => valueAt(select(state, arg), path) }
  })
  return [...ofState, ...(await Promise.all(ofSelectors))]
}

/** Looks at a value after each event, and notes each event after which it becomes the wanted one. */
const watcherOf = (place: Place, build: Build): { readonly watcher: Watcher; readonly found: () => Found } => {
  const seqs: number[] = []
  let [isHere, isFirst] = [false, true]
  const holds = (state: State): boolean => {
    try {
      return isDeepStrictEqual(place.read(state), place.value)
    } catch {
      return false // a selector that throws has no value; `npm run log -- replay --select` shows why it throws
    }
  }
  const receive = (event: RecordedEvent, state: State | null): void => {
    if (!state) return
    if (!isFirst && !build.evolution.slicesOf(event).some((slice) => place.slices.includes(slice))) return
    isFirst = false
    const now = holds(state)
    if (now && !isHere) seqs.push(event.seq)
    isHere = now
  }
  return {
    watcher: { receive },
    found: () => ({ count: seqs.length, matches: seqs.slice(0, NAMED).map((seq) => [seq]) }),
  }
}

/** Prepares the searches on a build; throws a sentence if one cannot be understood. */
export const watchedBy = async (watched: Watched, build: Build): Promise<() => Watching> => {
  const known = [...build.evolution.definitions.keys()]
  const patterns = watched.finds.map((text) => patternOf(text, known))
  // A built-in funnel with events that an older build does not have is not counted there.
  const isKnown = ({ pattern }: Funnel): boolean =>
    pattern.split(/\s*[…|]\s*/).every((name) => known.includes(name.replace(/\{.*\}/, '').trim()))
  const funnels = [...builtIn.filter(isKnown), ...watched.funnels].map(
    (one) => [one.name, stepsOf(one, known)] as const,
  )
  const places = await placesOf(watched, build)
  return () => {
    const values = places.map((place) => [place.text, watcherOf(place, build)] as const)
    return {
      watchers: values.map(([, { watcher }]) => watcher),
      finished: ({ row, log }) => {
        const events = log?.events ?? []
        const has = (types: ReadonlySet<string>): boolean => [...types].some((type) => row.types[type] !== undefined)
        const matched = patterns.map((pattern): readonly [string, Found] => {
          if (!pattern.steps.every(({ isAbsent, types }) => isAbsent || has(types)))
            return [pattern.text, { count: 0, matches: [] }]
          const all = matchesIn(pattern, events)
          const matches = all.slice(0, NAMED).map(({ places: of }) => of.map((place) => events[place]?.seq ?? 0))
          return [pattern.text, { count: all.length, matches }]
        })
        const ofVisit = watched.codes
          .filter((code) => row.startedAt !== null && supportCode(row.startedAt) === code)
          .map((code) => [codeQuery(code), { count: 1, matches: [[events[0]?.seq ?? 0]] }] as const)
        const found = [...matched, ...values.map(([text, one]) => [text, one.found()] as const), ...ofVisit]
        const attempts = funnels
          .filter(([, { steps }]) => steps[0] && has(steps[0].types))
          .map(([name, pattern]) => [name, attemptsIn(pattern, events)] as const)
          .filter(([, counts]) => counts.some((count) => count > 0))
        return { ...row, funnels: inOrder(attempts), found: inOrder(found.filter(([, { count }]) => count > 0)) }
      },
    }
  }
}

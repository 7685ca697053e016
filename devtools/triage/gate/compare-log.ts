import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import { besideIn, nothingBeside, refusalsIn } from '../../replay/cli/beside.ts'
import type { Build } from '../../replay/cli/build.ts'
import { ask, commandsOf, said, sortOf, type Ran } from '../../replay/cli/commands.ts'
import { selectorComparison } from '../../replay/cli/compare-selectors.ts'
import { changesBetween, shown, type Change } from '../../replay/cli/paths.ts'
import { readLog } from '../../replay/cli/read.ts'
import { reasonOf, wording } from '../../replay/reading/sounding.ts'
import type { Causes } from './causes.ts'
import { idsIn, placeOf } from './place.ts'
import type { Difference } from './row.ts'
import { causesOf, sourcesOf } from './sources.ts'

/** Compares what two builds make of a log. Throws a sentence if the log cannot be read. */
export type CompareLog = (bytes: Uint8Array) => { readonly events: number; readonly differences: readonly Difference[] }

type Slices = Readonly<Record<string, unknown>>

const slicesOf = (state: State): Slices => state as unknown as Slices // the two builds can have different slices

/** How many differences of one log are listed at most: more would say nothing new. */
const MOST = 60
/** How long a value is in the report, characters. */
const LENGTH = 120

interface Step {
  readonly state: State
  readonly thrown: string | null
}

const stepOn = ({ evolution }: Build, state: State, event: RecordedEvent): Step => {
  try {
    return { state: evolution.evolve(state, event), thrown: null }
  } catch (error) {
    return { state, thrown: reasonOf(error) }
  }
}

/** Whether a path is one of those, or within one of them. */
const isWithin = (known: ReadonlySet<string>, path: string): boolean => {
  if (known.size === 0) return false
  if (known.has(path)) return true
  return [...known].some((one) => path.startsWith(`${one}.`) || path.startsWith(`${one}[`))
}

/** Takes from the other state every slice that is equal, so that comparisons skip it by identity. */
const withShared = (state: State, other: State): State => ({
  ...state,
  ...Object.fromEntries(
    Object.entries(slicesOf(other)).filter(
      ([name, slice]) => name in state && changesBetween(slice, slicesOf(state)[name]).length === 0,
    ),
  ),
})

/**
 * Compares event by event. After each, the other build continues with the states of the good one, so that a difference at an event comes from
 * that event: two causes in one log stay two. A slice that is different before the first event keeps its own states.
 */
export const logComparison = async (good: Build, head: Build, causes: Causes): Promise<CompareLog> => {
  const [asked, askedThere] = [await commandsOf(good), await commandsOf(head)]
  const sources = sourcesOf({ ...(await good.modules()), ...(await head.modules()) })
  const isAsked = [...asked.keys()].some((name) => causesOf(causes, sources.command(name)).length > 0)
  const start = good.evolution.initial()
  const startThere = withShared(head.evolution.initial(), start)
  const startChanges = changesBetween(start, startThere)
  const atStart = new Set(startChanges.map(({ path }) => path))
  const own = new Set(startChanges.map(({ path }) => /^[^.[]+/.exec(path)?.[0] ?? path))
  const shared = new Set(Object.keys(start).filter((name) => name in startThere && !own.has(name)))
  // On the same slices, a selector whose sources are unchanged has the same result.
  const selectors = await selectorComparison(
    good,
    head,
    ({ file, select }) => (causes[file] ?? []).length > 0 || !select.slices.every((slice) => shared.has(slice)),
  )
  const saidAtStart = new Set(selectors.differences(start, startThere, null).map(({ change: { path } }) => path))

  return (bytes) => {
    const mine = readLog(bytes, good)
    const theirs = new Map(readLog(bytes, head).events.map((event) => [event.seq, event]))
    const beside = isAsked ? besideIn(bytes) : nothingBeside
    const refusals = refusalsIn(beside)
    const differences = new Map<string, Difference>()
    let ids: ReadonlySet<string> | null = null
    const add = (
      kind: Difference['kind'],
      file: string,
      path: string,
      event: RecordedEvent | null,
      [before, after]: readonly [string, string],
    ): void => {
      const place = kind === 'state' || kind === 'selector' ? placeOf(path, (ids ??= idsIn(mine.events))) : path
      const key = `${kind} ${file} ${place}`
      if (differences.size >= MOST || differences.has(key)) return
      const at = event && { seq: event.seq, type: event.type }
      differences.set(key, { kind, place, causes: causesOf(causes, file), event: at, before, after })
    }
    const addChange = (
      kind: 'state' | 'selector',
      file: string,
      { path, before, after }: Change,
      event: RecordedEvent,
    ): void => add(kind, file, path, event, [shown(before, LENGTH), shown(after, LENGTH)])

    let [here, there] = [start, startThere]
    const askBoth = (ran: Ran, event: RecordedEvent | null): void => {
      const { name } = ran.command
      const [command, other] = [asked.get(name), askedThere.get(name)]
      if (!command || !other) return
      const [was, is] = [ask(command, ran, here), ask(other, ran, there)]
      const [before, after] = [said(was), said(is)]
      const places =
        was.kind === 'made' && is.kind === 'made' && was.event.type === is.event.type
          ? changesBetween(was.event.data, is.event.data).map(({ path }) => ` with another ${placeOf(path, new Set())}`)
          : sortOf(was) === sortOf(is)
            ? []
            : ['']
      for (const place of places)
        add('command', sources.command(name), `${name} ${after}${place}`, event, [before, after])
    }
    let [next, last] = [0, null as RecordedEvent | null]
    const refusedBefore = (seq: number): void => {
      for (let note = refusals[next]; note && note.after < seq; note = refusals[++next]) {
        const { after, at, reason } = note
        askBoth({ command: note, at, seq: after, recorded: { kind: 'refused', reason } }, last)
      }
    }

    for (const event of mine.events) {
      const { seq, type, at, data } = event
      refusedBefore(seq)
      const command = beside.commands.get(seq)
      if (command) askBoth({ command, at, seq, recorded: { kind: 'made', event: { type, data } } }, event)
      last = event
      const found = theirs.get(seq)
      if (!found) add('unread', sources.event(type), type, event, ['read', 'not read'])
      const a = stepOn(good, here, event)
      const b = found ? stepOn(head, there, found) : { state: there, thrown: null }
      if (a.thrown !== b.thrown && found)
        add('thrown', sources.event(type), `${type}: ${wording(b.thrown ?? a.thrown ?? '')}`, event, [
          a.thrown ?? 'nothing is thrown',
          b.thrown ?? 'nothing is thrown',
        ])
      const [x, y, was, is] = [slicesOf(a.state), slicesOf(b.state), slicesOf(here), slicesOf(there)]
      const touched = [...good.evolution.slicesOf(event), ...(found ? head.evolution.slicesOf(found) : [])]
      const changed = new Set(touched.filter((name) => x[name] !== was[name] || y[name] !== is[name]))
      const isComparable = found && a.thrown === null && b.thrown === null
      for (const slice of isComparable ? changed : [])
        for (const change of changesBetween(x[slice], y[slice], slice))
          if (!isWithin(atStart, change.path)) addChange('state', sources.slice(slice), change, event)
      here = a.state
      const replaced = [...changed].filter((name) => shared.has(name)).map((name) => [name, x[name]] as const)
      there = replaced.length === 0 ? b.state : { ...b.state, ...Object.fromEntries(replaced) }
      if (changed.size > 0)
        for (const { file, change } of selectors.differences(here, there, changed))
          if (!isWithin(saidAtStart, change.path)) addChange('selector', file, change, event)
    }
    refusedBefore(Infinity)
    const read = new Set(mine.events.map(({ seq }) => seq))
    for (const event of theirs.values())
      if (!read.has(event.seq)) add('unread', sources.event(event.type), event.type, event, ['not read', 'read'])
    return { events: mine.events.length, differences: [...differences.values()] }
  }
}

import { Immer } from 'immer'
import * as t from 'io-ts'
import { copyDeep, copyFlat } from './data/copy.ts'
import type { AnyDefinition, RecordedEvent } from './event.ts'
import type { AnySlice, Handler, StateWith } from './slice.ts'

interface Step {
  readonly slice: string
  readonly run: Handler<object, unknown> | 'reset'
}

interface Entry {
  readonly definition: AnyDefinition
  readonly copy: (data: unknown) => unknown
  readonly copyFrozen: (data: unknown) => unknown
  readonly steps: readonly Step[]
  readonly slices: readonly string[]
}

/** Folds events into a state: one recipe, two runners. */
export interface Evolution<S extends AnySlice> {
  readonly initial: () => StateWith<S>
  /** Every event of every slice by its type. */
  readonly definitions: ReadonlyMap<string, AnyDefinition>
  /** A new snapshot; slices that the event does not touch keep their identity. */
  readonly evolve: (state: StateWith<S>, event: RecordedEvent) => StateWith<S>
  /** The same handlers on the state itself, without a proxy, for replaying many events. Owns and changes `state`. */
  readonly replay: (state: StateWith<S>, events: Iterable<RecordedEvent>) => StateWith<S>
  /** The names of the slices that an event can change. Throws if no slice defines the event. */
  readonly slicesOf: (event: RecordedEvent) => readonly string[]
}

const isScalar = (codec: t.Mixed): boolean => {
  const tag: unknown = '_tag' in codec ? codec._tag : undefined
  if (codec instanceof t.UnionType) return (codec.types as t.Mixed[]).every(isScalar)
  return (
    tag === 'StringType' ||
    tag === 'NumberType' ||
    tag === 'BooleanType' ||
    tag === 'NullType' ||
    tag === 'LiteralType' ||
    tag === 'KeyofType'
  )
}

/**
 * Immer searches everything that a handler puts into its draft for drafts, unless it is frozen, and a payload contains none. The copy that
 * immer makes before the first change is not frozen.
 */
const freezeParts = (data: unknown): unknown => {
  if (typeof data === 'object' && data !== null)
    for (const key in data) {
      const part: unknown = (data as Record<string, unknown>)[key] // a key of it
      if (typeof part === 'object') Object.freeze(part)
    }
  return data
}

/** How to copy a payload: shallowly if its codec holds only scalars, which is common and fast. */
const copierOf = (codec: t.Mixed): ((data: unknown) => unknown) =>
  codec instanceof t.InterfaceType && Object.values(codec.props as t.Props).every(isScalar) ? copyFlat : copyDeep

interface Options {
  /** The event at which every slice is reset whose lifetime is not `page`. */
  readonly resetOn?: AnyDefinition
  /** Deep-freezes new snapshots (development and tests): a screen that mutates the state then throws. */
  readonly freeze?: boolean
}

/**
 * Builds the one table from event type to handlers, so that an event costs only the slices that handle it.
 * @param slices all slices; an event that two slices define, or a reaction to an event that none defines, throws
 */
export const evolution = <const Slices extends readonly AnySlice[]>(
  slices: Slices,
  { resetOn, freeze = false }: Options = {},
): Evolution<Slices[number]> => {
  type State = StateWith<Slices[number]>
  const immer = new Immer({ autoFreeze: freeze, useStrictIteration: false }) // the state is JSON, without symbols and hidden keys
  const initialOf = new Map(slices.map((slice) => [slice.name, slice.initial]))
  const definitions = new Map<string, AnyDefinition>()
  const steps = new Map<string, Step[]>()
  for (const slice of slices)
    for (const definition of Object.values(slice.own)) {
      if (definitions.has(definition.type)) throw new Error(`Two slices define the event ${definition.type}.`)
      definitions.set(definition.type, definition)
      steps.set(definition.type, [])
    }
  const stepsOf = (type: string): Step[] => {
    const found = steps.get(type)
    if (!found) throw new Error(`A slice reacts to ${type}, which no slice defines.`)
    return found
  }
  // A handler's own state and data types are erased here: the table pairs each with its declared slice and event.
  const erase = (run: Handler<never, never>): Handler<object, unknown> => run as Handler<object, unknown>
  for (const slice of slices) {
    if (resetOn && slice.lifetime !== 'page') stepsOf(resetOn.type).push({ slice: slice.name, run: 'reset' })
    for (const [key, run] of Object.entries(slice.on))
      stepsOf(slice.own[key]?.type ?? key).push({ slice: slice.name, run: erase(run) })
    for (const { type, run } of slice.extraReducers) stepsOf(type).push({ slice: slice.name, run: erase(run) })
  }
  const table = new Map<string, Entry>()
  for (const [type, definition] of definitions) {
    const copy = copierOf(definition.codec)
    const copyFrozen = copy === copyFlat ? copyFlat : (data: unknown): unknown => freezeParts(copyDeep(data))
    const todo = stepsOf(type)
    table.set(type, { definition, copy, copyFrozen, steps: todo, slices: [...new Set(todo.map(({ slice }) => slice))] })
  }

  const entryOf = (event: RecordedEvent): Entry => {
    const entry = table.get(event.type)
    if (!entry) throw new Error(`No slice defines the event ${event.type} (number ${event.seq}).`)
    return entry
  }
  const initialSlice = (name: string): object => initialOf.get(name)?.() ?? {}
  const initial = () => Object.fromEntries(slices.map((slice) => [slice.name, slice.initial()])) as State // one property per slice, by construction

  return {
    initial,
    definitions,
    slicesOf: (event) => entryOf(event).slices,
    evolve: (state, event) => {
      const { copyFrozen, steps: todo } = entryOf(event)
      let next: Record<string, object> | null = null
      for (const { slice, run } of todo) {
        const before: object = (next ?? (state as Record<string, object>))[slice] ?? {}
        const after =
          run === 'reset'
            ? initialSlice(slice)
            : immer.produce(before, (draft) => {
                run(draft, copyFrozen(event.data), event.at)
              })
        if (after === before) continue
        next ??= { ...(state as Record<string, object>) }
        next[slice] = after
      }
      return (next as State | null) ?? state
    },
    replay: (state, events) => {
      const slicesNow = state as Record<string, object> // replay owns this state exclusively
      for (const event of events) {
        const { copy, steps: todo } = entryOf(event)
        for (const { slice, run } of todo) {
          if (run === 'reset') slicesNow[slice] = initialSlice(slice)
          else run(slicesNow[slice] ?? {}, copy(event.data), event.at)
        }
      }
      return state
    },
  }
}

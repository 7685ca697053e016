import { isDeepStrictEqual } from 'node:util'
import type { Fault } from '../faults.ts'
import type { Dump, Person } from '../world/records.ts'
import { seed } from '../world/seed.ts'
import { createWorld, type World } from '../world/world.ts'
import { scenarios } from './definitions.ts'
import { scenarioNames, type ScenarioName } from './names.ts'
import { watchedParams, type ScenarioParams } from './params.ts'
import type { ScenarioValues } from './states.ts'

/** A parameter that a scenario reads, and its default; undefined if the scenario does something else without it. */
export interface ObservedParam {
  readonly name: keyof ScenarioParams
  readonly otherwise: string | number | undefined
}

/** What a scenario does to a table of a fresh world. */
export interface TableChange {
  readonly table: keyof Dump
  readonly added: readonly Readonly<Record<string, unknown>>[]
  /** Ids. */
  readonly removed: readonly string[]
  /** The fields that differ, with their new values, by the id of the record. */
  readonly changed: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** How many records there were. */
  readonly before: number
}

/** What a run of a scenario shows about it, so that nobody has to document it by hand. */
export interface ObservedScenario {
  readonly name: ScenarioName
  readonly summary: string
  readonly params: readonly ObservedParam[]
  /** What it returns when run without parameters. */
  readonly values: ScenarioValues
  /** A description of the record that each value names, by the name of the value: `Dental care`, `approved`. */
  readonly about: Readonly<Record<string, string>>
  /** Who is signed in afterwards, or null. */
  readonly signedIn: Person | null
  /** Apart from the session itself. */
  readonly changes: readonly TableChange[]
  /** Fixed responses of operations, instead of their handlers'. */
  readonly responses: readonly Fault[]
}

/** What every scenario begins with. */
export const seededContent = (): Dump => seed()

const tablesOf = (dump: Dump): readonly (keyof Dump)[] => Object.keys(dump) as (keyof Dump)[]
// A dump has its tables and nothing else.

const changeOf = (table: keyof Dump, before: Dump, after: Dump): TableChange | null => {
  const [old, now] = [before, after].map(
    (dump) => new Map(dump[table].map((record) => [record.id, new Map(Object.entries(record))] as const)),
  ) as [Map<string, Map<string, unknown>>, Map<string, Map<string, unknown>>] // two dumps make two maps
  const changed = [...now].flatMap(([id, record]) => {
    const former = old.get(id)
    if (!former) return []
    const fields = [...record].filter(([field, value]) => !isDeepStrictEqual(value, former.get(field)))
    return fields.length === 0 ? [] : [[id, Object.fromEntries(fields)] as const]
  })
  const added = [...now].filter(([id]) => !old.has(id)).map(([, record]) => Object.fromEntries(record))
  const removed = [...old.keys()].filter((id) => !now.has(id))
  if (added.length + removed.length + changed.length === 0) return null
  return { table, added, removed, changed: Object.fromEntries(changed), before: old.size }
}

/** The name or status of the record that each value such as `benefitId` names, if there is one. */
const aboutOf = (world: World, values: ScenarioValues): Readonly<Record<string, string>> => {
  const { benefits, selections, uploads, clients } = world.db
  const found = Object.entries(values).map(([name, id]): readonly [string, string | undefined] => {
    switch (name) {
      case 'benefitId':
        return [name, benefits.find(id)?.name]
      case 'selectionId':
        return [name, selections.find(id)?.status]
      case 'uploadId':
        return [name, uploads.find(id)?.status]
      case 'clientId':
        return [name, clients.find(id)?.clientName]
      default:
        return [name, undefined]
    }
  })
  return Object.fromEntries(found.filter((entry): entry is readonly [string, string] => entry[1] !== undefined))
}

/** Runs a scenario in its own world. Throws an Error if it reads a parameter with two different defaults. */
const observe = (name: ScenarioName, fresh: Dump): ObservedScenario => {
  const world = createWorld('observed', name, fresh)
  const params = new Map<keyof ScenarioParams, ObservedParam>()
  const { summary, apply } = scenarios[name]
  const watched = watchedParams((param, otherwise) => {
    const known = params.get(param)
    if (known && known.otherwise !== otherwise)
      throw new Error(`'${name}' takes ${param} for ${known.otherwise} and for ${otherwise}. Let it be one.`)
    params.set(param, { name: param, otherwise })
    return undefined
  })
  const values = apply(world, watched)
  const [session] = world.db.sessions.all()
  const after = world.dump()
  return {
    name,
    summary,
    params: [...params.values()],
    values,
    about: aboutOf(world, values),
    signedIn: session ? world.db.people.find(session.personId) : null,
    changes: tablesOf(fresh)
      .filter((table) => table !== 'sessions') // `signedIn` shows them
      .flatMap((table) => changeOf(table, fresh, after) ?? []),
    responses: world.faults.list(),
  }
}

/** What a run of every scenario shows, in the order of `scenarioNames`. */
export const observeScenarios = (): readonly ObservedScenario[] => {
  const fresh = seed()
  return scenarioNames.map((name) => observe(name, fresh))
}

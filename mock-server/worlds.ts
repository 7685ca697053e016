import { readOperations, type Operation } from '../openapi/operations.ts'
import { type OpenApiDocuments } from '../openapi/document.ts'
import { defineRoutes, type FindRoute } from './definition.ts'
import { joinRoutes } from './routes.ts'
import { scenarios } from './scenarios/definitions.ts'
import type { ScenarioValues } from './scenarios/states.ts'
import type { ScenarioName } from './scenarios/names.ts'
import type { ScenarioParams } from './scenarios/params.ts'
import type { Dump } from './world/records.ts'
import type { ResponseMode } from './sparse.ts'
import { seed } from './world/seed.ts'
import { createWorld, type World } from './world/world.ts'

/** The world that calls reach when they name no other. */
export const defaultWorld = 'default'

/** A new world, and the values that its scenario returns (a token, an id). */
export interface MadeWorld {
  readonly world: World
  readonly values: ScenarioValues
}

/** Every world by name. The default one always exists. */
export interface Worlds {
  readonly operations: readonly Operation[]
  readonly findRoute: FindRoute
  readonly list: () => readonly World[]
  readonly find: (name: string) => World | null
  readonly standard: () => World
  /** Makes a world, or resets the one of this name, and puts it into a scenario. */
  readonly make: (name: string, scenario?: ScenarioName | null, params?: ScenarioParams) => MadeWorld
  /** A name that no world has. */
  readonly freeName: () => string
  /** Removes a world; the default one is reset instead. Returns whether there was one. */
  readonly remove: (name: string) => boolean
}

/**
 * Reads the documents, seeds once, and makes the default world, with `content` if an earlier state was stored.
 * Throws an Error with a sentence when operations and handlers do not match.
 */
export const createWorlds = (documents: OpenApiDocuments, content?: Dump, responses: ResponseMode = 'full'): Worlds => {
  const operations = readOperations(documents)
  const findRoute = defineRoutes(joinRoutes(operations))
  const fresh = seed()
  const worlds = new Map<string, World>()
  let made = 0

  const make: Worlds['make'] = (name, scenario = null, params = {}) => {
    // A world that is created again responds as before.
    const former = worlds.get(name)
    const world = createWorld(name, scenario, fresh, former?.responses ?? responses)
    if (former) world.fields = former.fields
    const values = scenario ? scenarios[scenario].apply(world, params) : {}
    worlds.set(name, world)
    return { world, values }
  }
  worlds.set(defaultWorld, createWorld(defaultWorld, null, content ?? fresh, responses))

  return {
    operations,
    findRoute,
    list: () => [...worlds.values()],
    find: (name) => worlds.get(name) ?? null,
    standard: () => worlds.get(defaultWorld) ?? make(defaultWorld).world,
    make,
    freeName: () => {
      do made += 1
      while (worlds.has(`world-${made}`))
      return `world-${made}`
    },
    remove: (name) => {
      if (name === defaultWorld) make(name)
      return name === defaultWorld || worlds.delete(name)
    },
  }
}

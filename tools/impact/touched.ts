import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { effectsCalling } from './effects.ts'
import { routesBy, screensOf, type FoundScreen } from './screens.ts'
import { createReading } from './reading.ts'
import { readSymbols } from './symbols.ts'
import type { Uses } from './uses.ts'
import { stateOf, type WrittenInteraction } from '../../contracts/agreement/pact-file.ts'
import { isObject } from '../../openapi/json.ts'

/** Every part of the portal that an operation affects. Null marks what could not be looked up, because no run has recorded it. */
export interface Touched {
  readonly effects: readonly { readonly name: string; readonly file: string }[]
  readonly screens: readonly FoundScreen[]
  /** The file of the mock's handler; null if there is none. */
  readonly handler: string | null
  readonly pacts: readonly { readonly description: string; readonly state: string; readonly status: number }[]
  readonly journeys: readonly string[] | null
  readonly logs: readonly string[] | null
}

const textOf = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8')

const readPacts = (root: string): readonly WrittenInteraction[] => {
  const folder = 'contracts/pacts'
  const files = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : []
  return files
    .filter((file) => file.endsWith('.json'))
    .flatMap(
      (file) =>
        (JSON.parse(textOf(root, `${folder}/${file}`)) as { interactions: readonly WrittenInteraction[] }).interactions,
    )
  // The cast rests on the pact library, which writes nothing else.
}

/** Operation to the file that its handler is imported from. */
const readHandlers = (root: string): ReadonlyMap<string, string> =>
  new Map(
    [...textOf(root, 'mock-server/routes.ts').matchAll(/import \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(
      ([, names = '', file = '']) =>
        names.split(',').map((name) => [name.trim().split(' as ').at(-1) ?? '', `mock-server/${file}`] as const),
    ),
  )

/** The journeys that were observed to call each operation; null if no run has written observations. */
const readJourneys = (root: string): ReadonlyMap<string, ReadonlySet<string>> | null => {
  const folder = '.cache/observed'
  const files = existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    : []
  const lines = files
    .filter((file) => /\.(jsonl|ndjson)$/.test(file))
    .flatMap((file) => textOf(root, `${folder}/${file}`).split('\n'))
  const found = new Map<string, Set<string>>()
  let seen = false
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const entry: unknown = JSON.parse(line)
    if (!isObject(entry) || entry['kind'] !== 'journey') continue
    seen = true
    const id = String(entry['operation'])
    found.set(id, (found.get(id) ?? new Set()).add(String(entry['by'])))
  }
  return seen ? found : null
}

/** Recorded logs with the types of their events; null if there are none. */
const readLogs = (root: string): ReadonlyMap<string, ReadonlySet<string>> | null => {
  const folder = 'tests/replay'
  if (!existsSync(path.join(root, folder))) return null
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(jsonl?|ndjson|log)$/.test(file),
  )
  return files.length === 0
    ? null
    : new Map(
        files.map((file) => [
          `${folder}/${file}`,
          new Set([...textOf(root, `${folder}/${file}`).matchAll(/"type":\s*"(\w+)"/g)].map(([, type]) => type ?? '')),
        ]),
      )
}

/** What the portal does with an operation, and what that affects. */
export interface LookUp {
  readonly uses: (operation: string) => Uses
  readonly touched: (operation: string) => Touched
}

/**
 * Reads the portal below `root` once, and looks up what each operation affects: from imports, parsed pacts and observed runs, never from a
 * list maintained by hand.
 */
export const createLookUp = (root: string): LookUp => {
  const symbols = readSymbols(root, ['src/domain', 'src/effects', 'src/ui'])
  const routes = routesBy(root, symbols)
  const pacts = readPacts(root)
  const handlers = readHandlers(root)
  const [journeys, logs] = [readJourneys(root), readLogs(root)]
  const reading = createReading(symbols)
  const interactionsOf = (operation: string) =>
    pacts.filter(({ description }) => description.startsWith(`${operation}: `))
  const touched = (operation: string): Touched => {
    const effects = effectsCalling(symbols, operation)
    const events = new Set(effects.flatMap((one) => one.events.map((event) => event.split('#')[1] ?? '')))
    return {
      effects: effects.map(({ name, file }) => ({ name, file })),
      screens: screensOf(symbols, effects).map((file) => ({ file, routes: routes(file) })),
      handler: handlers.get(operation) ?? null,
      pacts: interactionsOf(operation).map((interaction) => ({
        description: interaction.description.slice(operation.length + 2),
        state: stateOf(interaction),
        status: interaction.response.status,
      })),
      journeys: journeys && [...(journeys.get(operation) ?? [])].toSorted(),
      logs: logs && [...logs].filter(([, types]) => [...types].some((type) => events.has(type))).map(([file]) => file),
    }
  }
  return { touched, uses: (operation) => ({ ...reading(operation), interactions: interactionsOf(operation) }) }
}

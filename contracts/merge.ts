import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Host } from '../openapi/document.ts'
import { isObject, valueAt, type Json, type JsonObject } from '../openapi/json.ts'
import { nameOf, readPact, readPactFile, statesShown, type Interaction } from './verify/pact-file.ts'

/** The key of an interaction in a pact file: no two can have the same description in the same states. */
const keyOf = (interaction: Interaction): string => `${nameOf(interaction)} | ${statesShown(interaction)}`

const inOrder = (value: Json): Json => {
  if (Array.isArray(value)) return (value as readonly Json[]).map(inOrder) // a list in JSON holds JSON
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, inOrder(one)]),
  )
}

/**
 * Joins the partial pacts of all test files under `folder` (one folder per file) into the text of one pact for a host: sorted, with
 * sorted keys and no library versions, so that every run writes the same bytes.
 * Throws a sentence when two files agree on different things under one description and state.
 */
export const merged = (folder: URL, host: Host): string => {
  const found = new Map<string, Interaction>()
  for (const feature of existsSync(folder) ? readdirSync(folder) : []) {
    const file = new URL(`${feature}/portal-${host}.json`, folder)
    if (!existsSync(file)) continue
    for (const interaction of readPactFile(fileURLToPath(file), host).interactions) {
      const key = keyOf(interaction)
      const known = found.get(key)
      if (known)
        throw new Error(
          `Two contracts of ${host} have the description and state '${key}'. Reword one${isDeepStrictEqual(known.raw, interaction.raw) ? ' or remove it' : ''}.`,
        )
      found.set(key, interaction)
    }
  }
  const interactions = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, { raw }]) => raw)
  const pact = {
    consumer: { name: 'portal' },
    provider: { name: host },
    interactions: interactions.map(inOrder),
    metadata: { pactSpecification: { version: '4.0' } },
  }
  return `${JSON.stringify(pact, null, 2)}\n`
}

/** Names each interaction that only one of two pacts has, or that differs between them; both are texts from `merged`. */
export const differencesOf = (committed: string, made: string): readonly string[] => {
  const read = (text: string) => {
    const pact = JSON.parse(text) as JsonObject // `merged` wrote the text
    const { interactions } = readPact(pact, 'the pact', String(valueAt(pact, ['provider', 'name'])))
    return new Map(interactions.map((one) => [keyOf(one), JSON.stringify(one.raw)]))
  }
  const [before, after] = [read(committed), read(made)]
  return [
    ...[...before.keys()].filter((key) => !after.has(key)).map((key) => `  no contract makes '${key}'`),
    ...[...after.keys()].filter((key) => !before.has(key)).map((key) => `  the pact lacks '${key}'`),
    ...[...after]
      .filter(([key, one]) => before.has(key) && before.get(key) !== one)
      .map(([key]) => `  '${key}' differs`),
  ]
}

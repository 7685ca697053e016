import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Host } from '../src/effects/api/operation.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** The parts of an interaction that merging and checking need. */
export interface Interaction {
  readonly description: string
  readonly providerStates: readonly { readonly name: string; readonly params?: object }[]
  readonly response: { readonly status: number }
}

export interface PactFile {
  readonly provider: { readonly name: string }
  readonly interactions: readonly Interaction[]
}

/** Reads a pact. Throws the parser's error if the file is not JSON. */
export const readPact = (file: URL): PactFile => JSON.parse(readFileSync(file, 'utf8')) as PactFile
// The cast rests on the pact library, which writes and reads nothing else.

/** The id of the operation that an interaction is about: every description begins with it. */
export const operationIdOf = ({ description }: Pick<Interaction, 'description'>): string =>
  description.split(':')[0] ?? ''

/** The key of an interaction in a pact file: no two can have the same description in the same states. */
const keyOf = ({ description, providerStates }: Interaction): string =>
  `${description} | ${providerStates.map(({ name, params }) => `${name}${params ? ` ${JSON.stringify(params)}` : ''}`).join(', ')}`

const inOrder = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
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
    for (const interaction of readPact(file).interactions) {
      const key = keyOf(interaction)
      const known = found.get(key)
      if (known)
        throw new Error(
          `Two contracts of ${host} have the description and state '${key}'. Reword one${isDeepStrictEqual(known, interaction) ? ' or remove it' : ''}.`,
        )
      found.set(key, interaction)
    }
  }
  const interactions = [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, interaction]) => interaction)
  const pact = {
    consumer: { name: 'portal' },
    provider: { name: host },
    interactions: inOrder(JSON.parse(JSON.stringify(interactions)) as Json),
    metadata: { pactSpecification: { version: '4.0' } },
  }
  // The result is still JSON, which the types do not show.
  return `${JSON.stringify(pact, null, 2)}\n`
}

/** Names each interaction that only one of two pacts has, or that differs between them; both are texts from `merged`. */
export const differencesOf = (committed: string, made: string): readonly string[] => {
  const read = (text: string) =>
    // The cast rests on `merged`, which wrote the text.
    new Map((JSON.parse(text) as PactFile).interactions.map((one) => [keyOf(one), JSON.stringify(one)]))
  const [before, after] = [read(committed), read(made)]
  return [
    ...[...before.keys()].filter((key) => !after.has(key)).map((key) => `  no contract makes '${key}'`),
    ...[...after.keys()].filter((key) => !before.has(key)).map((key) => `  the pact lacks '${key}'`),
    ...[...after]
      .filter(([key, one]) => before.has(key) && before.get(key) !== one)
      .map(([key]) => `  '${key}' differs`),
  ]
}

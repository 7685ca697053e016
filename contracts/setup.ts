import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const partial = new URL('../.cache/pacts/', import.meta.url)
const here = new URL('./', import.meta.url)

const contracts = (): readonly string[] =>
  readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.pact.test.ts'))
    .map((file) => file.replace('.pact.test.ts', '').replace(/[\\/]/, '-'))

/** Before the run: empties the partial pacts, because the library merges into what it finds. */
export const setup = (): void => {
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
}

/** Fails the run. Throwing is not enough: the runner reports an error thrown in a teardown but still exits 0. */
const fail = (sentence: string): void => {
  console.error(sentence)
  process.exitCode = 1
}

/**
 * After the run: merges and compares with `contracts/pacts/`. `PACTS=write` writes instead. A difference fails the run, so
 * that a changed or removed interaction is seen. A run of only some contracts compares nothing.
 */
export const teardown = (): void => {
  const missing = contracts().filter((feature) => !existsSync(new URL(`${feature}/`, partial)))
  if (missing.length > 0) {
    console.log(`The pacts were not merged, because these contracts wrote nothing: ${missing.join(', ')}.`)
    return
  }
  try {
    for (const host of ['legacy', 'versioned'] as const) {
      const file = new URL(`pacts/portal-${host}.json`, here)
      const text = merged(partial, host)
      if (process.env['PACTS'] === 'write') {
        mkdirSync(new URL('pacts/', here), { recursive: true })
        writeFileSync(file, text)
      } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
        fail(
          [
            `contracts/pacts/portal-${host}.json differs from the contracts. Write it with PACTS=write and commit it.`,
            ...(existsSync(file) ? differencesOf(readFileSync(file, 'utf8'), text) : []),
          ].join('\n'),
        )
    }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { differencesOf, merged } from './merge.ts'

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

import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPactLibrary, type PactLibrary } from '../pact-library.ts'
import { mutate } from './mutant.ts'

/** `MUTANT_SEED=7 npx vitest run contracts/agreement/mutants` repeats a run. */
const seed = Number(process.env['MUTANT_SEED'] ?? Date.now() % 100_000)

let pact: PactLibrary
beforeAll(async () => {
  pact = await startPactLibrary()
}, 60_000)
afterAll(() => pact.close())

it(`[BED-10] of 30 mutants of OpenAPI, the mock and the pacts all are caught, and 28 or more name the outlier`, async () => {
  console.log(`Mutated by the seed ${seed}.`)
  const mutants = await mutate(pact, seed)
  expect(mutants.length).toBe(30)
  expect(mutants.filter(({ missed }) => missed !== null).map(({ name, missed }) => `${name}: ${missed}`)).toEqual([])
  const misnamed = mutants.filter(({ isNamed }) => !isNamed).map(({ name }) => name)
  expect(misnamed.length, misnamed.join('\n')).toBeLessThanOrEqual(2)
}, 300_000)

it('[BED-10] the same seed makes the same mutants', async () => {
  const names = async () => (await mutate(pact, 7, 2)).map(({ name }) => name)
  expect(await names()).toEqual(await names())
}, 300_000)

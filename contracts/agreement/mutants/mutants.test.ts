import { expect, it } from 'vitest'
import { mutate } from './mutant.ts'

/** `PLANT_SEED=7 npx vitest run contracts/agreement/mutants` repeats a run. */
const seed = Number(process.env['PLANT_SEED'] ?? Date.now() % 100_000)

it(`[BED-10] of 30 mutants of OpenAPI, the mock and the pacts all are caught, and 28 or more name the outlier`, async () => {
  console.log(`Mutated by the seed ${seed}.`)
  const mutants = await mutate(seed)
  const tell = (of: typeof mutants) => of.map(({ artefact, kind, where }) => `${artefact}, ${kind}: ${where}`)
  expect(mutants.length).toBe(30)
  expect(tell(mutants.filter(({ isCaught, isPlaced }) => !isCaught || !isPlaced))).toEqual([])
  expect(
    tell(mutants.filter(({ isNamed }) => !isNamed)).length,
    tell(mutants.filter((one) => !one.isNamed)).join('\n'),
  ).toBeLessThanOrEqual(2)
}, 60_000)

it('[BED-10] the same seed makes the same mismatches', async () => {
  const places = async () => (await mutate(7, 2)).map(({ artefact, kind, where }) => `${artefact} ${kind} ${where}`)
  expect(await places()).toEqual(await places())
}, 60_000)

import { expect, it } from 'vitest'
import { plant } from './planting.ts'

/** `PLANT_SEED=7 npx vitest run contracts/agreement/planting` repeats a run. */
const seed = Number(process.env['PLANT_SEED'] ?? Date.now() % 100_000)

it(`[BED-10] of 30 disagreements planted in OpenAPI, the mock and the pacts all are caught, and 28 or more name the odd one out`, async () => {
  console.log(`Planted by the seed ${seed}.`)
  const planted = await plant(seed)
  const tell = (of: typeof planted) => of.map(({ artefact, kind, where }) => `${artefact}, ${kind}: ${where}`)
  expect(planted.length).toBe(30)
  expect(tell(planted.filter(({ isCaught, isPlaced }) => !isCaught || !isPlaced))).toEqual([])
  expect(
    tell(planted.filter(({ isNamed }) => !isNamed)).length,
    tell(planted.filter((one) => !one.isNamed)).join('\n'),
  ).toBeLessThanOrEqual(2)
}, 60_000)

it('[BED-10] the same seed plants the same disagreements', async () => {
  const places = async () => (await plant(7, 2)).map(({ artefact, kind, where }) => `${artefact} ${kind} ${where}`)
  expect(await places()).toEqual(await places())
}, 60_000)

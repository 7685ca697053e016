import { expect, test } from 'vitest'
import { chooseBy } from '../world/rules.ts'
import { choosing } from './testing.ts'

interface Listed {
  readonly benefitId: string
  readonly lowestMonthlyCost: number | null
  readonly lowestMonthlyCompanyCost: number | null
  readonly monthlyCostVaries: boolean
  readonly chooseBy: string | null
}

const listOf = async (email?: string): Promise<readonly Listed[]> => {
  const { get } = await choosing(undefined, {}, email)
  return (await get('/benefits/user/eligible')).json as Listed[] // the mock checks it against OpenAPI
}

test('[BEN-1] the list says what the cheapest choice costs, where it is known before the choice', async () => {
  const lowest = new Map((await listOf()).map(({ benefitId, lowestMonthlyCost }) => [benefitId, lowestMonthlyCost]))
  expect(lowest.get('219')).toBe(420) // travel insurance
  expect(lowest.get('203')).toBe(0) // health screening: the company pays for its first level
  expect(lowest.get('217')).toBe(0) // the assistance line: the company pays
  expect(lowest.get('211')).toBeNull() // critical illness cover: the provider has the price
  expect(lowest.get('207')).toBeNull() // selling leave: the person is paid
})

test('[BEN-1] the list says what the company pays of the cheapest choice, and whether others cost more', async () => {
  const list = await listOf()
  const of = (id: string) => list.find(({ benefitId }) => benefitId === id)
  expect(of('227')).toMatchObject({ lowestMonthlyCompanyCost: 650, monthlyCostVaries: true }) // health cash plan: levels
  expect(of('217')).toMatchObject({ lowestMonthlyCompanyCost: 310, monthlyCostVaries: false }) // the assistance line
})

test('[BEN-1] the window is open for what the person can choose', async () => {
  const ofEmployee = await listOf()
  expect(ofEmployee.find(({ benefitId }) => benefitId === '219')?.chooseBy).toBe(chooseBy)
  expect((await listOf('probation@acme.example')).find(({ benefitId }) => benefitId === '208')?.chooseBy).toBeNull()
  expect((await listOf('leaver@acme.example')).map((one) => one.chooseBy)).not.toContain(chooseBy)
})

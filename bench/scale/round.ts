import { devNull } from 'node:os'
import { writeHeapSnapshot } from 'node:v8'
import type { ScenarioName } from '../../mock-server/scenarios/names.ts'
import type { ScenarioParams } from '../../mock-server/scenarios/params.ts'
import { rosterOf } from '../../mock-server/world/accounts.ts'
import { everybody } from '../../mock-server/world/roster/roster.ts'
import { call, testMock } from '../../mock-server/testing.ts'
import { randomBy } from '../workload.ts'

/**
 * `round.ts stored|tenThousand|million SEED` prints as JSON what an employer costs at the mock: the processor time of a call by its
 * task, in nanoseconds, with the checks of request and response, and the heap of the process afterwards, in bytes. `stored` is the
 * demo client.
 */
const [name = '', seed] = process.argv.slice(2)
const CALLS = 500
const DECISIONS = 200
const random = randomBy(Number(seed))

const worldOf: Readonly<Record<string, readonly [ScenarioName, ScenarioParams]>> = {
  stored: ['employer-signed-in', {}],
  tenThousand: ['large-employer', { count: 10_000 }],
  million: ['large-employer', { count: 1_000_000 }],
}
const [scenario, params] = worldOf[name] ?? ['first-visit', {}]

/** The size of the process's heap, bytes. Only a heap snapshot collects all garbage first. */
const heap = (): number => {
  writeHeapSnapshot(devNull)
  return process.memoryUsage().heapUsed
}

const { mock } = testMock()
const { world, values } = mock.worlds.make('large', scenario, params)
const token = values['accessToken'] ?? ''
const headers = { 'x-mock-world': 'large' }

const get = async (url: string): Promise<unknown> => {
  const { status, json } = await call(mock, 'GET', url, { token, headers })
  if (status !== 200) throw new Error(`${url} was answered with ${status}.`)
  return json
}

const pick = <A>(all: readonly A[]): A => {
  const picked = all[random(all.length)]
  if (picked === undefined) throw new Error('There is nothing to pick.')
  return picked
}

const roster = rosterOf(world.db, '77')
const { size } = roster
const some = Array.from({ length: 200 }, () => roster.select(everybody).rows(random(size), 1)).flat()
const anybody = () => pick(some)
const partOf = (text: string, length: number): string => {
  const start = random(Math.max(1, text.length - length))
  return text.slice(start, start + length)
}
const page = (): string => `page=${1 + random(Math.floor(size / 10) - 1)}`
const list = (query: string) => get(`/v2/client/77/employees?${query}`)
const sorts = ['email', 'department', 'lastSeen'].flatMap((field) => [field, `-${field}`]).concat('-name')
const searches = [
  () => partOf(anybody().name, 3 + random(5)),
  () => anybody().name,
  () => partOf(anybody().email, 4 + random(12)),
  () => partOf(anybody().id, 2 + random(3)),
]

const waiting = (): readonly { readonly id: string; readonly benefitId: string }[] => world.db.approvals.all()
const ids = waiting().map(({ id }) => id)
const benefitId = waiting()[0]?.benefitId ?? ''

const decide = async (from: string[], decider: string, inWorld: typeof headers): Promise<void> => {
  const body = { selectionIds: [from.pop() ?? ''], approval: true }
  await call(mock, 'PATCH', '/v2/scheme/selections/status/', { token: decider, headers: inWorld, body })
  await call(mock, 'GET', '/v2/scheme/selections/pending/', { token: decider, headers: inWorld })
}

/** The demo client has too few selections for both a warm-up and the measurement, so the warm-up uses separate worlds. */
const warmUpDecisions = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) {
    const made = mock.worlds.make('warm', scenario, params)
    const from = made.world.db.approvals.all().map(({ id }) => id)
    for (let k = 0; k < DECISIONS; k++) await decide(from, made.values['accessToken'] ?? '', { 'x-mock-world': 'warm' })
    mock.worlds.remove('warm')
  }
}

const tasks: Readonly<Record<string, () => Promise<unknown>>> = {
  page: () => list(page()),
  search: () => list(`search=${encodeURIComponent(pick(searches)())}`),
  filter: () => list(`filter[person_activated]=${random(2)}&search=${partOf(anybody().name, 3)}`),
  sort: () => list(`sort_by=${pick(sorts)}&${page()}`),
  twoFactor: () =>
    get(
      `/v2/client/77/employees/two-factor-authentication?filter[person_mfa_secret]=${random(2)}&page=${1 + random(50)}`,
    ),
  employee: () => get(`/client/77/employees/${anybody().id}`),
  figures: () => get('/v2/client/77/employee-insights'),
  overview: () => get('/v2/scheme/selections/pending/'),
  decision: () => decide(ids, token, headers),
}

const timed = async (task: () => Promise<unknown>, calls: number): Promise<number> => {
  const begun = process.cpuUsage()
  for (let i = 0; i < calls; i++) await task()
  const { user, system } = process.cpuUsage(begun)
  return ((user + system) * 1000) / calls
}

const nanoseconds: Record<string, number> = {}
for (const [what, task] of Object.entries(tasks)) {
  const calls = what === 'figures' ? 20 : what === 'decision' ? DECISIONS : CALLS
  await (what === 'decision' ? warmUpDecisions() : timed(task, calls))
  nanoseconds[what] = await timed(task, calls)
}
// The page of one benefit has every selection in one response: its time is that of a selection.
const count = world.db.approvals.where({ benefitId }).length
const pending = () => get(`/v2/scheme/selections/${benefitId}/pending/`)
const times = Math.max(3, Math.ceil(40_000 / count))
await timed(pending, times)
nanoseconds['selection'] = (await timed(pending, times)) / count

ids.length = 0
console.log(JSON.stringify({ nanoseconds, bytes: heap() }))

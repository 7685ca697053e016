import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../../../tests/journeys/journey.ts'
import { root } from '../../../tools/setup.mjs'
import { userFlowTo } from '../states/catalogue.ts'
import { faultyOperations, type Case, type FaultyOperation } from './faults.ts'
import { hasOneTry, seenFolder, type SeenCase, type SeenOperation } from './record.ts'
import { injectFaults, type GroupedCase } from './run.ts'

/** Without it, only the declared responses are tested. `all` adds the faults in transport; `processed` tests only lost responses. */
const { FAULTS, PORTAL_CHECKS } = process.env
const isWhole = FAULTS === 'all'
/** In `npm test`: a session that ends and a person who may not are answered in one place for all calls, which has its own tests. */
const isBrief = PORTAL_CHECKS === 'brief' && !isWhole
const isAnsweredOnce = ({ name }: Case): boolean => /^(401 session-ended|403 employee-signed-in)$/.test(name)
const folder = path.join(root, seenFolder)

const casesOf = ({ declared, transport, processed }: FaultyOperation): readonly GroupedCase[] => [
  ...(FAULTS === 'processed' ? [] : declared.filter((one) => !isBrief || !isAnsweredOnce(one))).map((one) => ({
    ...one,
    group: 'declared' as const,
  })),
  ...(FAULTS === 'processed' ? processed : []).map((one) => ({ ...one, group: 'transport' as const })),
  ...(isWhole ? [...transport, ...processed].map((one) => ({ ...one, group: 'transport' as const })) : []),
]

test('[BED-4] faults: every difference names a response that there is', () => {
  const stale = faultyOperations.flatMap(({ id, declared, transport, processed }) => {
    const known = [...declared, ...transport, ...processed].flatMap(({ name, response }) => [
      name,
      response.kind,
      'status' in response ? String(response.status) : '',
    ])
    return Object.keys(userFlowTo(id).failure.differs ?? {}).flatMap((key) =>
      known.includes(key) ? [] : [`${id}: ${key}`],
    )
  })
  expect(stale).toEqual([])
})

for (const operation of faultyOperations.filter(({ id }) => !hasOneTry(id))) {
  test.describe(() => {
    test.use({ sendsLogs: operation.id === 'sendLog' })
    test(`[BED-4] faults: ${operation.id} fails in sight, loses nothing and leads on`, async ({
      page,
      world,
      baseURL,
    }) => {
      const { id, host, method, path: template } = operation
      const flow = userFlowTo(id)
      const { failure } = flow
      const reasons = [failure.message && failure.wording?.because, failure.silent, failure.clears?.because].flatMap(
        (one) => one ?? [],
      )
      const seen: SeenCase[] = []
      try {
        const session = { page, world, portal: baseURL ?? '', operation, flow }
        for await (const one of injectFaults(session, casesOf(operation))) seen.push(one)
      } finally {
        const record: SeenOperation = {
          id,
          host,
          method,
          path: template,
          screen: flow.at,
          who: flow.who,
          reasons,
          cases: seen,
        }
        mkdirSync(folder, { recursive: true })
        writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(record))
      }
      const problems = seen.flatMap((one) => one.problems.map((problem) => `${id}, ${one.name}: ${problem}`))
      expect(problems, 'every failure is in sight and nothing is lost').toEqual([])
    })
  })
}

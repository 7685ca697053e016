import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { seenFolder, type SeenCase, type SeenOperation } from './record.ts'
import { root } from '../../tools/setup.mjs'
import { expect, test } from '../../tests/journeys/journey.ts'
import { swept, type Swept } from './faults.ts'
import { sweep, type GroupedCase } from './run.ts'
import { ways } from './flows.ts'

/** By itself what the documents declare, for every run of the tests; `all` is what goes wrong on the way as well. */
const isWhole = process.env.FAULTS === 'all'
const folder = path.join(root, seenFolder)

const casesOf = ({ declared, transport }: Swept): readonly GroupedCase[] => [
  ...declared.map((one) => ({ ...one, group: 'declared' as const })),
  ...(isWhole ? transport.map((one) => ({ ...one, group: 'transport' as const })) : []),
]

test('[BED-4] faults: every difference stands at an answer that there is', () => {
  const stale = swept.flatMap(({ id, declared, transport }) => {
    const known = [...declared, ...transport].flatMap(({ name, answer }) => [
      name,
      answer.kind,
      'status' in answer ? String(answer.status) : '',
    ])
    return Object.keys(ways[id].differs ?? {}).flatMap((key) => (known.includes(key) ? [] : [`${id}: ${key}`]))
  })
  expect(stale).toEqual([])
})

for (const operation of swept)
  test(`[BED-4] faults: ${operation.id} fails in sight, loses nothing and leads on`, async ({
    page,
    world,
    baseURL,
  }) => {
    const { id, host, method, path: template } = operation
    const way = ways[id]
    const reasons = [way.says?.because, way.sheds?.because].flatMap((reason) => reason ?? [])
    const seen: SeenCase[] = []
    try {
      for await (const one of sweep({ page, world, portal: baseURL ?? '', operation, way }, casesOf(operation)))
        seen.push(one)
    } finally {
      const record: SeenOperation = {
        id,
        host,
        method,
        path: template,
        screen: way.at,
        who: way.who,
        reasons,
        cases: seen,
      }
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(record))
    }
    const told = seen.flatMap((one) => one.problems.map((problem) => `${id}, ${one.name}: ${problem}`))
    expect(told, 'every failure is in sight and nothing is lost').toEqual([])
  })

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { seenFolder, type SeenOperation } from '../../tools/sweep/record.ts'
import { root } from '../../tools/setup.mjs'
import { expect, test } from '../journeys/journey.ts'
import { swept } from './faults.ts'
import { sweep, type GroupedCase } from './run.ts'
import { ways } from './ways.ts'

/** `declared`: what the descriptions declare, for every run of the tests. `all`: what goes wrong on the way as well. */
const isWhole = process.env.SWEEP === 'all'
const folder = path.join(root, seenFolder)

for (const operation of swept.filter(({ id }) => id in ways))
  test(`[BED-4] sweep: ${operation.id} fails in sight, loses nothing and leads on`, async ({
    page,
    world,
    baseURL,
  }) => {
    const { id, host, method, declared, transport } = operation
    const way = ways[id]
    const cases: readonly GroupedCase[] = [
      ...declared.map((one) => ({ ...one, group: 'declared' as const })),
      ...(isWhole ? transport.map((one) => ({ ...one, group: 'transport' as const })) : []),
    ]
    const seen = await sweep({ page, world, portal: baseURL ?? '', operation, way }, cases)
    const record: SeenOperation = { id, host, method, path: operation.path, screen: way.at, who: way.who, cases: seen }
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(record))
    const told = seen.flatMap((one) => one.problems.map((problem) => `${id}, ${one.name}: ${problem}`))
    expect(told, 'every failure is in sight and nothing is lost').toEqual([])
  })

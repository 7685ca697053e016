import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../tools/setup.mjs'
import { evaluated, type Build } from '../../replay/cli/build.ts'
import { bundleOf } from '../../replay/cli/bundle.ts'
import { diffBuilds } from '../../replay/cli/diff-builds.ts'
import type { DiffReport } from '../../replay/cli/diff.ts'
import { filesIn, triage } from '../testing.ts'
import { gateMutants, mutantBuild, mutantLogs, type MutantLog } from './gate-mutants.testing.ts'
import type { GateReport } from './report.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'gate-test-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
const at = (name: string): string => path.join(folder, name)
const logs: MutantLog[] = []
let [good, head] = [null as Build | null, null as Build | null]

beforeAll(async () => {
  for await (const log of mutantLogs(40, 7)) logs.push(log)
  filesIn(at('logs'), Object.fromEntries(logs.map(({ name, text }) => [name, text])))
  mutantBuild(filesIn(at('head'), {}))
  good = evaluated(await bundleOf(root))
  head = evaluated(await bundleOf(at('head')))
}, 60_000)

const gate = (...args: readonly string[]) =>
  triage([at('logs'), '--compare', `${root}..${at('head')}`, '--threads', '1', ...args])
const reportOf = async (...args: readonly string[]): Promise<GateReport> =>
  JSON.parse((await gate(...args, '--json')).out) as GateReport
const quiet = { tell: () => {}, done: () => {} }

describe('all logs on two builds', { timeout: 60_000 }, () => {
  it('[BED-8] names exactly the logs that change, in a group for each mutant', async () => {
    const report = await reportOf()
    const truth = gateMutants.map(({ file }) => ({
      causes: [file],
      logs: logs.filter(({ causes }) => causes.includes(file)).map(({ name }) => name),
    }))
    const found = report.groups.map(({ causes, logs: paths }) => ({ causes, logs: paths }))
    const byCause = (a: { causes: readonly string[] }, b: { causes: readonly string[] }): number =>
      a.causes.join() < b.causes.join() ? -1 : 1
    expect(found.toSorted(byCause)).toEqual(truth.toSorted(byCause))
    expect(report.logs).toEqual({
      all: 40,
      changed: logs.filter(({ causes }) => causes.length > 0).length,
      notCompared: 0,
    })
  })

  it('[BED-8] names the logs that a comparison of one log with all its selectors finds', async () => {
    const changed = new Set((await reportOf()).groups.flatMap(({ logs: paths }) => paths))
    for (const { name, text } of logs) {
      if (!good || !head) throw new Error('The builds were made before.')
      const { json } = await diffBuilds(new TextEncoder().encode(text), good, head, quiet)
      expect([name, (json as DiffReport).divergence !== null]).toEqual([name, changed.has(name)])
    }
  })

  it('[BED-8] passes where all changes are approved, and fails again where another place changes', async () => {
    const file = at('approved.json')
    expect((await gate('--approved', file, '--approve', 'Ten mutants for a test.')).code).toBe(0)
    const { changes, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as {
      changes: { cause: string; places: string[] }[]
    }
    expect(changes.map(({ cause }) => cause)).toEqual(gateMutants.map(({ file: cause }) => cause).toSorted())
    const [first] = changes
    const missing = first?.places.pop()
    writeFileSync(
      file,
      JSON.stringify({ ...rest, changes: [...changes, { cause: 'gone.ts', places: [], reason: 'Old.' }] }),
    )
    const { code, out } = await gate('--approved', file, '--json')
    const report = JSON.parse(out) as GateReport
    expect(code).toBe(1)
    expect(report.groups.flatMap(({ unapproved }) => unapproved)).toEqual([missing])
    expect(report.notNeeded).toEqual(['gone.ts'])
    const again = await gate('--approved', file, '--approve', 'Another place.')
    expect([again.code, again.out]).toEqual([
      0,
      expect.stringContaining('(approved: Ten mutants for a test. Another place.)'),
    ])
  })

  it('[BED-8] finds nothing between a build and itself, and tells what could not be compared', async () => {
    filesIn(at('few'), { 'a.jsonl': logs[0]?.text ?? '', 'foreign.jsonl': 'Dear support', 'empty.jsonl': '' })
    const { code, out } = await triage([at('few'), '--compare', root])
    expect(code).toBe(0)
    expect(out).toContain('none changes.')
    expect(out).toContain('2 logs could not be compared:')
    expect(out).toContain('foreign.jsonl: This file is not an event log of the portal')
  })

  it.each([
    [['--compare', ''], 'name a good build'],
    [['--compare', 'a..b..c'], 'name a good build'],
    [['--compare', 'no-such-commit'], 'no-such-commit'],
    [['--compare', root, '--approve', 'x'], '--approved FILE'],
    [['--compare', root, '--approved', 'package.json'], 'no file of approved changes'],
    [['--compare', root, '--since', 'x'], 'With --compare there are'],
    [['--compare', root, '--width', '12'], 'give a width'],
  ])('[BED-8] says in a sentence why %j cannot be done', async (args, sentence) => {
    const { code, err } = await triage([at('logs'), ...args])
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })
})

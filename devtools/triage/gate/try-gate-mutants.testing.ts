import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../../tools/setup.mjs'
import { run } from '../run.ts'
import { gateMutants, mutantBuild, mutantLogs } from './gate-mutants.testing.ts'
import type { GateReport } from './report.ts'

/**
 * `npm run triage:mutants -- [COUNT] [SEED]`: makes ten mutations and records COUNT logs (1,000), six in ten of which meet up to three of
 * them. Reports whether comparing all logs names exactly those that change, in ten groups, and how long it took.
 */
const [count = '1000', seed = '1'] = process.argv.slice(2)
const folder = mkdtempSync(path.join(tmpdir(), 'gate-mutants-'))
try {
  const logs = path.join(folder, 'logs')
  mkdirSync(logs)
  const truth = new Map<string, string[]>(gateMutants.map(({ file }) => [file, []]))
  for await (const { name, text, causes } of mutantLogs(Number(count), Number(seed))) {
    writeFileSync(path.join(logs, name), text)
    for (const cause of causes) truth.get(cause)?.push(name)
  }
  const head = mutantBuild(path.join(folder, 'head'))
  let out = ''
  const args = [logs, '--compare', `${root}..${head}`, '--json']
  const streams = { out: { write: (text: string) => (out += text) }, err: process.stderr, stdin: process.stdin }
  await run(args, streams) // bundles both builds into the cache
  out = ''
  const begun = performance.now()
  await run(args, streams)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const { groups, logs: compared, events } = JSON.parse(out) as GateReport
  const wrong = groups.filter(({ causes, logs: found }) => truth.get(causes.join(' '))?.join() !== found.join())
  const met = [...truth.values()].filter((names) => names.length > 0)
  const isRight = wrong.length === 0 && groups.length === met.length
  console.log(`${compared.all} logs with ${events} events on two builds in ${seconds} s: ${compared.changed} change.`)
  for (const { causes, count: found } of groups) console.log(`  ${String(found).padStart(6)}  ${causes.join(', ')}`)
  console.log(
    isRight
      ? `Right: ${groups.length} groups, each with exactly its logs.`
      : `WRONG: ${wrong.map(({ causes }) => causes.join(' ')).join('; ')}`,
  )
  process.exitCode = isRight ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

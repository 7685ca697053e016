import path from 'node:path'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { LogHeader } from '../../../src/domain/log/log.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import { root } from '../../../tools/setup.mjs'
import { subjectOf } from './expected.ts'
import type { Failure } from './failure.ts'
import type { Wanted } from './judge.ts'
import { should } from './commands.ts'
import { shown } from './paths.ts'
import type { Asked } from './wanted.ts'
import { spawnSync } from 'node:child_process'
import { BUILD, INSPECTOR } from './verdict.ts'

/** How a written test ends on a build. `none`: no test was run. */
export interface TestRun {
  readonly kind: 'passed' | 'failed' | 'none'
  /** The message of a failure. */
  readonly message: string
}

/** A build to run a test on: its sources, null for this checkout's, and its inspector if a screen is drawn. */
export interface ProvenOn {
  readonly name: string
  readonly folder: string | null
  readonly inspector: string | null
}

/** Runs a written test on a build. */
export type RunTest = (file: string, on: ProvenOn) => TestRun

const CONFIG = 'devtools/logs/replay/proof.config.ts'
const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** Whether a written test draws screens. If so, it is a journey and needs the built inspector. */
export const isJourney = (file: string): boolean => file.endsWith('.spec.ts')

/** The command by which somebody runs a written test. */
export const commandFor = (file: string): string =>
  isJourney(file) ? `npx playwright test ${path.basename(file)}` : `npx vitest run ${file}`

const texts = (value: unknown, key: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => texts(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === key ? [part].flat().filter((one) => typeof one === 'string') : texts(part, key),
  )
}

/** Runs a written test as anybody would: with Vitest, or with Playwright if it draws screens. */
export const runTest: RunTest = (file, { folder, inspector }) => {
  const absolute = path.resolve(file)
  const args = isJourney(file)
    ? [PLAYWRIGHT, 'test', '--config', CONFIG, absolute.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&')]
    : [VITEST, 'run', absolute, '--reporter=json']
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...(folder === null ? {} : { [BUILD]: folder }),
      ...(inspector === null ? {} : { [INSPECTOR]: inspector }),
    },
  })
  const begin = stdout.indexOf('{')
  if (begin < 0) return { kind: 'none', message: stderr.trim().split('\n').at(-1) ?? '' }
  const result: unknown = JSON.parse(stdout.slice(begin, stdout.lastIndexOf('}') + 1))
  const statuses = texts(result, 'status').filter((one) => one === 'passed' || one === 'failed')
  const message = [...texts(result, 'failureMessages'), ...texts(result, 'message')].join('\n')
  if (statuses.length === 0) return { kind: 'none', message }
  return { kind: statuses.includes('failed') ? 'failed' : 'passed', message }
}

/**
 * Why a written test proves nothing; null if it is red on the bad build, with the log's own failure, and green on the good one.
 */
export const disproof = (
  file: string,
  sentence: string,
  bad: ProvenOn,
  good: ProvenOn | null,
  run: RunTest,
): string | null => {
  const onBad = run(file, bad)
  if (onBad.kind === 'none')
    return `no test was run in ${file}: write it where ${isJourney(file) ? 'journeys are, as tests/journeys/price.spec.ts' : 'tests are looked for, as tests/replay/price.test.ts'}. ${onBad.message}`.trim()
  if (onBad.kind === 'passed') return `it is green on ${bad.name}, on which the log fails`
  if (!onBad.message.includes(sentence))
    return `it fails in another way on ${bad.name}: ${onBad.message.split('\n')[0]}`
  if (good === null) return null
  const onGood = run(file, good)
  return onGood.kind === 'passed' ? null : `it is red on ${good.name} as well: ${onGood.message.split('\n')[0]}`
}

/** A log with more lines or characters goes into a file next to its test. */
const EMBEDDED = { lines: 40, characters: 12_000 }

/** The name of the file next to a test that holds its log; null if the log is in the test. */
export const logFileOf = ({ header, events, beside }: FailingLog, out: string): string | null => {
  const isLong = events.length >= EMBEDDED.lines || encodeLog(header, events, beside).length > EMBEDDED.characters
  return isLong ? `${path.basename(out).replace(/[.](test|spec)[.]ts$/, '')}.jsonl` : null
}

/** A failing log, and its expected result. */
export interface FailingLog {
  readonly header: LogHeader
  readonly events: readonly RecordedEvent[]
  readonly failure: Failure
  readonly wanted: Wanted
  readonly asked: Asked
  /** What the log holds beside its events. */
  readonly beside?: NonNullable<Parameters<typeof encodeLog>[2]>
  /** The requirement id in its test's title. */
  readonly requirement: string
}

const titleOf = ({ failure, wanted, events }: Pick<FailingLog, 'failure' | 'wanted' | 'events'>): string => {
  switch (wanted.kind) {
    case 'expected':
      return `${subjectOf(wanted.path, wanted.from)} is ${shown(wanted.value)} ${wanted.after === null ? 'at the end of the log' : `after event ${wanted.after}`}`
    case 'shows': {
      const place = wanted.after === null ? 'at the end of the log' : `after event ${wanted.after}`
      return `the screen ${wanted.isExpected ? 'shows' : 'does not show'} ‘${wanted.text}’ ${place}`
    }
    case 'draws':
      return `the screen ${wanted.after === null ? 'at the end of the log' : `after event ${wanted.after}`} is drawn`
    case 'commands': {
      if (!wanted.expected) return `commands are let through and refused as before`
      const { expected } = wanted
      const name = 'name' in expected ? expected.name : 'the command'
      return `${name} should ${should(expected)}${expected.at === null ? '' : ` at event ${expected.at}`}`
    }
    case 'overlap': {
      const { effect, rule, key } = wanted.overlap
      const each = key === '' ? '' : ` by ${key}`
      const rules = {
        one: `makes one call at a time${each}`,
        newest: `uses the newest response alone${each}`,
        all: `gives up no request${each}`,
      }
      return `${effect} ${rules[rule]}`
    }
    case 'sound': {
      const last = events.find(({ seq }) => seq === failure.seq)?.type ?? 'the log'
      return failure.kind === 'invariant' ? `every invariant holds after ${last}` : `${last} does not throw`
    }
  }
}

const importOf = (out: string): string => {
  const relative = path.relative(
    path.dirname(path.resolve(out)),
    path.join(root, 'devtools', 'logs', 'replay', 'verdict.ts'),
  )
  const posix = relative.split(path.sep).join('/')
  return posix.startsWith('.') ? posix : `./${posix}`
}

const askedText = ({ effects, ...asked }: Asked): string => {
  const parts = Object.entries({ ...asked, effects: effects === true ? true : undefined }).filter(
    ([, value]) => value !== undefined,
  )
  return parts.length === 0 ? '' : `, ${JSON.stringify(Object.fromEntries(parts))}`
}

/**
 * The text of a test that fails as the log does: for Vitest, or a journey if it draws screens. `beside` names the log's file if the log is
 * not in the test.
 */
export const testText = async (log: FailingLog, out: string, beside: string | null): Promise<string> => {
  const { header, events, asked, failure } = log
  const text = encodeLog(header, events, log.beside)
  const lines = text.trimEnd().split('\n')
  const source = [
    ...(beside === null ? [] : [`import { readFileSync } from 'node:fs'`]),
    isJourney(out) ? `import { expect, test } from '@playwright/test'` : `import { expect, it } from 'vitest'`,
    `import { wrongWith } from ${JSON.stringify(importOf(out))}`,
    '',
    '/**',
    ` * From a log of build ${header.build.replaceAll('*/', '* /') || 'unknown'}. How it ended:`,
    ` * ${failure.sentence.replaceAll('*/', '* /')}`,
    ' */',
    beside === null
      ? `const log = [${lines.map((line) => JSON.stringify(line)).join(',\n')}].join('\\n')`
      : `const log = readFileSync(new URL(${JSON.stringify(`./${beside}`)}, import.meta.url), 'utf8')`,
    '',
    `${isJourney(out) ? 'test' : 'it'}(${JSON.stringify(`[${log.requirement}] ${titleOf(log)}`)}, async () => {`,
    `  const wrong = await wrongWith(log${askedText(asked)})`,
    `  expect(wrong, wrong ?? '').toBeNull()`,
    '})',
    '',
  ].join('\n')
  const { formatted } = await import('../../../tools/format.mjs') // only if a test is written: it is slow to load
  return formatted(out, source)
}

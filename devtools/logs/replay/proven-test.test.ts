import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { ConnectionLost } from '../../../src/domain/shell/connection.ts'
import type { State } from '../../../src/domain/state.ts'
import type { Build } from './build.ts'
import { ownBuild } from './builds.ts'
import { proposals, provenTest, type TestOptions, type TestReport } from './proven-test.ts'
import { disproof, type RunTest, type TestRun } from './to-test.ts'
import { fileIn, logText, ownFolder, recorded } from './testing.ts'
import { wantedBy, type Asked } from './wanted.ts'
import { git } from './worktrees.ts'

const folder = ownFolder()
const repository = ownFolder()
const own = ownBuild()
const bytesOf = (count: number) =>
  new TextEncoder().encode(logText(recorded(...Array.from({ length: count }, () => ConnectionLost({})))))

/** A build in which the connection is never lost. */
const mended: Build = {
  ...own,
  name: 'mended',
  folder: '/mended',
  evolution: {
    ...own.evolution,
    replay: (state: State, events: Iterable<RecordedEvent>) => {
      void [...events]
      return state
    },
  },
}
const red: TestRun = {
  kind: 'failed',
  message: 'AssertionError: connection.online is false after the last event; true was expected.',
}
const green: TestRun = { kind: 'passed', message: '' }
const asked: Asked = { expect: 'connection.online=true' }

/** Writes a test whose runs end in these ways. */
const prove = async (name: string, changes: Partial<TestOptions>, onBad: TestRun = red, onGood: TestRun = green) => {
  const out = path.join(folder, name)
  const ran: string[] = []
  const run: RunTest = (_, on) => {
    ran.push(on.folder ?? 'this checkout')
    return on.folder === '/mended' ? onGood : onBad
  }
  const report = provenTest({
    bytes: bytesOf(3),
    build: own,
    commit: null,
    asked,
    wanted: wantedBy(asked),
    out,
    isWhole: false,
    good: 'mended',
    requirement: null,
    repository,
    resources: { build: () => Promise.resolve(mended) },
    progress: { tell: () => undefined, done: () => undefined },
    run,
    ...changes,
  })
  return { out, ran, report }
}
const commit = (subject: string): string => {
  git(
    repository,
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    subject,
  )
  return git(repository, 'rev-parse', 'HEAD')
}
const commits: string[] = []
beforeAll(() => {
  git(repository, 'init', '--quiet', '--initial-branch=main')
  commits.push(commit('One'), commit('Two'), commit('Three'))
})

describe('a written test', () => {
  it('[BED-8] is kept where it is red on the bad build and green on the good one', async () => {
    const { out, ran, report } = await prove('kept.test.ts', {})
    const { lines, json, code } = await report
    expect(code).toBe(0)
    expect(ran).toEqual(['this checkout', '/mended'])
    expect(lines.slice(1)).toEqual([
      `${out} fails like that with 1 event. It was run: red on this checkout, and green on mended.`,
      `It bears [SHELL-4]; --requirement names another. Run it: npx vitest run ${out}`,
    ])
    expect(json).toMatchObject({ events: 1, log: null, proven: { red: 'this checkout', green: 'mended' } })
    expect(readFileSync(out, 'utf8').replace(/'(\.\.?\/)+.*devtools/, "'…/devtools")).toMatchInlineSnapshot(`
      "import { expect, it } from 'vitest'
      import { wrongWith } from '…/devtools/logs/replay/verdict.ts'

      /**
       * From a log of build v1. How it ended:
       * connection.online is false after the last event; true was expected.
       */
      const log = [
        '{"format":"benefits-portal-log","formatVersion":3,"build":"v1","startedAt":1000,"brand":"acme","browser":"Chromium 140","hash":null,"versions":null,"cut":null,"redaction":"full"}',
        '{"seq":1,"at":1000,"v":1,"type":"ConnectionLost","data":{},"causedBy":null,"h":"ddfd4fa2"}',
      ].join('\\n')

      it('[SHELL-4] connection.online is true at the end of the log', async () => {
        const wrong = await wrongWith(log, { expect: 'connection.online=true' })
        expect(wrong, wrong ?? '').toBeNull()
      })
      "
    `)
  })

  it.each<[string, string, TestRun, TestRun]>([
    ['green on the bad build', 'it is green on this checkout, on which the log fails', green, green],
    ['red on the good build', 'it is red on mended as well: AssertionError: connection.online is false', red, red],
    [
      'red for another reason',
      'it fails in another way on this checkout: Error: Cannot find module',
      { kind: 'failed', message: 'Error: Cannot find module' },
      green,
    ],
    ['run by nobody', 'no test was run in', { kind: 'none', message: '' }, green],
  ])('[BED-8] is removed with the reason where it is %s', async (what, why, onBad, onGood) => {
    const { out, report } = await prove(
      `${what.replaceAll(' ', '-')}.test.ts`,
      { bytes: bytesOf(60), isWhole: true },
      onBad,
      onGood,
    )
    await expect(report).rejects.toThrow(`The test was not kept: ${why}`)
    expect([existsSync(out), existsSync(out.replace('.test.ts', '.jsonl'))]).toEqual([false, false])
  })

  it('[BED-8] holds a long log beside it, and is proven red alone where no build is good', async () => {
    const { out, ran, report } = await prove('long.test.ts', { bytes: bytesOf(60), isWhole: true, good: 'none' })
    expect((await report).json).toEqual({
      out,
      log: path.join(folder, 'long.jsonl'),
      events: 60,
      failure: { kind: 'expected', seq: null, sentence: red.message.replace('AssertionError: ', '') },
      requirement: 'SHELL-4',
      proven: { red: 'this checkout', green: null },
    } satisfies TestReport)
    expect(ran).toEqual(['this checkout'])
    expect(readFileSync(out, 'utf8')).toContain("readFileSync(new URL('./long.jsonl', import.meta.url), 'utf8')")
  })

  it('[BED-8] bears the requirement that the tester names, or that of what it is about', async () => {
    const named = await prove('named.test.ts', { requirement: 'LOGIN-1' })
    expect((await named.report).json).toMatchObject({ requirement: 'LOGIN-1' })
    expect(readFileSync(named.out, 'utf8')).toContain("it('[LOGIN-1] connection.online is true at the end of the log'")
  })

  it('[BED-8] is held against the first proposal on which the log does not fail', async () => {
    const built: string[] = []
    const { report } = await prove('proposed.test.ts', {
      good: null,
      resources: {
        build: (name) => {
          built.push(name)
          return Promise.resolve(mended)
        },
      },
    })
    expect((await report).lines[1]).toContain(`green on ${commits[1]?.slice(0, 10)}, the commit before.`)
    expect(built).toEqual([commits[1]])
  })

  it('[BED-8] is not written where the log fails on each proposal', async () => {
    const { out, report } = await prove('nowhere.test.ts', {
      good: null,
      resources: { build: () => Promise.resolve(own) },
    })
    await expect(report).rejects.toThrow(
      /^No build is known on which this test would be green: on [0-9a-f]{10}, the commit before, the log fails as well. Name one, --good v1.2/,
    )
    expect(existsSync(out)).toBe(false)
  })

  it('[BED-8] of a screen is a journey', () => {
    const on = { name: 'here', folder: null, inspector: '/inspector' }
    expect(disproof('a/price.spec.ts', '', on, null, () => ({ kind: 'none', message: '' }))).toContain(
      'tests/journeys/price.spec.ts',
    )
  })
})

describe('a good build', () => {
  it('[BED-8] is looked for at the last release, where the branch left main, and at the commit before', () => {
    const [one = '', two = '', three = ''] = commits
    const named = (bad: string | null) => proposals(repository, bad).map(({ name, why }) => [name, why])
    expect(named(null)).toEqual([[two.slice(0, 10), 'the commit before']])
    git(repository, 'tag', 'v1.0', one)
    git(repository, 'checkout', '--quiet', '-b', 'aside')
    commit('Four')
    const five = commit('Five')
    expect(named(null)).toEqual([
      ['v1.0', 'the last release'],
      [three.slice(0, 10), 'where this branch left main'],
      [git(repository, 'rev-parse', 'HEAD^').slice(0, 10), 'the commit before'],
    ])
    expect(named(two)).toEqual([['v1.0', 'the last release']])
    expect(named(one)).toEqual([])
    fileIn(repository, 'untracked.txt', '')
    expect(named(null)).toHaveLength(3)
    fileIn(repository, 'src', 'changed')
    expect(named(null).at(-1)).toEqual([five.slice(0, 10), 'the commit without the changes of this checkout'])
  })
})

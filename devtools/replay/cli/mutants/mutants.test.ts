import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../../../../tools/setup.mjs'
import { loadBuild, ownBuild } from '../builds.ts'
import { judgeOf } from '../failure.ts'
import { shrinkLog } from '../shrinking.ts'
import { testText } from '../to-test.ts'
import { eventsOf, unitsOf, without } from '../units.ts'
import { wantedBy } from '../wanted.ts'
import { mutants, mutate, type Mutant } from './mutants.testing.ts'
import { header, recordOn } from './drive.testing.ts'
import { noise, noiseHosts } from './noise.testing.ts'

const quiet = { tell: () => undefined, done: () => undefined }
const own = ownBuild()

// The tests that are written import from the checkout, so they have to be in it; reports/ holds no sources.
mkdirSync(path.join(root, 'reports'), { recursive: true })
const folder = mkdtempSync(path.join(root, 'reports', 'mutants-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** What each written test is called, and what it has to say on the buggy build. */
const written = new Map<string, { readonly title: string; readonly sentence: string }>()

const sessionWith = ({ steps }: Mutant, seed: number) => [
  ...noise(300, seed),
  ...steps.flatMap((step, i) => [step, ...noise(20, seed * 100 + i)]),
]

/** Bundles and Vitests of their own take their time where a machine has much else to do. */
const patient = { timeout: 120_000 }

// The tests that the first one writes are run by the second.
describe('mutants in a log', { shuffle: false }, () => {
  describe('a mutant', patient, () => {
    it.each(mutants)(
      '[BED-8] is reproduced from a log, shrunk to what cannot be shorter, and written as a test: $name',
      async (mutant) => {
        const change = (file: string, text: string): string => (file === mutant.file ? mutate(mutant, text) : text)
        const build = await loadBuild(root, { name: 'the mutated build', withEffects: true, change })
        const seed = mutants.indexOf(mutant) + 1
        const log = await recordOn(build, sessionWith(mutant, seed), { ...noiseHosts(seed), ...mutant.hosts })
        expect(log.length).toBeGreaterThan(300)
        expect(new Set(log.map(({ type }) => type)).size).toBeGreaterThan(15)

        const wanted = wantedBy(mutant.asked)
        const good = mutant.needsGood ? own : null
        const { events, failure } = await shrinkLog({ events: log }, build, good, wanted, quiet)
        expect(events.map(({ type }) => type)).toEqual(mutant.left)

        const judge = await judgeOf(build, wanted)
        const onOwn = await judgeOf(own, wanted)
        expect(onOwn(events)).toBeNull()
        const units = unitsOf(events)
        for (const unit of units) {
          const shorter = eventsOf(without(units, new Set([unit])), events)
          const isSame = judge(shorter)?.sort === failure.sort && !(good && onOwn(shorter))
          expect(isSame, `the log fails in the same way without ${unit.events[0]?.type}`).toBe(false)
        }

        const file = path.join(folder, `mutant-${seed}.test.ts`)
        const text = await testText({ header, events, failure, wanted, asked: mutant.asked }, file, null)
        writeFileSync(file, text)
        written.set(path.basename(file), { title: /it\('(.*)'/.exec(text)?.[1] ?? '', sentence: failure.sentence })
      },
    )
  })

  interface Ran {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages?: readonly string[] }[]
  }

  /** Runs every written test in a Vitest of their own. */
  const runWritten = (sources: Readonly<Record<string, string>>): Promise<readonly Ran[]> => {
    const changed = path.join(folder, `sources-${Object.keys(sources).length}.json`)
    writeFileSync(changed, JSON.stringify(sources))
    const out = changed.replace('sources', 'results')
    const env = {
      ...process.env,
      MUTANT_TESTS: path.relative(root, folder),
      MUTANT_SOURCES: changed,
      NODE_NO_WARNINGS: '1',
    }
    for (const name of Object.keys(env)) if (name.startsWith('VITEST')) delete env[name as keyof typeof env] // it is not part of this run
    const config = path.join(root, 'devtools', 'replay', 'cli', 'mutants', 'vitest.config.ts')
    const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [vitest, 'run', '--config', config, `--outputFile=${out}`], {
        cwd: root,
        env,
      })
      let said = ''
      child.stderr.on('data', (data) => (said += String(data)))
      child.on('error', reject)
      child.on('close', () => {
        try {
          resolve((JSON.parse(readFileSync(out, 'utf8')) as { testResults: readonly Ran[] }).testResults) // Vitest's own report
        } catch {
          reject(new Error(`The written tests did not run. ${said}`))
        }
      })
    })
  }

  const sentencesOf = (ran: readonly Ran[]) =>
    new Map(
      ran.map(({ name, assertionResults: [result] }) => [
        path.basename(name),
        result?.status === 'passed' ? null : (result?.failureMessages?.join('\n') ?? 'did not run'),
      ]),
    )

  /** Every source with all of its mutants in it. */
  const buggySources = (): Readonly<Record<string, string>> =>
    mutants.reduce<Record<string, string>>(
      (sources, mutant) => ({
        ...sources,
        [mutant.file]: mutate(mutant, sources[mutant.file] ?? readFileSync(path.join(root, mutant.file), 'utf8')),
      }),
      {},
    )

  describe('the tests that were written', patient, () => {
    it('[BED-8] pass on the mended build, and fail on the buggy one each with its own sentence', async () => {
      const [mended, buggy] = await Promise.all([runWritten({}), runWritten(buggySources())])
      expect([...sentencesOf(mended)].filter(([, sentence]) => sentence !== null)).toEqual([])
      expect(mended).toHaveLength(mutants.length)
      const failed = sentencesOf(buggy)
      for (const [file, { sentence }] of written) expect(failed.get(file)).toContain(sentence)
    })

    it('[BED-8] say in their titles what should hold', () => {
      expect([...written.values()].map(({ title }) => title)).toMatchInlineSnapshot(`
      [
        "[BED-8] costs.dental.asked is null at the end of the log",
        "[BED-8] takeUp.all.value.asOf is "2026-11-20" at the end of the log",
        "[BED-8] every invariant holds after SessionEnded",
        "[BED-8] wizard.dental.confirmed is [] at the end of the log",
        "[BED-8] selectBenefitGroups().available is [] at the end of the log",
        "[BED-8] selectHousehold().value.active[0].relationship is "partner" at the end of the log",
        "[BED-8] every invariant holds after ChoiceMade",
        "[BED-8] costs.load tells the newest answer alone by benefitId",
        "[BED-8] submission.saveChoice makes one call at a time by benefitId",
        "[BED-8] policies.load gives up no request by policy",
      ]
    `)
    })
  })
})

describe('a mutant that cannot be mutated', () => {
  it('[BED-8] fails loudly where its text is gone', () => {
    const [mutant] = mutants
    expect(() => mutant && mutate(mutant, 'export const nothing = 1')).toThrow(
      'has its text 0 times. Bring the mutant in line',
    )
  })
})

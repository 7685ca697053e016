import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../../../../tools/setup.mjs'
import { loadBuild, ownBuild } from '../builds.ts'
import { judgeOf } from '../judge.ts'
import { shrinkLog } from '../shrinking.ts'
import { testText } from '../to-test.ts'
import { eventsOf, unitsOf, without } from '../units.ts'
import { wantedBy } from '../wanted.ts'
import { mutated, mutatedSources } from '../../../../tools/mutants/mutant.ts'
import { mutants, type LogMutant } from './mutants.testing.ts'
import { runWritten } from './written.testing.ts'
import { header, recordOn } from './drive.testing.ts'
import { noise, noiseHosts } from './noise.testing.ts'
import { visitMutants } from './visit-mutants.testing.ts'

const quiet = { tell: () => undefined, done: () => undefined }
const own = ownBuild()

// The written tests import from the checkout, so they have to be in it; reports/ holds no sources.
mkdirSync(path.join(root, 'reports'), { recursive: true })
const folder = mkdtempSync(path.join(root, 'reports', 'mutants-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** The title of each written test, and the sentence that it must report on the buggy build. */
const written = new Map<string, { readonly title: string; readonly sentence: string }>()

const sessionWith = ({ steps }: LogMutant, seed: number) => [
  ...noise(300, seed),
  ...steps.flatMap((step, i) => [step, ...noise(20, seed * 100 + i)]),
]

/** Bundling is slow on a busy machine. */
const patient = { timeout: 120_000 }

it.each(visitMutants)('[BED-8] the mutation that npm run replay:mutants makes fits today’s source: $name', (mutant) => {
  const source = readFileSync(path.join(root, mutant.file), 'utf8')
  expect(mutated(mutant, source)).not.toBe(source)
})

// The second test runs what the first one writes.
describe('mutants in a log', { shuffle: false }, () => {
  describe('a mutant', patient, () => {
    it.each(mutants)(
      '[BED-8] is reproduced from a log, shrunk to what cannot be shorter, and written as a test: $name',
      async (mutant) => {
        const change = (file: string, text: string): string => (file === mutant.file ? mutated(mutant, text) : text)
        const build = await loadBuild(root, { name: 'the mutated build', withEffects: true, change })
        const seed = mutants.indexOf(mutant) + 11
        const log = await recordOn(build, sessionWith(mutant, seed), { ...noiseHosts(seed), ...mutant.hosts })
        expect(log.length).toBeGreaterThan(300)
        expect(new Set(log.map(({ type }) => type)).size).toBeGreaterThan(15)

        const wanted = wantedBy(mutant.asked)
        const good = mutant.needsGood ? own : null
        const { events, failure } = await shrinkLog({ events: log }, build, good, wanted, quiet)
        expect(events.map(({ type }) => type)).toEqual(mutant.left)

        const judge = await judgeOf(build, wanted)
        const onOwn = await judgeOf(own, wanted)
        expect(await onOwn(events)).toBeNull()
        const units = unitsOf(events)
        for (const unit of units) {
          const shorter = eventsOf(without(units, new Set([unit])), events)
          const isSame = (await judge(shorter))?.sort === failure.sort && !(good && (await onOwn(shorter)))
          expect(isSame, `the log fails in the same way without ${unit.events[0]?.type}`).toBe(false)
        }

        const file = path.join(folder, `mutant-${seed}.test.ts`)
        const text = await testText(
          { header, events, failure, wanted, asked: mutant.asked, requirement: 'BED-8' },
          file,
          null,
        )
        writeFileSync(file, text)
        written.set(path.basename(file), { title: /it\('(.*)'/.exec(text)?.[1] ?? '', sentence: failure.sentence })
      },
    )
  })

  describe('the tests that were written', patient, () => {
    it('[BED-8] pass on this checkout, and fail on one with all mutants each with its own sentence', async () => {
      const files = [...written.keys()].map((file) => path.join(folder, file))
      expect(files).toHaveLength(mutants.length)
      const passing = await runWritten(files, {})
      expect(passing).toEqual(files.map(() => null))
      const failing = await runWritten(
        files,
        mutatedSources(mutants, (file) => readFileSync(path.join(root, file), 'utf8')),
      )
      for (const [index, { sentence }] of [...written.values()].entries()) expect(failing[index]).toContain(sentence)
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
        "[BED-8] costs.load uses the newest response alone by benefitId",
        "[BED-8] submission.saveChoice makes one call at a time by benefitId",
        "[BED-8] policies.load gives up no request by policy",
      ]
    `)
    })
  })
})

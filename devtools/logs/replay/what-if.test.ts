import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BenefitLoaded, BenefitRequested } from '../../../src/domain/benefits/detail.ts'
import { BenefitsLoaded, BenefitsRequested } from '../../../src/domain/benefits/eligible.ts'
import { OptOutFailed, OptOutRequested, SelectionOptedOut } from '../../../src/domain/benefits/opt-out.ts'
import { CreditsLoaded, CreditsRequested } from '../../../src/domain/benefits/credits.ts'
import type { Invariant } from '../../../src/domain/invariants.ts'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { benefit, benefitId, detailOf, selectionId } from '../../../src/domain/samples.ts'
import type { Build } from './build.ts'
import { ownBuild } from './builds.ts'
import { fileIn, header, logText, ownFolder, recorded, replay } from './testing.ts'
import { tryVariants, faultsOf, ordersOf, type TriedReport, type Variation } from './what-if.ts'

const id = benefit.benefitId
const ids = { benefitId: id, selectionId: selectionId('s') }
/** A user opts out, and the responses to what the portal then reads again arrive in this order. Then the user opens another benefit. */
const log = recorded(
  OptOutRequested(ids),
  [SelectionOptedOut(ids), 1],
  [BenefitRequested({ benefitId: id }), 2],
  [BenefitsRequested({}), 2],
  [BenefitsLoaded({ benefits: [benefit] }), 4],
  [CreditsRequested({}), 5],
  [BenefitLoaded({ detail: detailOf() }), 3],
  [CreditsLoaded({ balance: 6000, lastPaymentDate: null }), 6],
  BenefitRequested({ benefitId: benefitId('other') }),
)
const folder = ownFolder()
const quiet = { tell: () => {}, done: () => {} }
const orders: Variation = { kind: 'orders', seed: 1, tries: 200, out: null }

/** This checkout's build with only the test's own invariant. */
const heldTo = (broken: Invariant['broken'], ...slices: Invariant['slices']): Build => ({
  ...ownBuild(),
  invariants: [{ name: 'made up', slices, broken }],
})
const tryOn = async (build: Build, variation: Variation): Promise<TriedReport> => {
  const read = {
    header,
    events: log,
    count: log.length,
    lines: [],
    damage: [],
    notes: [],
    unanswered: [],
    isInOrder: true,
  }
  return (await tryVariants(read, build, variation, quiet)).json as TriedReport // what these modes print
}

describe('other orders of the responses on their way', () => {
  const variants = [...ordersOf(log, 7, 500)].map(({ events }) => events)

  it('[BED-8] keep every event, causes before what they caused, calls in their order, and a clock that goes on', () => {
    expect(variants.length).toBe(2)
    for (const events of variants) {
      expect(events.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      const place = new Map(events.map(({ seq }, index) => [seq, index]))
      const isAfter = ({ seq, causedBy }: RecordedEvent) =>
        causedBy === null || Number(place.get(causedBy)) < Number(place.get(seq))
      expect(events.every(isAfter)).toBe(true)
      expect(events.map(({ at }) => at)).toEqual(log.slice(0, 8).map(({ at }) => at))
    }
  })

  it('[BED-8] are each tried once, and the same for the same seed', () => {
    const spelled = variants.map((events) => events.map(({ seq }) => seq).join(' '))
    expect(new Set(spelled).size).toBe(spelled.length)
    expect(spelled).not.toContain('1 2 3 4 5 6 7 8')
    const again = [...ordersOf(log, 7, 500)].map(({ events }) => events.map(({ seq }) => seq).join(' '))
    expect(again).toEqual(spelled)
  })

  it('[BED-8] show an invariant that holds in the recorded order alone', async () => {
    const build = heldTo(
      ({ detail, eligible }) =>
        detail.details[id]?.status === 'loaded' && eligible.benefits.status === 'loading' ? 'too early' : null,
      'detail',
      'eligible',
    )
    const { found, tried } = await tryOn(build, orders)
    expect(tried).toBe(2)
    expect(found).toEqual([
      expect.objectContaining({
        failure: 'After event 7 (BenefitLoaded) the invariant ‘made up’ does not hold: too early',
        variant: expect.stringContaining('recorded as 1 2 3 4 5 6 7 8'),
      }),
    ])
  })

  it('[BED-8] find nothing in what holds in any order', async () => {
    expect((await tryOn(ownBuild(), orders)).found).toEqual([])
  })
})

describe('failures in place of responses', () => {
  it('[BED-8] take away what the response led to, and end where the person goes on', async () => {
    const variants = [...faultsOf(log, await ownBuild().effects(), ownBuild().evolution.definitions)]
    const first = variants.find(({ events }) => events.at(-1)?.type === OptOutFailed.type)
    expect(first?.events).toEqual([
      log[0],
      { ...log[1], ...OptOutFailed({ benefitId: id, problem: { kind: 'network' } }) },
    ])
    expect(variants.length).toBe(4 * 4)
  })

  it('[BED-8] show an invariant that a failure breaks, and write the log that does', async () => {
    const build = heldTo(({ optOut }) => (optOut[id]?.kind === 'failed' ? 'it failed' : null), 'optOut')
    const out = path.join(folder, 'fault.jsonl')
    const { found } = await tryOn(build, { kind: 'faults', out })
    expect(found.map(({ failure }) => failure)).toEqual([
      'After event 2 (OptOutFailed) the invariant ‘made up’ does not hold: it failed',
    ])
    expect(readFileSync(out, 'utf8').trimEnd().split('\n').slice(1)).toEqual([
      expect.stringContaining('"seq":1,"at":1000,"v":1,"type":"OptOutRequested"'),
      expect.stringContaining('"type":"OptOutFailed"'),
    ])
  })

  it('[BED-8] are not tried on a log that fails as it is', async () => {
    const build = heldTo(() => 'never well', 'optOut')
    await expect(tryOn(build, { kind: 'faults', out: null })).rejects.toThrow('The log fails as it stands')
  })
})

describe('the command', () => {
  const file = fileIn(folder, 'log.jsonl', logText(log))

  it('[BED-8] tries both, with what it drew by', async () => {
    const tried = await replay(file, '--orders', '--seed', '3', '--tries', '50', '--json')
    expect(JSON.parse(tried.out)).toMatchObject({ seed: 3, found: [], out: null })
    expect(await replay(file, '--faults')).toEqual({
      code: 0,
      out: '16 failures in place of responses were tried; nothing failed.\n',
      err: '',
    })
  })

  it('[BED-8] asks for whole numbers', async () => {
    expect(await replay(file, '--orders', '--tries', 'many')).toEqual({
      code: 2,
      out: '',
      err: '‘--tries many’: give a whole number.\n',
    })
  })
})

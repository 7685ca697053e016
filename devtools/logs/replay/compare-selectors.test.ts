import { describe, expect, it } from 'vitest'
import { BenefitsLoaded, BenefitsRequested } from '../../../src/domain/benefits/eligible.ts'
import { CostsRequested, costs } from '../../../src/domain/benefits/costs.ts'
import { selector } from '../../../src/domain/kernel/selector.ts'
import { benefit, benefitId, choiceOf } from '../../../src/domain/samples.ts'
import { connection, ConnectionLost } from '../../../src/domain/shell/connection.ts'
import { panels } from '../../../src/domain/shell/panels.ts'
import type { Build } from './build.ts'
import { ownBuild } from './builds.ts'
import { diffBuilds } from './diff-builds.ts'
import type { DiffReport } from './diff.ts'
import { logText, recorded } from './testing.ts'

const own = ownBuild()
const quiet = { tell: () => undefined, done: () => undefined }
const bytes = new TextEncoder().encode(
  logText(
    recorded(
      CostsRequested({ benefitId: benefitId('dental'), choice: choiceOf(600) }),
      BenefitsRequested({}),
      [BenefitsLoaded({ benefits: [benefit] }), 2],
      ConnectionLost({}),
    ),
  ),
)
/** A build with only these selectors. */
const buildWith = (name: string, exports: Readonly<Record<string, unknown>>): Build => ({
  ...own,
  name,
  modules: () => Promise.resolve({ 'all.ts': exports }),
})
const compared = async (here: Readonly<Record<string, unknown>>, there: Readonly<Record<string, unknown>>) => {
  const { code, json, lines } = await diffBuilds(bytes, buildWith('here', here), buildWith('there', there), quiet)
  return { code, lines, ...(json as DiffReport) }
}
const online = selector([connection], (state) => state.connection.online)
const price = (sum: number) => selector([costs], (state, id: string) => ({ known: state.costs[id] !== undefined, sum }))

describe('the selectors of two builds', () => {
  it('[BED-8] are compared after each event, and named where they alone differ', async () => {
    const { code, lines, divergence, notCompared } = await compared(
      { selectOnline: online },
      { selectOnline: selector([connection], () => true) },
    )
    expect(code).toBe(1)
    expect(divergence).toEqual({
      event: { seq: 4, type: 'ConnectionLost' },
      sentence:
        'Event 4 (ConnectionLost) is the first after which selectors say something else; the states are the same.',
      inEvent: [],
      inState: [],
      inSelectors: [{ path: 'selectOnline()', before: false, after: true }],
      onScreen: [],
    })
    expect(notCompared).toEqual([])
    expect(lines).toContain('  selectOnline(): false → true')
  })

  it('[BED-8] are asked with the ids that are in their slices', async () => {
    const { divergence } = await compared({ selectPrice: price(1) }, { selectPrice: price(2) })
    expect(divergence?.inSelectors).toContainEqual({ path: 'selectPrice("dental").sum', before: 1, after: 2 })
    expect(divergence?.event).toMatchObject({ seq: 1 })
  })

  it('[BED-8] that throw on one build alone differ', async () => {
    const throwing = selector([connection], (state) => {
      if (!state.connection.online) throw new RangeError('There is no network.')
      return true
    })
    const { divergence } = await compared({ selectOnline: online }, { selectOnline: throwing })
    expect(divergence?.inSelectors).toEqual([
      { path: 'selectOnline()', before: false, after: 'throws RangeError: There is no network.' },
    ])
  })

  it('[BED-8] are named where they could not be compared, with the reason', async () => {
    const byPanel = selector([panels], (state, panel: string) => state.panels.open?.panel === panel)
    const test = selector([connection], (state) => () => state.connection.online)
    const both = { selectTest: test, selectByPanel: byPanel, helper: () => 1 }
    const { code, notCompared, lines } = await compared(
      { ...both, selectMine: online },
      { ...both, selectTheirs: online },
    )
    expect(code).toBe(0)
    expect(notCompared).toEqual([
      { name: 'selectMine', why: 'Only here has it.' },
      { name: 'selectTheirs', why: 'Only there has it.' },
      { name: 'selectTest', why: 'It returns a function.' },
      { name: 'selectByPanel', why: 'It takes an argument, and the state has no id for it.' },
    ])
    expect(lines).toEqual([
      'No divergence in 4 events: here and there have the same states, and their selectors say the same.',
      '',
      'Not compared in full: selectMine, selectTheirs, selectTest, selectByPanel; --json says why.',
    ])
  })
})

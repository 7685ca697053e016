import { describe, expect, it } from 'vitest'
import { planOf, type Checkout } from './changed.ts'

const texts: Record<string, string> = {
  'src/domain/benefits/opt-out.ts': '',
  'src/domain/benefits/opt-out.test.ts': "it('[SEL-3] [BED-2] leaves a benefit')",
  'src/effects/benefits/opt-out.ts': "import { updateSelection } from '../api/generated/selections.ts'",
  'src/effects/benefits/opt-out.test.ts': "it('[SEL-3] sends')",
  'src/ui/benefits/opt-out.tsx': '',
  'src/ui/benefits/manage.tsx': '',
  'mock-server/benefits/opt-out.ts': '',
  'contracts/benefits/opt-out.pact.test.ts': "write('[SEL-3] leaves')",
  'src/domain/state.ts': '',
  'devtools/logs/replay/shrink.test.ts': "it('shrinks')",
  'src/domain/state.test.ts': "it('[BED-2] is whole')",
  'src/ui/components/actions/button.tsx': '',
  'src/ui/components/actions/button.test.tsx': "it('can be pressed')",
  'tests/journeys/selections.spec.ts': "test('[SEL-1] [SEL-3] sets it up')",
  'tests/journeys/contact.spec.ts': "test('[CONTACT-1] sends')",
}
const importersOf = new Map([
  [
    'src/domain/benefits/opt-out.ts',
    [
      'src/domain/benefits/opt-out.test.ts',
      'src/effects/benefits/opt-out.ts',
      'src/domain/state.ts',
      'devtools/logs/replay/shrink.test.ts',
    ],
  ],
  ['src/effects/benefits/opt-out.ts', ['src/effects/benefits/opt-out.test.ts']],
  ['src/domain/state.ts', ['src/domain/state.test.ts']],
  ['src/ui/components/actions/button.tsx', ['src/ui/components/actions/button.test.tsx', 'src/ui/benefits/manage.tsx']],
])

const planFor = (...files: readonly string[]) => {
  const checkout: Checkout = {
    files,
    isThere: (file) => file in texts,
    read: (file) => texts[file] ?? '',
    importersOf,
    features: Object.keys(texts).flatMap((file) => {
      const [, area, feature] = /(benefits)\/([\w-]+)\.(?:pact\.)?(?:test\.)?tsx?$/.exec(file) ?? []
      return area !== undefined && feature !== undefined ? [{ area, feature, file }] : []
    }),
    journeys: Object.keys(texts).filter((file) => file.startsWith('tests/journeys/')),
  }
  return planOf(checkout)
}

describe('the plan of a change', () => {
  it('[BED-10] of one feature runs its tests in every layer, its contract, its journeys and its failures', () => {
    const { steps, leftOut } = planFor('src/domain/benefits/opt-out.ts')
    expect(steps['unit']).toEqual(['src/domain/benefits/opt-out.test.ts', 'src/effects/benefits/opt-out.test.ts'])
    expect(steps['contracts']).toEqual(['contracts/benefits/opt-out.pact.test.ts'])
    expect(steps['journeys']).toEqual([
      'tests/journeys/selections.spec.ts',
      '--grep',
      '\\[(SEL[-]3)\\]',
      '--project=desktop',
    ])
    expect(steps['fault-injection']).toEqual(['--grep', 'faults: (updateSelection) '])
    expect(leftOut.join(' ')).toContain('Journeys that do not name SEL-3')
  })

  it('[BED-10] does not go on through a list of all features, unless the list itself changed', () => {
    expect(planFor('src/domain/benefits/opt-out.ts').steps['unit']).not.toContain('src/domain/state.test.ts')
    expect(planFor('src/domain/state.ts').steps['unit']).toEqual(['src/domain/state.test.ts'])
  })

  it('[BED-10] of a shared component names the features whose journeys it leaves out', () => {
    const { steps, leftOut } = planFor('src/ui/components/actions/button.tsx')
    expect(steps).not.toHaveProperty('journeys')
    expect(leftOut).toContain('Journeys of features that use what changed: benefits/manage.')
  })

  it('[BED-10] verifies the operations of a feature whose response by the mock changes', () => {
    expect(planFor('mock-server/benefits/opt-out.ts').steps['verify-legacy']).toEqual([
      '--operation',
      'updateSelection',
    ])
  })

  it('[BED-10] runs a changed journey whole', () => {
    expect(planFor('tests/journeys/contact.spec.ts').steps['journeys']).toEqual([
      'tests/journeys/contact.spec.ts',
      '--project=desktop',
    ])
  })

  it('[BED-10] of a document runs what reads documents, and no test of code', () => {
    expect(Object.keys(planFor('docs/tester.md').steps).toSorted()).toEqual(['format', 'titles', 'versions'])
  })
})

import { describe, expect, it } from 'vitest'
import { seedBenefits } from '../../mock-server/world/seeds/benefits.ts'
import { catalogue } from '../../mock-server/world/seeds/catalogue.ts'
import { benefitIconPaths } from '../../src/ui/components/icons/benefit-icon-paths.ts'

describe('the catalogue of the mock', () => {
  it('[BEN-1] draws every kind of benefit differently', () => {
    const icons = catalogue.map(({ icon }) => icon)
    expect(icons.filter((icon) => !Object.hasOwn(benefitIconPaths, icon))).toEqual([])
    expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([])
  })

  it('[BEN-1] is wide: every kind that the specification names, each field kind and unit, people, questions, providers', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(26)
    const icons = new Set(catalogue.map(({ icon }) => icon))
    const named = ['accident', 'annual-leave', 'cash', 'cycle', 'dental', 'gym', 'pension', 'travel', 'will']
    expect(named.filter((icon) => !icons.has(icon))).toEqual([])
    const fields = seedBenefits.flatMap(({ offer }) => offer.fields)
    expect([...new Set(fields.map(({ kind }) => kind))].toSorted()).toEqual(['amount', 'choice'])
    expect([...new Set(fields.map(({ unit }) => unit))].toSorted()).toEqual(['days', 'none', 'percent', 'pounds'])
    expect([...new Set(seedBenefits.map(({ offer }) => offer.people))].toSorted()).toEqual([
      'family',
      'nobody',
      'partner',
    ])
    const beam = seedBenefits.filter(({ beamSupported }) => beamSupported)
    expect(beam.length).toBeGreaterThanOrEqual(2)
    expect(beam.some(({ offer }) => offer.fields.some(({ name }) => name === 'partner_value'))).toBe(true)
    expect(seedBenefits.filter(({ offer }) => offer.questions.length > 0).length).toBeGreaterThanOrEqual(3)
    expect(seedBenefits.filter(({ claim }) => claim !== null).length).toBeGreaterThanOrEqual(6)
  })

  it('[BEN-2] every benefit has questions and benefits that go with it', () => {
    const ids = new Set(catalogue.map(({ id }) => id))
    for (const { id, faqs, relatedIds } of seedBenefits) {
      expect([id, faqs.length > 2, relatedIds.length > 0]).toEqual([id, true, true])
      expect(relatedIds.filter((related) => related === id || !ids.has(related))).toEqual([])
    }
  })
})

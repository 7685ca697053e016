import { describe, expect, it } from 'vitest'
import { benefitId, fieldOf } from '../samples.ts'
import {
  canCompare,
  comparedOfSubject,
  comparedOptions,
  comparedSubject,
  compareOptions,
  firstPair,
} from './compare-options.ts'

const option = (value: string, covers: Readonly<Record<string, string>>) => ({
  value,
  label: value,
  hint: null,
  covers: Object.entries(covers).map(([name, said]) => ({ name, value: said })),
})
const silver = option('silver', { Optician: '£75', Dentist: '£75', GP: 'Day and night' })
const gold = option('gold', { Optician: '£120', GP: 'Day and night', Scans: 'Included', Dentist: '£75' })
const bare = option('bare', {})
const level = (...options: readonly ReturnType<typeof option>[]) =>
  fieldOf({ name: 'level', kind: 'choice', options: [...options] })

describe('the comparison of the options of a field', () => {
  it('[SEL-1] is offered where two options say what they give', () => {
    expect(canCompare(level(silver, gold))).toBe(true)
    expect(canCompare(level(silver, bare, gold))).toBe(true)
    expect(canCompare(level(silver, bare))).toBe(false)
    expect(canCompare(level(bare, bare))).toBe(false)
    expect(canCompare(fieldOf({}))).toBe(false)
  })

  it('[SEL-1] leaves out an option that says nothing, of which nobody knows what it lacks', () => {
    expect(comparedOptions(level(silver, bare, gold))).toEqual([silver, gold])
  })

  it('[SEL-1] separates what differs from what is the same, in the order of the host', () => {
    expect(compareOptions([silver, gold])).toEqual({
      different: [
        { name: 'Optician', values: ['£75', '£120'] },
        { name: 'Scans', values: [null, 'Included'] },
      ],
      same: [
        { name: 'Dentist', values: ['£75', '£75'] },
        { name: 'GP', values: ['Day and night', 'Day and night'] },
      ],
    })
  })

  it('[SEL-1] loses nothing that an option names twice', () => {
    const twice = { ...silver, covers: [...silver.covers, { name: 'Optician', value: 'an eye test' }] }
    expect(compareOptions([twice, gold]).different[0]).toEqual({
      name: 'Optician',
      values: ['£75; an eye test', '£120'],
    })
  })

  it.each([
    ['bronze', ['bronze', 'silver']],
    ['silver', ['silver', 'gold']],
    ['gold', ['silver', 'gold']],
    ['', ['bronze', 'silver']],
  ])("[SEL-1] begins with the chosen option and its neighbour: '%s'", (chosen, pair) => {
    expect(firstPair([option('bronze', { GP: 'At night' }), silver, gold], chosen)).toEqual(pair)
  })

  it('[SEL-1] has no pair of one option', () => {
    expect(firstPair([silver], 'silver')).toBeNull()
  })

  it('[SEL-1] is named by the benefit and the field', () => {
    const of = { benefitId: benefitId('health/cash'), field: 'the level' }
    expect(comparedOfSubject(comparedSubject(of))).toEqual(of)
    expect(comparedOfSubject('227')).toBeNull()
    expect(comparedOfSubject('227/level/more')).toBeNull()
  })
})

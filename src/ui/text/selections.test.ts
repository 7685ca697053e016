import { describe, expect, it } from 'vitest'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { setupSample } from '../../domain/samples.ts'
import { payment } from '../benefits/cost-words.ts'
import { choiceProblemText, valueInWords } from '../benefits/values.ts'
import { benefitsText } from './benefits.ts'
import { selectionsText, setupProblemText } from './selections.ts'

const CONNECTING = 'There was an error connecting to the server'

describe('what is said of a call of the set-up that failed', () => {
  it.each<[string, Problem, string]>([
    ['the host’s own sentence', { kind: 'refused', status: 409, message: 'Not today' }, 'Not today'],
    ['that of a host that said nothing', { kind: 'refused', status: 500, message: null }, CONNECTING],
    ['that of a response nobody can read', { kind: 'undecodable', where: 'setup' }, CONNECTING],
    ['that of a fault of the portal', { kind: 'unexpected', reason: 'TypeError' }, CONNECTING],
    ['the network’s', { kind: 'network' }, 'Network request failed. Please check your connection and try again.'],
  ])('[SEL-1] is %s', (_, problem, sentence) => {
    expect(setupProblemText(problem)).toBe(sentence)
  })
})

describe('the name of a benefit in a sentence', () => {
  it('[CLAIM-1] [SEL-1] keeps its capitals', () => {
    expect(benefitsText.claim.title('PruHealth Dental')).toBe('Claim with PruHealth Dental')
    expect(selectionsText.review.changeOf('Level of AXA cover')).toBe('Change: Level of AXA cover')
  })
})

describe('what a person pays, or is paid', () => {
  it('[SEL-2] [BEN-2] is named, and never negative', () => {
    expect(payment('month', 1250)).toEqual({ term: 'You pay each month', detail: '£12.50' })
    expect(payment('month', -1154)).toEqual({ term: 'You are paid each month', detail: '£11.54' })
  })
})

describe('what is asked about an amount', () => {
  const [field] = setupSample.fields
  if (!field) throw new Error('The sample has a field')
  const shown = (value: string, unit: typeof field.unit, problem: string) =>
    choiceProblemText({ field: { ...field, unit }, limits: { min: 0, max: 50, step: 1 }, value }, problem)

  it.each([
    ['3,5', 'percent', 'doubtful', 'Did you mean 3.5% or 35%?'],
    ['12,50', 'pounds', 'doubtful', 'Did you mean £12.50 or £1,250?'],
    ['1.234,50', 'pounds', 'doubtful', 'Did you mean £1,234.50 or £123,450?'],
    ['1,2,3', 'days', 'doubtful', 'Did you mean 123 days?'],
    ['£35', 'percent', 'unit', 'Enter a percentage, without ‘£’'],
    ['5%', 'pounds', 'unit', 'Enter an amount in pounds, without ‘%’'],
    ['2 weeks', 'days', 'unit', 'Enter a number of days, without ‘weeks’'],
    ['60', 'percent', 'limits', 'Please enter a value between 0% and 50%'],
  ] as const)('[SEL-2] %s in %s is %s: %s', (value, unit, problem, sentence) => {
    expect(shown(value, unit, problem)).toBe(sentence)
  })

  it.each([
    ['1,500', 'pounds', '£1,500'],
    ['12.5', 'pounds', '£12.50'],
    ['-0', 'pounds', '£0'],
    ['.5', 'percent', '0.5%'],
    ['1', 'days', '1 day'],
    ['3,5', 'percent', '3,5'],
  ] as const)('[SEL-2] the amount %s in %s is repeated as %s', (value, unit, words) => {
    expect(valueInWords({ field: { ...field, kind: 'amount', unit }, value })).toBe(words)
  })
})

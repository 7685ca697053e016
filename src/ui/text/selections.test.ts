import { describe, expect, it } from 'vitest'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { payment } from '../benefits/cost-words.ts'
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

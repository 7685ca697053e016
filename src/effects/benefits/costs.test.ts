import { describe, expect, it } from 'vitest'
import { CostsCalculated, CostsDropped, CostsFailed, CostsRequested } from '../../domain/benefits/costs.ts'
import { SetupLoaded } from '../../domain/benefits/setup.ts'
import { AnswersSaved, SubmissionFailed } from '../../domain/benefits/submission.ts'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { ChoiceMade, FieldEdited } from '../../domain/kernel/forms/form.ts'
import { benefitId, choiceOf, personId, quoteOf, refusal, setupWith } from '../../domain/samples.ts'
import { calculateCosts } from '../api/generated/selections.ts'
import type { DataOf } from '../api/operation.ts'
import { virtualClock } from '../runtime/fakes.testing.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { wireSelection } from '../samples.ts'
import { selectionOf, yearOf } from './benefit.ts'
import { followChoice, loadCosts } from './costs.ts'

const id = benefitId('dental')
const ready = setupWith({ people: [], kept: choiceOf(600) })
const given: readonly DomainEvent[] = [SetupLoaded({ setup: ready })]
const asked = (value: number) => CostsRequested({ benefitId: id, choice: choiceOf(value) })
const { monthly, yearly, lines } = quoteOf('q')
const wire: DataOf<typeof calculateCosts> = {
  quote_id: 'q',
  monthly,
  yearly,
  payments: 12,
  lines,
  value_limits: { min: 300, max: null, step: 100 },
  partner_value_limits: { min: 10, max: 20, step: 1 },
  capped_at: 500,
  option_costs: [],
  people_costs: [],
  net_monthly: null,
  error: null,
}
const limits = { value: { min: 300, max: 999999.9, step: 100 }, partner: { min: 10, max: 20, step: 1 } }

describe('the cost of a year', () => {
  const cost = (pence: number) => ({ company: 0, employee: pence })

  it('[SEL-2] [BEN-2] is the host’s where it says one, and else as many payments as there are', () => {
    expect(yearOf(cost(10_000), cost(99_000), 10)).toEqual(cost(99_000))
    expect(yearOf(cost(10_000), null, 10)).toEqual(cost(100_000))
    expect(yearOf(cost(10_000), undefined, undefined)).toEqual(cost(120_000))
    expect(yearOf(cost(10_000), null, 0)).toEqual(cost(120_000))
    expect(yearOf({ company: 500, employee: -500 }, null, null)).toEqual({ company: 6000, employee: -6000 })
  })

  it('[BEN-2] is that of a loan in ten instalments, in the list as in the set-up', () => {
    const loan = { ...wireSelection, costsSummaryForMonthlyCostSection: cost(10_000), payments: 10 }
    expect(selectionOf(loan).yearlyCost).toEqual(cost(100_000))
    const said = { ...loan, costsSummaryForYearlyCostSection: cost(99_900) }
    expect(selectionOf(said).yearlyCost).toEqual(cost(99_900))
  })

  it('[BEN-2] is not known where the host gives no cost, and its own year where it gives that alone', () => {
    const silent = { ...wireSelection, costsSummaryForMonthlyCostSection: null }
    expect(selectionOf(silent)).toMatchObject({ monthlyCost: null, yearlyCost: null })
    const year = { ...silent, costsSummaryForYearlyCostSection: cost(99_900) }
    expect(selectionOf(year)).toMatchObject({ monthlyCost: null, yearlyCost: cost(99_900) })
  })

  it('[SEL-2] is worked out for a quote whose host says only the month', () => {
    const script = responds(calculateCosts, { ...wire, yearly: null, payments: 10 })
    const quote = { ...quoteOf('q', 500), yearly: { company: 9000, employee: 4500 } }
    const b = CostsCalculated({ benefitId: id, choice: choiceOf(600), quote, limits })
    runEffect({ effect: loadCosts, ports: fakeHost(script), when: ['a', { a: asked(600) }], then: ['5ms b', { b }] })
  })
})

describe('following the choice', () => {
  const typed = (value: string, form = 'choice-dental') => ChoiceMade({ form, field: 'value', value, problem: null })
  const words = FieldEdited({ form: 'choice-dental', field: 'value', value: 'lots', problem: null })
  const follow = (
    when: Parameters<typeof runEffect>[0]['when'],
    then: Parameters<typeof runEffect>[0]['then'],
    more = given,
  ) => {
    runEffect({ effect: followChoice, given: more, ports: { clock: virtualClock }, when, then })
  }

  it('[SEL-2] asks for the cost once the typing rests for 250 ms', () => {
    follow(['a 100ms a', { a: typed('700') }], ['351ms b', { b: asked(700) }])
  })

  it('[SEL-2] calls an earlier question off where the choice is no longer one', () => {
    follow(['a', { a: words }], ['250ms b', { b: CostsDropped({ benefitId: id }) }], [...given, asked(600)])
  })

  it('[SEL-2] leaves other forms, and a choice whose cost is known, alone', () => {
    follow(['a', { a: typed('700', 'contact') }], ['', {}])
    const known = CostsCalculated({ benefitId: id, choice: choiceOf(600), quote: quoteOf('q'), limits })
    follow(['a', { a: typed('600') }], ['', {}], [...given, asked(600), known])
  })

  it('[SEL-4] asks at once when the medical questions are answered', () => {
    follow(['a', { a: AnswersSaved({ setup: ready }) }], ['b', { b: asked(600) }])
  })

  it('[SEL-2] asks at once when the host calls the cost outdated', () => {
    const failed = (outdated: 'cost' | null) => SubmissionFailed({ benefitId: id, outdated, problem: refusal })
    follow(['a', { a: failed('cost') }], ['b', { b: asked(600) }])
    follow(['a', { a: failed(null) }], ['', {}])
  })
})

describe('the cost of a choice', () => {
  const events = {
    a: asked(600),
    c: asked(700),
    d: CostsDropped({ benefitId: id }),
    b: CostsCalculated({ benefitId: id, choice: choiceOf(600), quote: quoteOf('q', 500), limits }),
    e: CostsCalculated({ benefitId: id, choice: choiceOf(700), quote: quoteOf('q', 500), limits }),
  }

  it('[SEL-2] [SEL-4] [SEL-5] comes with its limits, those of the partner, and the cover that is capped', () => {
    const host = fakeHost(responds(calculateCosts, wire))
    runEffect({ effect: loadCosts, ports: host, when: ['a', events], then: ['5ms b', events] })
    const body = { eeben_benefit_id: 'dental', values: { value: 600, level: 'gold' }, people: [] }
    expect(host.calls).toEqual([{ id: 'calculateCosts', input: { body }, ended: 'completed' }])
  })

  it('[SEL-2] says what options and people add, and what it costs after tax, where the host does', () => {
    const said = {
      ...wire,
      option_costs: [{ field: 'level', value: 'gold', employee: 400 }],
      people_costs: [{ personId: 'partner-1', employee: 900 }],
      net_monthly: 324,
    }
    const quote = {
      ...quoteOf('q', 500),
      additions: {
        options: [{ field: 'level', value: 'gold', pence: 400 }],
        people: [{ personId: personId('partner-1'), pence: 900 }],
      },
      netMonthly: 324,
    }
    const b = CostsCalculated({ benefitId: id, choice: choiceOf(600), quote, limits })
    const ports = fakeHost(responds(calculateCosts, said))
    runEffect({ effect: loadCosts, ports, when: ['a', events], then: ['5ms b', { b }] })
  })

  it('[SEL-2] of an earlier choice is called off by a later one, and by none', () => {
    const host = fakeHost(responds(calculateCosts, wire))
    runEffect({ effect: loadCosts, ports: host, when: ['a 2ms c 2ms d 2ms c', events], then: ['14ms e', events] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'cancelled', 'completed'])
  })

  it('[SEL-2] is none outside the limits, which come all the same', () => {
    const ports = fakeHost(
      responds(calculateCosts, { ...wire, quote_id: null, monthly: null, yearly: null, lines: [] }),
    )
    const b = CostsCalculated({ benefitId: id, choice: choiceOf(600), quote: null, limits })
    runEffect({ effect: loadCosts, ports, when: ['a', events], then: ['5ms b', { b }] })
  })

  it("[SEL-5] tells the provider's own words where it gives no price", () => {
    const ports = fakeHost(
      responds(calculateCosts, { ...wire, quote_id: null, monthly: null, error: 'No price today' }),
    )
    const problem = { kind: 'refused', status: 200, message: 'No price today' } as const
    const b = CostsFailed({ benefitId: id, choice: choiceOf(600), limits, problem })
    runEffect({ effect: loadCosts, ports, when: ['a', events], then: ['5ms b', { b }] })
  })

  it('[SEL-2] tells that it failed', () => {
    const ports = fakeHost(fails(calculateCosts, refusal))
    const b = CostsFailed({ benefitId: id, choice: choiceOf(600), limits: null, problem: refusal })
    runEffect({ effect: loadCosts, ports, when: ['a', events], then: ['5ms b', { b }] })
  })
})

provesAll(followChoice, loadCosts)

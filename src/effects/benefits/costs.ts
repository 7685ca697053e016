import { foldW, isRight } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of, switchMap } from 'rxjs'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { benefitOfChoiceForm } from '../../domain/benefits/choices.ts'
import type { Limits, Quote } from '../../domain/benefits/costs.ts'
import {
  CostsCalculated,
  CostsDropped,
  CostsFailed,
  CostsRequested,
  LARGEST_VALUE,
} from '../../domain/benefits/costs.ts'
import { askCosts } from '../../domain/benefits/quoting.ts'
import { AnswersSaved, SubmissionFailed } from '../../domain/benefits/submission.ts'
import { ChoiceMade, FieldEdited } from '../../domain/kernel/forms/form.ts'
import { calculateCosts } from '../api/generated/selections.ts'
import type { DataOf } from '../api/operation.ts'
import { yearOf } from './benefit.ts'
import { personIdOf } from './choice.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** How long typing must pause before a price is requested, ms. */
const DEBOUNCE = 250

type WireCosts = DataOf<typeof calculateCosts>
type WireLimits = WireCosts['value_limits']

const limitsOf = (wire: WireLimits): Limits['value'] =>
  wire && { min: wire.min, max: wire.max ?? LARGEST_VALUE, step: wire.step }

const quoteOf = (wire: WireCosts): Quote | null => {
  const { quote_id, monthly, yearly, payments, lines, capped_at, option_costs, people_costs, net_monthly } = wire
  if (quote_id === null || !monthly) return null
  return {
    quoteId: quote_id,
    monthly,
    yearly: yearOf(monthly, yearly, payments),
    lines,
    cappedAt: capped_at,
    additions: {
      options: option_costs.map(({ field, value, employee }) => ({ field, value, pence: employee })),
      people: people_costs.map(({ personId, employee }) => ({ personId: personIdOf(personId), pence: employee })),
    },
    netMonthly: net_monthly,
  }
}

/** Follows the choice: requests its price when typing pauses, and at once if the host's data changed. */
export const followChoice = portalEffect({
  name: 'costs.follow',
  on: [FieldEdited, ChoiceMade, AnswersSaved, SubmissionFailed],
  policy: {
    switchBy: ({ data }) => ('form' in data ? data.form : 'setup' in data ? data.setup.benefitId : data.benefitId),
  },
  emits: [CostsRequested, CostsDropped],
  run: (trigger, { clock }, state) => {
    const ask = (benefitId: BenefitId) => {
      const asked = askCosts(state(), benefitId)
      return isRight(asked) ? of(asked.right) : EMPTY
    }
    switch (trigger.type) {
      case 'FieldEdited':
      case 'ChoiceMade': {
        const benefitId = benefitOfChoiceForm(trigger.data.form)
        return benefitId === null ? EMPTY : clock.after(DEBOUNCE).pipe(switchMap(() => ask(benefitId)))
      }
      case 'AnswersSaved':
        return ask(trigger.data.setup.benefitId)
      case 'SubmissionFailed':
        return trigger.data.outdated === 'cost' ? ask(trigger.data.benefitId) : EMPTY
    }
  },
})

/** A later request cancels the earlier one; the slice ignores a response that still arrives. */
export const loadCosts = portalEffect({
  name: 'costs.load',
  on: [CostsRequested, CostsDropped],
  policy: { switchBy: ({ data }) => data.benefitId },
  emits: [CostsCalculated, CostsFailed],
  failure: (problem, { data }) =>
    CostsFailed({
      ...data,
      choice: 'choice' in data ? data.choice : { values: {}, people: [] },
      limits: null,
      problem,
    }),
  run: (trigger, { api }) => {
    if (trigger.type === 'CostsDropped') return EMPTY
    const { benefitId, choice } = trigger.data
    return api(calculateCosts, {
      body: { eeben_benefit_id: benefitId, values: choice.values, people: choice.people },
    }).pipe(
      map(
        foldW(
          ({ problem }) => CostsFailed({ benefitId, choice, limits: null, problem }),
          ({ data, status }) => {
            const limits = { value: limitsOf(data.value_limits), partner: limitsOf(data.partner_value_limits) }
            return data.error === null
              ? CostsCalculated({ benefitId, choice, quote: quoteOf(data), limits })
              : CostsFailed({ benefitId, choice, limits, problem: { kind: 'refused', status, message: data.error } })
          },
        ),
      ),
    )
  },
})

import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import type { EventOf } from '../kernel/event.ts'
import { forms } from '../kernel/forms/form.ts'
import type { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import type { BenefitId } from './benefit.ts'
import { sameChoice, type Choice } from './choice.ts'
import { choiceNow, type ChoiceNeeds } from './choices.ts'
import { costs, CostsDropped, CostsRequested, type CostsOf, type Quote } from './costs.ts'
import { setup } from './setup.ts'

/** The price of exactly this choice, or null: an older price is never used. */
export const quoteFor = (known: CostsOf | undefined, choice: Choice | null): Quote | null =>
  known?.quoted && choice && sameChoice(known.quoted.choice, choice) ? known.quoted.quote : null

/** Requests the cost of the current choice; cancels an earlier request if the choice is incomplete. */
export const askCosts = (
  state: ChoiceNeeds,
  benefitId: BenefitId,
): Either<Refusal, EventOf<typeof CostsRequested | typeof CostsDropped>> => {
  const choice = choiceNow(state, benefitId)
  const known = state.costs[benefitId]
  const dropped = (reason: string): Either<Refusal, EventOf<typeof CostsDropped>> =>
    known?.asked ? right(CostsDropped({ benefitId })) : left(refuse(reason))
  if (!choice) return dropped('unfinished')
  if (known?.asked && sameChoice(known.asked, choice)) return left(refuse('busy'))
  if (quoteFor(known, choice)) return dropped('known')
  return right(CostsRequested({ benefitId, choice }))
}

/**
 * The cost next to a choice. `quote` is the newest price; it belongs to the current choice only if `current`. `busy` while that choice has
 * neither a price nor a failure, including pauses in typing.
 */
export interface CostView {
  readonly quote: Quote | null
  readonly current: boolean
  readonly busy: boolean
  readonly problem: Problem | null
}

export const selectCosts = selector([costs, setup, forms], (state, benefitId: BenefitId): CostView => {
  const known = state.costs[benefitId]
  const choice = choiceNow(state, benefitId)
  const current = quoteFor(known, choice) !== null
  const problem = known?.failed && choice && sameChoice(known.failed.choice, choice) ? known.failed.problem : null
  return {
    quote: known?.quoted?.quote ?? null,
    current,
    busy: choice !== null && !current && problem === null,
    problem,
  }
})

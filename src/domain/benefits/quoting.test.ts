import { isRight } from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { ChoiceMade, forms } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { masquerade } from '../session/masquerade.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import { benefitId, choiceOf, detailOf, profile, quoteOf, refusal, setupWith } from '../samples.ts'
import { sameChoice } from './choice.ts'
import { choiceNow } from './choices.ts'
import { costs, CostsCalculated, CostsDropped, CostsFailed, CostsRequested } from './costs.ts'
import { BenefitLoaded, detail } from './detail.ts'
import { optOut } from './opt-out.ts'
import { askCosts, selectCosts } from './quoting.ts'
import { setup, SetupLoaded } from './setup.ts'
import { submitSelection } from './steps.ts'
import { AnswersSaved, submission, SubmissionFailed } from './submission.ts'
import { StepConfirmed, wizard } from './wizard.ts'

const id = benefitId('dental')
const given = story(setup, costs, forms, submission, optOut, wizard, detail, session, masquerade)
const shown = SetupLoaded({ setup: setupWith({ people: [] }) })
const typed = (value: string) => ChoiceMade({ form: 'choice-dental', field: 'value', value, problem: null })
const limits = { value: null, partner: null }
const asked = (value: number) => CostsRequested({ benefitId: id, choice: choiceOf(value) })
const priced = (value: number) =>
  CostsCalculated({ benefitId: id, choice: choiceOf(value), quote: quoteOf(`for ${value}`), limits })

describe('asking for the cost', () => {
  it('[SEL-2] asks for the choice as it stands', () => {
    expect(given(shown, typed('600')).when(askCosts, id)).toEqual(produced(asked(600)))
  })

  it('[SEL-2] is refused for an unfinished choice, and calls off an earlier question', () => {
    expect(given(shown).when(askCosts, id)).toEqual(refused('unfinished'))
    expect(given(shown, typed('600'), asked(600), typed('6')).when(askCosts, id)).toEqual(
      produced(CostsDropped({ benefitId: id })),
    )
  })

  it('[SEL-2] stays quiet for a cost that is known or on its way', () => {
    expect(given(shown, typed('600'), asked(600)).when(askCosts, id)).toEqual(refused('busy'))
    expect(given(shown, typed('600'), asked(600), priced(600)).when(askCosts, id)).toEqual(refused('known'))
  })

  it('[SEL-2] calls off a later question when the known choice comes back', () => {
    const back = given(shown, typed('600'), asked(600), priced(600), typed('700'), asked(700), typed('600'))
    expect(back.when(askCosts, id)).toEqual(produced(CostsDropped({ benefitId: id })))
  })

  it('[SEL-2] asks again after a failure', () => {
    const failed = CostsFailed({ benefitId: id, choice: choiceOf(600), limits: null, problem: refusal })
    expect(given(shown, typed('600'), asked(600), failed).when(askCosts, id)).toEqual(produced(asked(600)))
  })
})

describe('the cost beside a choice', () => {
  const known = given(shown, typed('600'), asked(600), priced(600))

  it('[SEL-2] is current once its response has arrived', () => {
    expect(selectCosts(given(shown, typed('600'), asked(600)).state, id)).toMatchObject({ quote: null, busy: true })
    expect(selectCosts(known.state, id)).toEqual({
      quote: quoteOf('for 600'),
      current: true,
      busy: false,
      problem: null,
    })
  })

  it('[SEL-2] stays in view, busy, while the choice changes', () => {
    const { state } = known.at(0, typed('700'))
    expect(selectCosts(state, id)).toEqual({ quote: quoteOf('for 600'), current: false, busy: true, problem: null })
  })

  it('[SEL-2] is neither removed nor set by the late response to an earlier request', () => {
    const { state } = known.at(0, typed('700'), asked(700), priced(700), priced(600))
    expect(selectCosts(state, id)).toMatchObject({ quote: quoteOf('for 700'), current: true })
    const waiting = given(shown, typed('600'), asked(600), typed('700'), asked(700), priced(600))
    expect(selectCosts(waiting.state, id)).toMatchObject({ quote: null, busy: true })
    expect(waiting.when(askCosts, id)).toEqual(refused('busy'))
  })

  it('[SEL-2] [SEL-5] is reset by a failure, whose limits still count', () => {
    const problem = { kind: 'refused', status: 200, message: 'No price today' } as const
    const bounds = { value: { min: 500, max: 900, step: 0 }, partner: null }
    const failed = CostsFailed({ benefitId: id, choice: choiceOf(700), limits: bounds, problem })
    const { state } = known.at(0, typed('700'), asked(700), failed)
    expect(selectCosts(state, id)).toEqual({ quote: null, current: false, busy: false, problem })
    expect(state.costs[id]?.limits).toEqual(bounds)
    expect(selectCosts(known.at(0, typed('700'), asked(700), failed, typed('800')).state, id).problem).toBeNull()
  })

  it('[SEL-4] is requested again once the medical questions are answered', () => {
    const answered = known.at(0, AnswersSaved({ setup: setupWith({ people: [] }) }))
    expect(selectCosts(answered.state, id)).toMatchObject({ quote: null, busy: true })
    expect(answered.when(askCosts, id)).toEqual(produced(asked(600)))
  })

  it('[SEL-2] is requested again when the host calls it outdated', () => {
    const outdated = known.at(0, SubmissionFailed({ benefitId: id, outdated: 'cost', problem: refusal }))
    expect(outdated.when(askCosts, id)).toEqual(produced(asked(600)))
    const other = known.at(0, SubmissionFailed({ benefitId: id, outdated: null, problem: refusal }))
    expect(other.when(askCosts, id)).toEqual(refused('known'))
  })
})

describe('fast typing', () => {
  const amounts = [300, 400, 500, 600, 700]
  type Move =
    | { kind: 'type'; amount: number }
    | { kind: 'rest' }
    | { kind: 'respond' | 'fail'; pick: number }
    | { kind: 'confirm' }
  const move: fc.Arbitrary<Move> = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), amount: fc.constantFrom(...amounts) }),
    fc.record({ kind: fc.constant('rest' as const) }),
    fc.record({ kind: fc.constantFrom('respond' as const, 'fail' as const), pick: fc.nat(20) }),
    fc.record({ kind: fc.constant('confirm' as const) }),
  )

  it('[SEL-2] never shows as current, and never submits, a cost of another choice, whatever the order of the responses', () => {
    let submissions = 0
    fc.assert(
      fc.property(fc.array(move, { minLength: 20, maxLength: 40 }), (moves) => {
        let now = given(ProfileLoaded({ profile, termsUpdated: false }), BenefitLoaded({ detail: detailOf() }), shown)
        // A response to any request, even a cancelled one, can arrive at any time and more than once.
        const requests: number[] = []
        const wrong: object[] = []
        const tell = (event: DomainEvent): void => {
          now = now.at(0, event)
        }
        for (const one of moves) {
          const request = 'pick' in one ? requests[one.pick % Math.max(1, requests.length)] : undefined
          if (one.kind === 'type') tell(typed(String(one.amount)))
          else if (one.kind === 'confirm') tell(StepConfirmed({ benefitId: id, step: 'costs' }))
          else if (one.kind === 'rest') {
            const asking = now.when(askCosts, id)
            if (isRight(asking)) tell(asking.right)
            if (isRight(asking) && asking.right.type === 'CostsRequested') {
              const { value } = asking.right.data.choice.values
              requests.push(Number(value))
            }
          } else if (request !== undefined) {
            const choice = choiceOf(request)
            tell(
              one.kind === 'respond'
                ? priced(request)
                : CostsFailed({ benefitId: id, choice, limits: null, problem: refusal }),
            )
          }
          const choice = choiceNow(now.state, id)
          const { current, quote } = selectCosts(now.state, id)
          const name = `for ${String(choice?.values['value'])}`
          if (current && quote?.quoteId !== name) wrong.push({ shown: quote?.quoteId, for: choice })
          const kept = choice && now.at(0, SetupLoaded({ setup: setupWith({ people: [], kept: choice }) }))
          const sent = kept?.when(submitSelection, id)
          if (sent && isRight(sent)) {
            submissions += 1
            const { data } = sent.right
            if (data.quoteId !== name || !choice || !sameChoice(data.choice, choice))
              wrong.push({ sent: data, for: choice })
          }
        }
        expect(wrong).toEqual([])
      }),
      { numRuns: 300 },
    )
    expect(submissions).toBeGreaterThan(20)
  })
})

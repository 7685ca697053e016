import { describe, expect, it } from 'vitest'
import { story } from '../kernel/kit.ts'
import { benefitId, choiceOf, selection, setupWith } from '../samples.ts'
import { optOut } from './opt-out.ts'
import { setup, SelectionReset } from './setup.ts'
import { ChoiceSaved, SelectionSubmitted, submission } from './submission.ts'
import { BenefitTermsAccepted, selectResult, StepConfirmed, wizard } from './wizard.ts'

const id = benefitId('dental')
const given = story(wizard, setup, submission, optOut)
const steps = [
  StepConfirmed({ benefitId: id, step: 'costs' }),
  BenefitTermsAccepted({ benefitId: id, versions: { 'terms-1': '3' } }),
]
const submitted = SelectionSubmitted({ setup: setupWith({ selection, submitted: choiceOf(600) }) })

describe('what the wizard led to', () => {
  it('[SEL-6] is kept once the choice is submitted, and every step begins anew', () => {
    const { state } = given(...steps).at(77, submitted)
    expect(selectResult(state, id)).toEqual({
      status: 'approved',
      statusLabel: 'Active',
      reference: 'DEN-1',
      monthlyCost: selection.monthlyCost,
      startDate: '2026-12-01',
      at: 77,
    })
    expect(state.wizard[id]).toMatchObject({ confirmed: [], terms: {} })
  })

  it('[SEL-6] is put away by the next choice', () => {
    const { state } = given(submitted, ChoiceSaved({ setup: setupWith({ kept: choiceOf(700) }) }))
    expect(selectResult(state, id)).toBeNull()
  })

  it('[SEL-3] is forgotten with a change that is discarded', () => {
    const { state } = given(...steps, SelectionReset({ setup: setupWith({ selection }) }))
    expect(state.wizard).toEqual({})
  })
})

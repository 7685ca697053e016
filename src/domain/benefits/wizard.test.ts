import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { forms } from '../kernel/forms/form.ts'
import { story } from '../kernel/testing.ts'
import { benefitId, choiceOf, detailOf, selection, setupWith } from '../samples.ts'
import type { Setup } from './choice.ts'
import { BenefitLoaded, detail } from './detail.ts'
import { optOut, SelectionOptedOut } from './opt-out.ts'
import { setup, SelectionReset, SetupLoaded } from './setup.ts'
import { ChoiceSaved, SelectionSubmitted, submission } from './submission.ts'
import { BenefitTermsAccepted, selectReceipt, StepConfirmed, wizard } from './wizard.ts'

const id = benefitId('dental')
const given = story(wizard, setup, detail, submission, optOut, forms)
const steps = [
  StepConfirmed({ benefitId: id, step: 'costs' }),
  BenefitTermsAccepted({ benefitId: id, versions: { 'terms-1': '3' } }),
]
const submitted = SelectionSubmitted({ setup: setupWith({ selection, submitted: choiceOf(600) }) })

describe('what the wizard led to', () => {
  it('[SEL-6] is kept once the choice is submitted, and every step begins again', () => {
    const { state } = given(...steps).at(77, submitted)
    expect(selectReceipt(state, id)).toEqual({
      status: 'approved',
      reference: 'DEN-1',
      monthlyCost: selection.monthlyCost,
      yearlyCost: selection.yearlyCost,
      startDate: '2026-12-01',
      at: 77,
    })
    expect(state.wizard[id]).toMatchObject({ confirmed: [], terms: {} })
  })

  it('[SEL-6] is put away by the next choice', () => {
    const { state } = given(submitted, ChoiceSaved({ setup: setupWith({ kept: choiceOf(700) }) }))
    expect(selectReceipt(state, id)).toBeNull()
  })

  it('[SEL-3] is forgotten with a change that is discarded', () => {
    const { state } = given(...steps, SelectionReset({ setup: setupWith({ selection }) }))
    expect(state.wizard).toEqual({})
  })
})

describe('the receipt of an earlier visit', () => {
  const began = (startDate: string) => BenefitLoaded({ detail: { ...detailOf({ selection }), startDate } })
  const loadedWith = (changes: Partial<Setup> = {}) =>
    SetupLoaded({ setup: setupWith({ selection, submitted: choiceOf(600), ...changes }) })
  const receipt = (...events: readonly DomainEvent[]) => selectReceipt(given(...events).state, id)

  it('[SEL-6] stands as far as the host knows it', () => {
    expect(receipt(began('2026-12-01'), loadedWith())).toEqual({
      status: 'approved',
      reference: 'DEN-1',
      monthlyCost: selection.monthlyCost,
      yearlyCost: selection.yearlyCost,
      startDate: '2026-12-01',
      at: null,
    })
    expect(receipt(loadedWith({ selection: { ...selection, status: 'pending' } }))).toMatchObject({ status: 'pending' })
  })

  it('[SEL-6] leaves out from when on a change counts: the host tells when the benefit began', () => {
    expect(receipt(began('2026-01-01'), loadedWith())?.startDate).toBeNull()
    expect(receipt(began('2026-01-01'), loadedWith(), submitted)?.startDate).toBe('2026-12-01')
  })

  it('[SEL-6] is there for nothing that is not submitted, or is over', () => {
    expect(receipt()).toBeNull()
    expect(receipt(loadedWith({ selection: null, submitted: null }))).toBeNull()
    expect(receipt(loadedWith({ kept: choiceOf(700) }))).toBeNull()
    for (const status of ['not-selected', 'in-progress', 'rejected', 'opted-out'] as const)
      expect(receipt(loadedWith({ selection: { ...selection, status } }))).toBeNull()
    const ids = { benefitId: id, selectionId: selection.selectionId }
    expect(receipt(submitted, SelectionOptedOut(ids))).toBeNull()
  })
})

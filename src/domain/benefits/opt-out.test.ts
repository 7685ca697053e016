import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { benefitId, detailOf, refusal, selection } from '../samples.ts'
import { BenefitLoaded, detail } from './detail.ts'
import {
  optOut,
  OptOutFailed,
  OptOutRequested,
  requestOptOut,
  selectLeft,
  selectOptOut,
  SelectionOptedOut,
} from './opt-out.ts'

const given = story(optOut, detail)
const id = benefitId('dental')
const ids = { benefitId: id, selectionId: selection.selectionId }
const chosen = BenefitLoaded({ detail: detailOf() })

describe('opting out', () => {
  it('[SEL-3] is requested of a chosen benefit', () => {
    expect(given(chosen).when(requestOptOut, id)).toEqual(produced(OptOutRequested(ids)))
  })

  it('[SEL-3] is refused where nothing is chosen or known', () => {
    const unchosen = BenefitLoaded({ detail: detailOf({ selection: null }) })
    expect(given(unchosen).when(requestOptOut, id)).toEqual(refused('notChosen'))
    expect(given().when(requestOptOut, id)).toEqual(refused('notChosen'))
  })

  it('[SEL-3] is refused where the host lets nobody leave', () => {
    const bound = { ...selection, optOut: { allowed: false, effectiveDate: null } }
    const held = BenefitLoaded({ detail: detailOf({ selection: bound }) })
    expect(given(held).when(requestOptOut, id)).toEqual(refused('mayNotLeave'))
  })

  it('[SEL-3] stays quiet while a response is pending', () => {
    expect(given(chosen, OptOutRequested(ids)).when(requestOptOut, id)).toEqual(refused('busy'))
  })

  it('[SEL-3] is sending, then done', () => {
    const sending = given(chosen, OptOutRequested(ids))
    expect(selectOptOut(sending.state, id)).toEqual({ kind: 'sending' })
    expect(selectOptOut(sending.at(0, SelectionOptedOut(ids)).state, id)).toEqual({ kind: 'done' })
    expect(selectOptOut(sending.state, benefitId('gym'))).toBeNull()
  })

  it('[SEL-3] changes nothing when it fails, says why, and may be tried again', () => {
    const failed = given(chosen, OptOutRequested(ids), OptOutFailed({ benefitId: id, problem: refusal }))
    expect(selectOptOut(failed.state, id)).toEqual({ kind: 'failed', problem: refusal })
    expect(failed.state.detail).toEqual(given(chosen).state.detail)
    expect(failed.when(requestOptOut, id)).toEqual(produced(OptOutRequested(ids)))
  })

  it('[SEL-3] ends in the last day and what is saved from the day after, once the host shows that the benefit is left', () => {
    const left = (changes: Partial<typeof selection> = {}) =>
      BenefitLoaded({ detail: detailOf({ selection: { ...selection, status: 'opted-out', ...changes } }) })
    const after = (...read: readonly ReturnType<typeof left>[]) =>
      selectLeft(given(chosen, OptOutRequested(ids), SelectionOptedOut(ids), ...read).state, id)
    expect(after()).toBeNull()
    expect(after(left({ endDate: '2026-12-31' }))).toEqual({
      lastDay: '2026-12-31',
      saving: { from: '2027-01-01', employee: 1250 },
    })
    const free = { company: 2000, employee: 0 }
    expect(after(left({ endDate: '2026-12-31', monthlyCost: free }))).toEqual({ lastDay: '2026-12-31', saving: null })
    expect(after(left({ endDate: '2026-12-31', monthlyCost: null }))).toEqual({ lastDay: '2026-12-31', saving: null })
    expect(after(left({ endDate: null }))).toEqual({ lastDay: null, saving: null })
    expect(selectLeft(given(left({ endDate: '2026-12-31' })).state, id)).toBeNull()
  })
})

import { isRight, left } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { ChoiceMade, DraftRestored, FieldEdited, FormRefused, forms } from '../kernel/forms/form.ts'
import { story } from '../kernel/testing.ts'
import { masquerade, MasqueradeStarted } from '../session/masquerade.ts'
import { session } from '../session/session.ts'
import { benefitId, choiceOf, quoteOf, setupSample, setupWith } from '../samples.ts'
import type { EditField } from './choice.ts'
import { choiceNow, editChoice, leaveChoiceField, selectChoice, selectLosable, submitChoice } from './choices.ts'
import { costs, CostsCalculated, CostsRequested } from './costs.ts'
import { optOut } from './opt-out.ts'
import { setup, SetupLoaded } from './setup.ts'
import { ChoiceSaved, submission } from './submission.ts'

const id = benefitId('dental')
const given = story(setup, costs, forms, submission, optOut, session, masquerade)
const shown = SetupLoaded({ setup: setupSample })
const form = 'choice-dental'
const typed = (field: string, value: string) => ChoiceMade({ form, field, value, problem: null })
const fieldsWith = (changes: Partial<EditField>) =>
  setupSample.fields.map((field, i) => (i === 0 ? { ...field, ...changes } : field))
const problemsOf = (...events: readonly DomainEvent[]) => {
  const result = submitChoice(given(...events).state, id, 0)
  return isRight(result) ? {} : result.left?.data
}
const limits = { value: { min: 500, max: 800, step: 50 }, partner: { min: 10, max: 20, step: 10 } }

describe('the choice of a benefit', () => {
  it('[SEL-1] begins with what the host presets, and is unfinished while something is missing', () => {
    const { state } = given(shown)
    expect(selectChoice(state, id)?.fields.map(({ value }) => value)).toEqual(['', 'gold'])
    expect(choiceNow(state, id)).toBeNull()
    expect(choiceNow(given(shown, typed('value', '£1,500')).state, id)).toEqual(choiceOf(1500))
  })

  it('[SEL-6] goes on from what was kept, then from what was submitted; what is typed comes first', () => {
    const submitted = SetupLoaded({ setup: setupWith({ submitted: choiceOf(400, ['child-1']) }) })
    const saved = SetupLoaded({ setup: setupWith({ submitted: choiceOf(400), kept: choiceOf(600, ['child-1']) }) })
    expect(choiceNow(given(submitted).state, id)).toEqual(choiceOf(400, ['child-1']))
    expect(choiceNow(given(saved).state, id)).toEqual(choiceOf(600, ['child-1']))
    const other = given(saved, typed('value', '700'), typed('person:child-1', ''))
    expect(choiceNow(other.state, id)).toEqual(choiceOf(700))
    const draft = DraftRestored({ form, values: {}, choices: { value: '900' } })
    expect(choiceNow(given(draft, saved).state, id)).toEqual(choiceOf(900, ['child-1']))
  })

  it('[SEL-1] asks for a field of the partner once the partner is added', () => {
    const partner = typed('person:partner-1', 'yes')
    expect(selectChoice(given(shown).state, id)?.fields.map(({ field }) => field.name)).toEqual(['value', 'level'])
    const names = selectChoice(given(shown, partner).state, id)?.fields.map(({ field }) => field.name)
    expect(names).toEqual(['value', 'partner_value', 'level'])
    const { state } = given(shown, partner, typed('value', '300'), typed('partner_value', '200'))
    expect(choiceNow(state, id)).toEqual({
      values: { value: 300, partner_value: 200, level: 'gold' },
      people: ['partner-1'],
    })
  })

  it('[SEL-1] never adds somebody who is not eligible', () => {
    const { state } = given(shown, typed('value', '300'), typed('person:child-2', 'yes'))
    expect(choiceNow(state, id)).toEqual(choiceOf(300))
  })

  it.each([
    ['', 'required'],
    ['a lot', 'unreadable'],
    ['3,5', 'doubtful'],
    ['1.000', 'doubtful'],
    ['500%', 'unit'],
    ['-500', 'limits'],
    ['299', 'limits'],
    ['1501', 'limits'],
    ['350', 'step'],
  ])('[SEL-2] refuses the amount %j', (value, problem) => {
    expect(problemsOf(shown, typed('value', value))).toEqual({ form, problems: { value: problem } })
  })

  it('[SEL-2] keeps to the limits that the newest cost gave', () => {
    const events = [
      shown,
      typed('value', '700'),
      CostsRequested({ benefitId: id, choice: choiceOf(700) }),
      CostsCalculated({ benefitId: id, choice: choiceOf(700), quote: quoteOf('q'), limits }),
    ]
    expect(problemsOf(...events)).toEqual({})
    expect(problemsOf(...events, typed('value', '900'))).toEqual({ form, problems: { value: 'limits' } })
    expect(problemsOf(...events, typed('value', '750'))).toEqual({})
    const partner = [typed('person:partner-1', 'yes'), typed('partner_value', '30')]
    expect(problemsOf(...events, ...partner)).toEqual({ form, problems: { partner_value: 'limits' } })
  })

  it('[SEL-2] has 999999.9 for its limit where the host gives none', () => {
    const open = SetupLoaded({
      setup: setupWith({ fields: fieldsWith({ minimum: null, maximum: null, stepSize: null }) }),
    })
    expect(problemsOf(open, typed('value', '999999.9'))).toEqual({})
    expect(problemsOf(open, typed('value', '1000000'))).toEqual({ form, problems: { value: 'limits' } })
  })

  it('[SEL-2] tells of a limit at once where the host said that the choice is outside', () => {
    const choice = choiceOf(700)
    const events = [
      shown,
      typed('value', '700'),
      CostsRequested({ benefitId: id, choice }),
      CostsCalculated({
        benefitId: id,
        choice,
        quote: null,
        limits: { value: { min: 300, max: 600, step: 100 }, partner: null },
      }),
    ]
    expect(selectChoice(given(...events).state, id)?.problems).toEqual({ value: 'limits' })
    expect(selectChoice(given(...events, typed('value', '800')).state, id)?.problems).toEqual({})
  })

  it('[SEL-1] refuses more people than the benefit covers', () => {
    const one = SetupLoaded({ setup: setupWith({ maximumPeople: 0 }) })
    const events = [one, typed('value', '300'), typed('person:child-1', 'yes')]
    expect(problemsOf(...events)).toEqual({ form, problems: { people: 'tooMany' } })
    expect(selectChoice(given(...events).state, id)?.problems).toEqual({ people: 'tooMany' })
  })

  it('[SEL-1] keeps the value of a locked field, whatever was typed', () => {
    const locked = SetupLoaded({ setup: setupWith({ kept: choiceOf(400), fields: fieldsWith({ locked: true }) }) })
    expect(choiceNow(given(locked, typed('value', '900')).state, id)).toEqual(choiceOf(400))
  })

  it('[SEL-1] records an edit as a choice where it reads as a number, and as personal words otherwise', () => {
    const { when } = given(shown)
    const edit = (value: string) => when(editChoice, { benefitId: id, field: 'value', value })
    const data = { form, field: 'value', problem: null }
    expect(edit('£1,200')).toMatchObject({ right: ChoiceMade({ ...data, value: '£1,200' }) })
    expect(edit('call me')).toMatchObject({ right: FieldEdited({ ...data, value: 'call me' }) })
    const gone = given(shown, typed('value', '20')).when(leaveChoiceField, { benefitId: id, field: 'value' })
    expect(gone).toMatchObject({ right: { type: 'FieldLeft', data: { problem: 'limits' } } })
  })

  it('[SEL-1] stays quiet while nothing is known of the benefit', () => {
    expect(submitChoice(given().state, id, 0)).toEqual(left(null))
    expect(selectChoice(given().state, id)).toBeNull()
  })

  it('[SEL-1] refuses with every problem at once', () => {
    const empty = typed('level', '')
    expect(submitChoice(given(shown, empty).state, id, 0)).toEqual(
      left(FormRefused({ form, problems: { value: 'required', level: 'choose' } })),
    )
  })
})

describe('what a reload would lose', () => {
  const acting = MasqueradeStarted({ userId: '4021', schemeYear: '2026' })
  const losable = (...events: readonly DomainEvent[]) => selectLosable(given(...events).state, id)

  it('[SEL-6] [MASQ-2] is what is typed for another person and is not at the host', () => {
    expect(losable(acting, shown)).toBe(false)
    expect(losable(acting, shown, typed('value', '600'))).toBe(true)
    expect(losable(acting, shown, typed('value', 'many'))).toBe(true)
    expect(losable(acting, typed('value', '600'))).toBe(true)
    const saved = ChoiceSaved({ setup: setupWith({ submitted: choiceOf(400), kept: choiceOf(600) }) })
    expect(losable(acting, shown, typed('value', '600'), saved)).toBe(false)
    expect(losable(acting, shown, typed('value', '600'), saved, typed('value', '400'))).toBe(true)
  })

  it('[SEL-6] is nothing where a draft is kept', () => {
    expect(losable(shown, typed('value', '600'))).toBe(false)
  })
})

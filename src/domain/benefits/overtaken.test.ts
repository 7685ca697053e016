import { describe, expect, it } from 'vitest'
import { FieldEdited, FormCleared, FormFilled } from '../kernel/forms/form.ts'
import { produced, refused } from '../kernel/testing.ts'
import { choiceOf, selection, setupWith } from '../samples.ts'
import { choiceFormName, choiceNow } from './choices.ts'
import { keepNewer, overtakenBy, overtakenInReading, recheckChoice } from './overtaken.ts'
import { SelectionRequested } from './setup.ts'
import { ChoiceOvertaken, ChoiceSaved, selectOvertaken, selectSending, SubmissionRequested } from './submission.ts'
import { given, id, loaded } from './testing.ts'

const form = choiceFormName(id)
const typed = FieldEdited({ form, field: 'value', value: '700', problem: null })
const overtaken = ChoiceOvertaken({ benefitId: id, choice: choiceOf(600) })
const [before, here, there] = [choiceOf(500), choiceOf(600), choiceOf(900)]

describe('a choice that may have changed elsewhere', () => {
  const { state } = given(loaded({ submitted: before, kept: here }))
  const tells = (changes: Parameters<typeof setupWith>[0]) => overtakenBy(state, setupWith(changes), here).length > 0

  it.each([
    ['another was submitted', { submitted: there, kept: null }],
    ['another draft was saved', { submitted: before, kept: there }],
    ['its draft was discarded', { submitted: before, kept: null }],
    [
      'the benefit was left',
      { submitted: before, kept: here, selection: { ...selection, status: 'opted-out', next: 'reapply' } },
    ],
  ] as const)('[SEL-1] was overtaken where %s', (_, changes) => {
    expect(tells({ ...changes })).toBe(true)
  })

  it('[SEL-1] was not where nothing has changed, or the host has what was chosen here', () => {
    expect(tells({ submitted: before, kept: here })).toBe(false)
    expect(tells({ submitted: here, kept: null })).toBe(false)
    expect(overtakenBy(given().state, setupWith({}), here)).toEqual([])
  })

  it('[SEL-1] stays in the form, whatever the host holds', () => {
    const now = setupWith({ submitted: there, kept: null })
    const [told, filled] = overtakenBy(state, now, here)
    expect(told).toEqual(overtaken)
    const after = given(loaded({ submitted: there, kept: null }), ...(filled ? [filled] : []))
    expect(choiceNow(after.state, id)).toEqual(here)
  })

  it('[SEL-1] is told in a mere reading only to somebody who has begun to choose', () => {
    const newer = setupWith({ submitted: there })
    expect(overtakenInReading(given(loaded({ submitted: before })).state, newer)).toEqual([])
    expect(overtakenInReading(given(loaded({ submitted: before }), typed).state, newer)).toMatchObject([
      { type: 'ChoiceOvertaken', data: { choice: { values: { value: 700 } } } },
      { type: 'FormFilled' },
    ])
  })
})

describe('a choice that was overtaken', () => {
  const request = SubmissionRequested({
    benefitId: id,
    route: { kind: 'create' },
    choice: here,
    quoteId: 'q',
    terms: {},
  })

  it('[SEL-1] is kept until the person decides', () => {
    const told = given(loaded({ submitted: there }), request, overtaken)
    expect(selectSending(told.state, id)).toBeNull()
    expect(selectOvertaken(told.state, id)).toEqual({ choice: here })
    expect(told.when(keepNewer, id)).toEqual(produced(FormCleared({ form })))
    expect(selectOvertaken(told.at(1, FormCleared({ form })).state, id)).toBeNull()
    expect(selectOvertaken(told.at(1, FormFilled({ form, values: {}, choices: {} })).state, id)).not.toBeNull()
    expect(selectOvertaken(told.at(1, ChoiceSaved({ setup: setupWith({ kept: here }) })).state, id)).toBeNull()
    expect(given().when(keepNewer, id)).toEqual(refused('notNeeded'))
  })

  it('[SEL-1] is looked for when somebody returns to the tab, but not while it is being sent', () => {
    expect(given(loaded()).when(recheckChoice, id)).toEqual(produced(SelectionRequested({ benefitId: id })))
    expect(given(loaded(), request).when(recheckChoice, id)).toEqual(refused('notNeeded'))
    expect(given().when(recheckChoice, id)).toEqual(refused('notNeeded'))
  })
})

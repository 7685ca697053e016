import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  DraftRestored,
  FieldEdited,
  FormCleared,
  FormFilled,
  FormRefused,
  forms,
  valuesOf,
} from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline, refusal } from '../samples.ts'
import {
  addFamilyMember,
  beginMemberForm,
  discardMemberForm,
  FamilyMemberFormOpened,
  FamilyMemberSavingFailed,
  FamilyMemberSavingRequested,
  openMemberForm,
  saveMember,
  selectAddFamilyMember,
  selectMemberForm,
} from './add-family-member.ts'
import { memberFormOf } from './member-form.ts'
import { child, detailsOf, partner } from './testing.ts'
import { FamilyMemberAdded, FamilyMemberChanged } from './member.ts'
import { family, FamilyFailed, FamilyLoaded, FamilyRequested } from './members.ts'

const given = story(family, forms, addFamilyMember)
const loaded = FamilyLoaded({ members: [partner, child] })
const NOW = Date.UTC(2026, 10, 21, 12)

const typed = {
  title: 'Miss',
  firstName: ' Zoë ',
  surname: 'O’Hale',
  sex: 'female',
  relationship: 'dependant',
  education: 'yes',
  educationEnds: '2034-7-31',
  dateOfBirth: '2016-2-29',
}
const fill = (changes: Partial<typeof typed> = {}) =>
  DraftRestored({ form: 'family-member', values: { ...typed, ...changes }, choices: {} })
const details = { ...detailsOf(child), title: 'Miss', firstName: 'Zoë', surname: 'O’Hale' }

const problemsOf = (changes: Partial<typeof typed>) => {
  const result = given().at(NOW, fill(changes)).when(saveMember, '')
  return isRight(result) && result.right.type === 'FormRefused' ? result.right.data : result
}
const wrong = (problems: Record<string, string>) => ({ form: 'family-member', problems })

describe('adding a family member', () => {
  it('[FAM-1] asks the host for it with what was typed, trimmed and padded', () => {
    expect(given().at(NOW, fill()).when(saveMember, '')).toEqual(
      produced(FamilyMemberSavingRequested({ familyMemberId: null, details })),
    )
  })

  it('[FAM-1] requires every field', () => {
    expect(given().when(saveMember, '')).toEqual(
      produced(
        FormRefused(
          wrong({
            title: 'titleRequired',
            firstName: 'firstNameRequired',
            surname: 'surnameRequired',
            sex: 'sexRequired',
            relationship: 'relationshipRequired',
            education: 'educationRequired',
            dateOfBirth: 'dateRequired',
          }),
        ),
      ),
    )
  })

  it.each([
    ['2015-02-29', 'dayOutside'],
    ['2016-13-01', 'monthOutside'],
    ['2016--29', 'monthMissing'],
    ['1899-12-31', 'yearOutside'],
    ['2026-12-31', 'dateInFuture'],
    ['2026-11-23', 'dateInFuture'],
  ])('[FAM-1] refuses %s as a date of birth: %s', (dateOfBirth, problem) => {
    expect(problemsOf({ dateOfBirth })).toEqual(wrong({ dateOfBirth: problem }))
  })

  it.each(['1900-01-01', '2026-11-21', '2026-11-22'])('[FAM-1] takes %s as a date of birth', (dateOfBirth) => {
    expect(problemsOf({ dateOfBirth })).toMatchObject({ right: { data: { details: { dateOfBirth } } } })
  })

  it('[FAM-1] asks for the end of an education of dependants alone', () => {
    expect(problemsOf({ educationEnds: '' })).toEqual(wrong({ educationEnds: 'dateRequired' }))
    expect(problemsOf({ educationEnds: '2034-02-30' })).toEqual(wrong({ educationEnds: 'dayOutside' }))
    for (const [changes, inFullTimeEducation] of [
      [{ relationship: 'partner', educationEnds: 'broken' }, true],
      [{ education: 'no', educationEnds: '2034-02-30' }, false],
    ] as const)
      expect(problemsOf(changes)).toMatchObject({
        right: { data: { details: { inFullTimeEducation, fullTimeEducationEndDate: null } } },
      })
  })

  it('[FAM-1] is sent once', () => {
    const sent = FamilyMemberSavingRequested({ familyMemberId: null, details })
    const sending = given().at(NOW, fill(), sent)
    expect(sending.when(saveMember, '')).toEqual(refused('busy'))
    expect(sending.when(openMemberForm)).toEqual(refused('busy'))
  })

  it('[FAM-1] has the status success, or error with what the host returned, until the form opens again', () => {
    const failed = given(FamilyMemberSavingFailed({ problem: refusal }))
    expect(selectAddFamilyMember(failed.state)).toEqual({ saving: { kind: 'error', problem: refusal }, refusals: 1 })
    const saving = (event: ReturnType<typeof FamilyMemberAdded> | ReturnType<typeof FamilyMemberChanged>) =>
      selectAddFamilyMember(given(event).state).saving
    expect(saving(FamilyMemberAdded({ member: child, place: 0 }))).toEqual({
      kind: 'success',
      what: 'added',
      member: child,
    })
    expect(saving(FamilyMemberChanged({ member: child, place: 0 }))).toEqual({
      kind: 'success',
      what: 'changed',
      member: child,
    })
    expect(failed.when(openMemberForm)).toEqual(produced(FamilyMemberFormOpened({})))
    expect(selectAddFamilyMember(failed.at(1, FamilyMemberFormOpened({})).state).saving).toEqual({ kind: 'open' })
  })
})

describe('editing a family member', () => {
  const values = {
    title: 'Miss',
    firstName: 'Zoë',
    surname: 'O’Hale',
    educationEnds: '2034-07-31',
    dateOfBirth: '2016-02-29',
  }
  const choices = { sex: 'female', relationship: 'dependant', education: 'yes', subject: 'person:6002' }
  const filled = FormFilled({ form: 'family-member-edit', values, choices })

  it('[FAM-1] begins with what is known', () => {
    expect(given(loaded).when(beginMemberForm, '6002')).toEqual(produced(filled))
    const ready = selectMemberForm(given(loaded, filled).state, '6002')
    expect(ready).toEqual({ kind: 'ready', member: child, asksEducationEnd: true, changed: false })
  })

  it('[FAM-1] asks again whether a partner is in education, which the host does not tell', () => {
    const begun = given(loaded).when(beginMemberForm, '6001')
    expect(begun).toMatchObject({ right: { data: { choices: { education: '' }, values: { educationEnds: '' } } } })
    const free = { ...child, fullTimeEducationEndDate: null }
    const ended = given(FamilyLoaded({ members: [free] })).when(beginMemberForm, '6002')
    expect(ended).toMatchObject({ right: { data: { choices: { education: 'no' } } } })
  })

  it('[FAM-1] keeps changes to the same member, and gives way to another', () => {
    const edit = FieldEdited({ form: 'family-member-edit', field: 'surname', value: 'Other', problem: null })
    const changed = given(loaded, filled, edit)
    expect(changed.when(beginMemberForm, '6002')).toEqual(refused('known'))
    expect(selectMemberForm(changed.state, '6002')).toMatchObject({ kind: 'ready', changed: true })
    expect(changed.when(beginMemberForm, '6001')).toMatchObject({ right: { type: 'FormFilled' } })
    expect(selectMemberForm(changed.state, '6001')).toEqual({ kind: 'loading' })
    expect(changed.when(discardMemberForm, '6002')).toEqual(produced(FormCleared({ form: 'family-member-edit' })))
    expect(changed.when(discardMemberForm, '')).toEqual(refused('notNeeded'))
    expect(valuesOf(changed.state, memberFormOf('')).surname).toBe('')
  })

  it('[FAM-1] sends the id', () => {
    expect(given(loaded).at(NOW, filled).when(saveMember, '6002')).toEqual(
      produced(FamilyMemberSavingRequested({ familyMemberId: child.familyMemberId, details: detailsOf(child) })),
    )
  })

  it('[FAM-1] asks for the family where none is known yet, and says where nobody has the id', () => {
    expect(given().when(beginMemberForm, '6002')).toEqual(produced(FamilyRequested({})))
    expect(given(FamilyRequested({})).when(beginMemberForm, '6002')).toEqual(refused('unknown'))
    expect(selectMemberForm(given(FamilyRequested({})).state, '6002')).toEqual({ kind: 'loading' })
    expect(selectMemberForm(given(FamilyFailed({ problem: offline })).state, '6002')).toEqual({
      kind: 'failed',
      problem: offline,
    })
    expect(given(loaded).when(beginMemberForm, '9')).toEqual(refused('unknown'))
    expect(selectMemberForm(given(loaded).state, '9')).toEqual({ kind: 'gone' })
  })

  it('[FAM-1] a new member has a form of their own', () => {
    const { state } = given().at(NOW, fill())
    expect(selectMemberForm(state, '')).toEqual({ kind: 'ready', member: null, asksEducationEnd: true, changed: true })
    expect(selectMemberForm(given().state, '')).toMatchObject({ changed: false })
  })
})

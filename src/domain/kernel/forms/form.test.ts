import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../event.ts'
import {
  choice,
  ChoiceMade,
  defineForm,
  editField,
  field,
  FieldEdited,
  FieldLeft,
  FieldsJudged,
  fillForm,
  FormCleared,
  FormFilled,
  FormRefused,
  forms,
  leaveField,
  paragraphs,
  secretField,
  SecretFieldEdited,
  submitForm,
  valuesOf,
} from './form.ts'
import { email, required } from './rules.ts'
import { produced, story } from '../testing.ts'

const form = defineForm('sample', {
  email: field(required(), email),
  password: secretField(required('password')),
  read: choice(required('unread')),
})
const given = story(forms)
const at = { form: 'sample' }
const submit = (...events: DomainEvent[]) => submitForm(given(...events).state, form, 0)

describe('a form', () => {
  it('[LOGIN-9] judges nothing while a field is typed for the first time', () => {
    expect(given().when(editField(form), { field: 'email', value: 'a' })).toEqual(
      produced(FieldEdited({ ...at, field: 'email', value: 'a', problem: null })),
    )
  })

  it.each([
    ['email', '\u200Ban\u00A0n\u2013', 'an n-'],
    ['words', '\u200Ban\u00A0n\u2013', '\u200Ban\u00A0n\u2013'],
  ])('[PROF-1] keeps one line of %s as a person meant it, and paragraphs as they are', (name, value, kept) => {
    const both = defineForm('sample', { email: field(), words: paragraphs() })
    expect(given().when(editField(both), { field: name, value })).toMatchObject({ right: { data: { value: kept } } })
  })

  it('[LOGIN-9] judges a field when it is left', () => {
    const typed = given(FieldEdited({ ...at, field: 'email', value: 'a', problem: null }))
    const leftIt = FieldLeft({ ...at, field: 'email', problem: 'email' })
    expect(typed.when(leaveField(form), { field: 'email' })).toEqual(produced(leftIt))
  })

  it('[LOGIN-9] says that a field is required when it is left empty', () => {
    const empty = FieldLeft({ ...at, field: 'email', problem: 'required' })
    expect(given().when(leaveField(form), { field: 'email' })).toEqual(produced(empty))
  })

  it.each([
    ['', 'required', 'required'],
    ['a', 'required', null],
    ['a', 'email', 'email'],
    ['a', null, null],
    ['a@b.cd', 'email', null],
  ])('[LOGIN-9] while %j is typed where it says %j, it says %j', (value, said, problem) => {
    const before = given(FieldLeft({ ...at, field: 'email', problem: said }))
    expect(before.when(editField(form), { field: 'email', value })).toEqual(
      produced(FieldEdited({ ...at, field: 'email', value, problem })),
    )
  })

  it('refuses to be submitted with the first broken rule of each field, and counts it', () => {
    const problems = { email: 'required', password: 'password', read: 'unread' }
    expect(submit()).toEqual(left(FormRefused({ ...at, problems })))
    const { forms: after } = given(FormRefused({ ...at, problems }), FormRefused({ ...at, problems })).state
    expect(after['sample']).toMatchObject({ submitted: 2, problems, touched: { email: true, password: true } })
  })

  it('gives all its values, secrets among them, once no rule is broken', () => {
    const values = { email: 'a@b.cd', password: 'pass', read: 'yes' }
    expect(
      submit(
        FieldEdited({ ...at, field: 'email', value: values.email, problem: null }),
        SecretFieldEdited({ ...at, field: 'password', value: values.password, problem: null }),
        ChoiceMade({ ...at, field: 'read', value: values.read, problem: null }),
      ),
    ).toEqual(right(values))
  })

  it('keeps secrets apart from what may be recorded', () => {
    expect(given().when(editField(form), { field: 'password', value: 'pass' })).toEqual(
      produced(SecretFieldEdited({ ...at, field: 'password', value: 'pass', problem: null })),
    )
    const { state } = given(SecretFieldEdited({ ...at, field: 'password', value: 'pass', problem: null }))
    expect(state.forms['sample']).toMatchObject({ values: {}, secrets: { password: 'pass' } })
    expect(valuesOf(state, form)).toEqual({ email: '', password: 'pass', read: '' })
  })

  it('[FAM-1] begins with what is known, in place of what stood there', () => {
    const filled = fillForm(form, { email: 'a@b.cd', read: 'yes', password: 'pass', gone: 'x' })
    expect(filled).toEqual(FormFilled({ ...at, values: { email: 'a@b.cd' }, choices: { read: 'yes' } }))
    const afterRefusal = given(FormRefused({ ...at, problems: { email: 'required' } }), filled)
    expect(afterRefusal.state.forms['sample']).toEqual({
      values: { email: 'a@b.cd', read: 'yes' },
      secrets: {},
      touched: {},
      problems: {},
      verdicts: {},
      submitted: 0,
    })
  })

  describe('that a host judged', () => {
    const typed = FieldEdited({ ...at, field: 'email', value: 'a@b.cd', problem: null })
    const verdicts = { email: { sentence: 'Not known' }, password: { key: 'password' }, read: { key: 'unread' } }
    const judged = given(typed, FieldsJudged({ ...at, verdicts }))
    const shown = (...events: DomainEvent[]) => judged.at(0, ...events).state.forms['sample']?.verdicts

    it('[CONTACT-1] keeps the verdict of a field that is left, and that the same value is put into', () => {
      const leftAgain = judged.when(leaveField(form), { field: 'email' })
      expect(leftAgain).toEqual(produced(FieldLeft({ ...at, field: 'email', problem: null })))
      expect(shown(FieldLeft({ ...at, field: 'email', problem: null }), typed)).toEqual(verdicts)
    })

    it('[CONTACT-1] keeps it where the form is refused for another field, and counts both refusals', () => {
      expect(shown(FormRefused({ ...at, problems: { read: 'unread' } }))).toEqual(verdicts)
      expect(judged.at(0, FormRefused({ ...at, problems: {} })).state.forms['sample']?.submitted).toBe(2)
    })

    it('[CONTACT-1] [LOGIN-3] drops the verdict of the field that changes, and no other', () => {
      const { email: _, ...others } = verdicts
      expect(shown(FieldEdited({ ...at, field: 'email', value: 'e@f.gh', problem: null }))).toEqual(others)
      const changed = shown(
        SecretFieldEdited({ ...at, field: 'password', value: 'p', problem: null }),
        ChoiceMade({ ...at, field: 'read', value: 'yes', problem: null }),
      )
      expect(changed).toEqual({ email: verdicts.email })
    })

    it('[CONTACT-1] has the newest verdicts alone', () => {
      expect(shown(FieldsJudged({ ...at, verdicts: { read: { key: 'unread' } } }))).toEqual({ read: { key: 'unread' } })
      expect(shown(FieldsJudged({ ...at, verdicts: {} }))).toEqual({})
    })
  })

  it('takes a mended problem away and leaves nothing behind when it is cleared', () => {
    const afterRefusal = given(FormRefused({ ...at, problems: { email: 'required' } }))
    const mended = afterRefusal.at(0, FieldEdited({ ...at, field: 'email', value: 'a@b.cd', problem: null }))
    expect(mended.state.forms['sample']?.problems).toEqual({})
    expect(mended.at(0, FormCleared(at)).state.forms).toEqual({})
  })
})

describe('email', () => {
  it.each(['a@b.cd', ' first.last+x@sub.acme.example '])('takes %j', (value) => {
    expect(email(value)).toBeNull()
  })
  it.each(['', 'a', 'a@b', 'a@b.c', 'a@b@c.de'])('refuses %j', (value) => {
    expect(email(value)).toBe('email')
  })
})

import { describe, expect, it } from 'vitest'
import { DraftRestored, FieldEdited, forms, SecretFieldEdited, valuesOf } from '../kernel/forms/form.ts'
import { story } from '../kernel/testing.ts'
import { profile } from '../samples.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import { contactForm } from '../content/contact.ts'
import { isDraftField, isDraftForm, selectDrafts } from './drafts.ts'

const given = story(forms, session)
const signedIn = ProfileLoaded({ profile, termsUpdated: false })
const edit = (form: string, field: string, value: string) => FieldEdited({ form, field, value, problem: null })

describe('drafts', () => {
  it('[STATE-1] are what a signed-in person typed into the forms of the list', () => {
    expect(selectDrafts(given(edit('contact', 'comments', 'When?')).state)).toBeNull()
    const typed = given(signedIn, edit('contact', 'comments', 'When?'), edit('login', 'email', 'a@b.cd'))
    expect(selectDrafts(typed.state)).toEqual({
      user: profile.user.id,
      forms: { contact: { comments: 'When?' } },
    })
  })

  it('[STATE-1] hold no secret field', () => {
    const secretive = given(
      signedIn,
      SecretFieldEdited({ form: 'contact', field: 'pin', value: 'hidden', problem: null }),
    )
    expect(selectDrafts(secretive.state)?.forms).toEqual({})
  })

  it('[SEL-6] hold the choices of benefits, whose fields the host names', () => {
    const typed = given(signedIn, edit('choice-201', 'value', '700'), edit('choice-201', 'person:6001', 'yes'))
    expect(selectDrafts(typed.state)?.forms).toEqual({ 'choice-201': { value: '700', 'person:6001': 'yes' } })
    expect([isDraftForm('choice-201'), isDraftField('choice-201', 'value')]).toEqual([true, true])
    expect([isDraftForm('questions-201'), isDraftField('contact', 'pin')]).toEqual([false, false])
  })

  it('[STATE-1] come back without overwriting what was typed in the meantime', () => {
    const restored = DraftRestored({ form: 'contact', values: { comments: 'Old' }, choices: { subject: 'benefits' } })
    const { state } = given(edit('contact', 'comments', 'New'), restored)
    expect(valuesOf(state, contactForm)).toEqual({ subject: 'benefits', comments: 'New' })
  })
})

import { describe, expect, it } from 'vitest'
import { DraftRestored, FieldEdited, forms, valuesOf } from '../kernel/form.ts'
import { story } from '../kernel/kit.ts'
import { profile } from '../samples.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import { draftForms, selectDrafts } from './drafts.ts'

const given = story(forms, session)
const signedIn = ProfileLoaded({ profile, termsUpdated: false })
const [contactForm] = draftForms
const edit = (form: string, field: string, value: string) => FieldEdited({ form, field, value, problem: null })

describe('drafts', () => {
  it('[STATE-1] are what a signed-in person typed into the forms of the list', () => {
    expect(selectDrafts(given(edit('contact', 'comments', 'When?')).state)).toBeNull()
    const typed = given(signedIn, edit('contact', 'comments', 'When?'), edit('login', 'email', 'a@b.cd'))
    expect(selectDrafts(typed.state)).toEqual({
      user: profile.user.id,
      forms: { contact: { subject: '', comments: 'When?' } },
    })
  })

  it('[STATE-1] hold no secret field', () => {
    const kinds = draftForms.flatMap(({ fields }) => Object.values(fields).map(({ kind }) => kind))
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds).not.toContain('secret')
  })

  it('[STATE-1] come back without overwriting what was typed in the meantime', () => {
    const restored = DraftRestored({ form: 'contact', values: { subject: 'benefits', comments: 'Old' } })
    const { state } = given(edit('contact', 'comments', 'New'), restored)
    if (!contactForm) throw new Error('The list of forms is empty.')
    expect(valuesOf(state, contactForm)).toEqual({ subject: 'benefits', comments: 'New' })
  })
})

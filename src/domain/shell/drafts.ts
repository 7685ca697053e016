import { isChoiceForm } from '../benefits/choices.ts'
import { contactForm } from '../content/contact.ts'
import { memberForms } from '../family/member-form.ts'
import { lifeEventForm } from '../family/add-life-event.ts'
import { amountOf } from '../formats/amount.ts'
import { forms, type FormDefinition } from '../kernel/forms/form.ts'
import { selector } from '../kernel/selector.ts'
import { selectProfile, session } from '../session/session.ts'

/** Forms whose unsent input outlives a reload. None of them can contain a secret. */
const draftForms: readonly FormDefinition[] = [contactForm, ...memberForms, lifeEventForm]

/** Whether a field of a form is part of its draft: the fields of a choice belong to the benefit, and only the host knows them. */
export const isDraftField = (form: string, field: string): boolean =>
  isChoiceForm(form) || draftForms.some(({ name, fields }) => name === form && field in fields)

/**
 * Whether a field of a draft holds an option or a number. A benefit's options are unknown until the host responds, so in its choice only
 * numbers and ticks are distinguished from words.
 */
export const isOptionOfDraft = (form: string, field: string, value: string): boolean =>
  isChoiceForm(form)
    ? value === '' || value === 'yes' || amountOf(value, null) !== null
    : draftForms.some(({ name, fields }) => name === form && fields[field]?.kind === 'choice')

export const isDraftForm = (form: string): boolean => isChoiceForm(form) || draftForms.some(({ name }) => name === form)

/** Unsent input by form and field, and its owner; null while nobody is signed in. */
export type Drafts = {
  readonly user: string
  readonly forms: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export const selectDrafts = selector([forms, session], (state): Drafts | null => {
  const profile = selectProfile(state)
  if (!profile) return null
  const typed = Object.entries(state.forms).flatMap(([name, { values }]) =>
    isDraftForm(name) && Object.values(values).some((value) => value !== '') ? [[name, values] as const] : [],
  )
  return { user: profile.user.id, forms: Object.fromEntries(typed) }
})

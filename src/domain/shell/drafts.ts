import { isChoiceForm } from '../benefits/choices.ts'
import { contactForm } from '../content/contact.ts'
import { memberForms } from '../family/member-form.ts'
import { lifeEventForm } from '../family/add-life-event.ts'
import type { FormDefinition } from '../kernel/forms/form.ts'
import { forms } from '../kernel/forms/form.ts'
import { selector } from '../kernel/selector.ts'
import { selectProfile, session } from '../session/session.ts'

/** Forms whose unsent words outlive a reload. Nothing secret may stand in one of them. */
const draftForms: readonly FormDefinition[] = [contactForm, ...memberForms, lifeEventForm]

/** Whether a field of a form belongs to a draft: those of a choice are the benefit's own, and known by the host alone. */
export const isDraftField = (form: string, field: string): boolean =>
  isChoiceForm(form) || draftForms.some(({ name, fields }) => name === form && field in fields)

export const isDraftForm = (form: string): boolean => isChoiceForm(form) || draftForms.some(({ name }) => name === form)

/** What a person typed and has not sent, by form and field, and whose it is; null while nobody is signed in. */
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

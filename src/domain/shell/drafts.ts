import { contactForm } from '../content/contact.ts'
import { memberForms } from '../family/add-family-member.ts'
import { lifeEventForm } from '../family/add-life-event.ts'
import type { FormDefinition } from '../kernel/form.ts'
import { forms, valuesOf } from '../kernel/form.ts'
import { selector } from '../kernel/selector.ts'
import { selectProfile, session } from '../session/session.ts'

/** Forms whose unsent words outlive a reload. Nothing secret may stand in one of them. */
export const draftForms: readonly FormDefinition[] = [contactForm, ...memberForms, lifeEventForm]

/** What a person typed and has not sent, by form and field, and whose it is; null while nobody is signed in. */
export type Drafts = {
  readonly user: string
  readonly forms: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export const selectDrafts = selector([forms, session], (state): Drafts | null => {
  const profile = selectProfile(state)
  if (!profile) return null
  const typed = draftForms.flatMap((form) => {
    const values = valuesOf(state, form)
    return Object.values(values).some((value) => value !== '') ? [[form.name, values] as const] : []
  })
  return { user: profile.user.id, forms: Object.fromEntries(typed) }
})

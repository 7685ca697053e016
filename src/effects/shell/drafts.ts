import * as t from 'io-ts'
import { EMPTY, from, switchMap } from 'rxjs'
import { ChoiceMade, DraftRestored, FieldEdited, FormCleared } from '../../domain/kernel/forms/form.ts'
import { masquerading } from '../../domain/session/masquerade.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { isDraftField, isDraftForm, isOptionOfDraft, selectDrafts } from '../../domain/shell/drafts.ts'
import { doing, one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** Where the application's state is kept. */
const KEY = 'persist:root'
const StoredDrafts = t.type({
  version: t.literal(1),
  user: t.string,
  forms: t.record(t.string, t.record(t.string, t.string)),
})

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // a broken entry holds no draft
  }
}

/** Unsent input outlives a reload; the end of the session wipes it. */
export const keepDrafts = portalEffect({
  name: 'drafts.keep',
  on: [FieldEdited, ChoiceMade, FormCleared],
  policy: 'everyOne',
  emits: [],
  run: ({ data: { form } }, { sealedPersistence }, state) => {
    const drafts = selectDrafts(state())
    // Input typed during a masquerade stays out of the browser's storage and is lost with its tab.
    if (drafts === null || masquerading(state()) || !isDraftForm(form)) return EMPTY
    const stored: t.TypeOf<typeof StoredDrafts> = { version: 1, ...drafts }
    return doing(() => {
      sealedPersistence.save(KEY, JSON.stringify(stored))
    })
  },
})

/** Ignores another person's drafts, and those of forms that no longer exist. */
export const restoreDrafts = portalEffect({
  name: 'drafts.restore',
  on: [ProfileLoaded],
  policy: { switchBy: one },
  emits: [DraftRestored],
  run: ({ data: { profile } }, { sealedPersistence }, state) =>
    masquerading(state())
      ? EMPTY
      : sealedPersistence.restore(KEY).pipe(
          switchMap((text) => {
            const stored = parse(text)
            if (!StoredDrafts.is(stored) || stored.user !== profile.user.id) return EMPTY
            return from(
              Object.entries(stored.forms).flatMap(([name, typed]) => {
                const values = Object.entries(typed).filter(([field]) => isDraftField(name, field))
                const partOf = (chosen: boolean) =>
                  Object.fromEntries(values.filter(([field, value]) => isOptionOfDraft(name, field, value) === chosen))
                return values.length === 0
                  ? []
                  : [DraftRestored({ form: name, values: partOf(false), choices: partOf(true) })]
              }),
            )
          }),
        ),
})

import * as t from 'io-ts'
import { concat, EMPTY, from, switchMap } from 'rxjs'
import { ChoiceMade, DraftRestored, FieldEdited, FormCleared } from '../../domain/kernel/forms/form.ts'
import { masquerading } from '../../domain/session/masquerade.ts'
import { PortalOpened, ProfileLoaded, SessionEnded } from '../../domain/session/session.ts'
import { isDraftField, isDraftForm, isOptionOfDraft, selectDrafts } from '../../domain/shell/drafts.ts'
import { doing, one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { DRAFTS, DRAFTS_KEPT_UNTIL } from '../runtime/storage-keys.ts'

const StoredDrafts = t.intersection([
  t.type({
    version: t.literal(1),
    user: t.string,
    forms: t.record(t.string, t.record(t.string, t.string)),
  }),
  // Where it was typed; earlier builds left it out.
  t.partial({ path: t.string }),
])

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
  run: ({ data: { form } }, { sealedPersistence, navigation }, state) => {
    const drafts = selectDrafts(state())
    // Input typed during a masquerade stays out of the browser's storage and is lost with its tab.
    if (drafts === null || masquerading(state()) || !isDraftForm(form)) return EMPTY
    const stored: t.TypeOf<typeof StoredDrafts> = { version: 1, ...drafts, path: navigation.path() }
    return doing(() => {
      sealedPersistence.save(DRAFTS, JSON.stringify(stored))
    })
  },
})

/**
 * Restores the drafts of the same person; another's are dropped. If the person did not end their session, they return to the page on which
 * they typed.
 */
export const restoreDrafts = portalEffect({
  name: 'drafts.restore',
  on: [ProfileLoaded],
  policy: { switchBy: one },
  emits: [DraftRestored],
  run: ({ data: { profile } }, { sealedPersistence, storage, navigation }, state) => {
    if (masquerading(state())) return EMPTY
    const isReturn = storage.read('local', DRAFTS_KEPT_UNTIL) !== null
    storage.remove('local', DRAFTS_KEPT_UNTIL)
    return sealedPersistence.restore(DRAFTS).pipe(
      switchMap((text) => {
        const stored = parse(text)
        if (!StoredDrafts.is(stored)) return EMPTY
        if (stored.user !== profile.user.id) return doing(() => sealedPersistence.drop(DRAFTS))
        const restored = Object.entries(stored.forms).flatMap(([name, typed]) => {
          const values = Object.entries(typed).filter(([field]) => isDraftField(name, field))
          const partOf = (chosen: boolean) =>
            Object.fromEntries(values.filter(([field, value]) => isOptionOfDraft(name, field, value) === chosen))
          return values.length === 0
            ? []
            : [DraftRestored({ form: name, values: partOf(false), choices: partOf(true) })]
        })
        const { path } = stored
        const back = doing(() => {
          if (isReturn && restored.length > 0 && path !== undefined) navigation.go(path, 'replace')
        })
        return concat(from(restored), back)
      }),
    )
  },
})

/** Drafts wait for their author for an hour, in an open page and over page loads. */
export const expireDrafts = portalEffect({
  name: 'drafts.expire',
  on: [PortalOpened, SessionEnded],
  policy: { switchBy: one },
  emits: [],
  outlivesSession: true,
  run: (_, { storage, clock, sealedPersistence }) => {
    const until = storage.read('local', DRAFTS_KEPT_UNTIL)
    if (until === null) return EMPTY
    const drop = (): void => {
      if (storage.read('local', DRAFTS_KEPT_UNTIL) !== until) return // somebody has signed in since
      sealedPersistence.drop(DRAFTS)
      storage.remove('local', DRAFTS_KEPT_UNTIL)
    }
    const left = Number(until) - clock.now()
    return left > 0 ? clock.after(left).pipe(switchMap(() => doing(drop))) : doing(drop)
  },
})

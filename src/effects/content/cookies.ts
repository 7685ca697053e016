import * as t from 'io-ts'
import { EMPTY, of } from 'rxjs'
import { CookieChoiceRestored, CookiesAccepted } from '../../domain/content/cookies.ts'
import { PortalOpened } from '../../domain/session/session.ts'
import { doing } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { COOKIE_CHOICE } from '../runtime/storage-keys.ts'

/** Version and shape of the stored consent. */
const StoredConsent = t.type({
  version: t.literal(2),
  cookiesAccepted: t.literal(true),
  nonNecessaryCookiesEnabled: t.boolean,
})

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // a broken entry counts as no consent: the banner asks again
  }
}

export const restoreCookieChoice = portalEffect({
  name: 'cookies.restore',
  on: [PortalOpened],
  policy: 'everyOne',
  emits: [CookieChoiceRestored],
  run: (_, { storage }) => {
    const stored = parse(storage.read('local', COOKIE_CHOICE) ?? 'null')
    return StoredConsent.is(stored)
      ? of(CookieChoiceRestored({ videoPlayer: stored.nonNecessaryCookiesEnabled }))
      : EMPTY
  },
})

export const keepCookieChoice = portalEffect({
  name: 'cookies.keep',
  on: [CookiesAccepted],
  policy: 'everyOne',
  emits: [],
  run: ({ data: { videoPlayer } }, { persistence }) =>
    doing(() => {
      const stored: t.TypeOf<typeof StoredConsent> = {
        version: 2,
        cookiesAccepted: true,
        nonNecessaryCookiesEnabled: videoPlayer,
      }
      persistence.save(COOKIE_CHOICE, JSON.stringify(stored))
    }),
})

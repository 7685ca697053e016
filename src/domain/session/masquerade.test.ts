import { describe, expect, it } from 'vitest'
import { cookies, CookiesAccepted } from '../content/cookies.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { ChoiceMade, forms } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { profile } from '../samples.ts'
import { acceptCookies } from './consent.ts'
import {
  masquerade,
  MasqueradeLeftBehind,
  MasqueradeRestored,
  MasqueradeStarted,
  selectLeftBehind,
  selectMasqueradeBanner,
  selectMasquerading,
} from './masquerade.ts'
import { ProfileLoaded, session } from './session.ts'
import { acceptTerms, terms } from './terms.ts'

const given = story(masquerade, session, terms, forms, cookies)
const started = MasqueradeStarted({ userId: 'user-1', schemeYear: '2026' })
const restored = MasqueradeRestored({ userId: 'user-1', schemeYear: '2026' })
const loaded = ProfileLoaded({ profile: { ...profile, schemeYear: '2025' }, termsUpdated: false })
const shown = (...events: DomainEvent[]) => selectMasqueradeBanner(given(...events).state)

describe('a masquerade', () => {
  it('[MASQ-1] is for a user and a scheme year, from its link on or restored', () => {
    expect(selectMasquerading(given().state)).toBe(false)
    for (const event of [started, restored]) {
      expect(given(event).state.masquerade.now).toEqual({ userId: 'user-1', schemeYear: '2026' })
      expect(selectMasquerading(given(event).state)).toBe(true)
    }
  })

  it("[MASQ-1] takes the host's year where the link named none, and keeps its own otherwise", () => {
    const open = MasqueradeStarted({ userId: 'user-1', schemeYear: null })
    expect(given(open, loaded).state.masquerade.now?.schemeYear).toBe('2025')
    expect(given(started, loaded).state.masquerade.now?.schemeYear).toBe('2026')
    expect(given(loaded).state.masquerade.now).toBeNull()
  })

  it('[MASQ-3] says as whom and for which year, with the name once it is known', () => {
    expect(shown(loaded)).toBeNull()
    expect(shown(started)).toEqual({ user: null, schemeYear: '2026' })
    expect(shown(started, loaded)).toEqual({ user: 'First Last', schemeYear: '2026' })
  })

  it('[MASQ-1] does not go along into a copy of its tab, which says so', () => {
    const copy = given(restored, MasqueradeLeftBehind({})).state
    expect([selectMasquerading(copy), selectLeftBehind(copy)]).toEqual([false, true])
    expect(selectLeftBehind(given(restored).state)).toBe(false)
    expect(selectLeftBehind(given(MasqueradeLeftBehind({}), started).state)).toBe(false)
  })
})

describe('consent', () => {
  const read = ChoiceMade({ form: 'terms', field: 'read', value: 'yes', problem: null })

  it('[MASQ-3] to cookies is not given for another person', () => {
    expect(given(started).when(acceptCookies, { videoPlayer: true })).toEqual(refused('masquerade'))
    expect(given().when(acceptCookies, { videoPlayer: true })).toEqual(produced(CookiesAccepted({ videoPlayer: true })))
  })

  it('[MASQ-3] to the terms is not given for another person', () => {
    expect(given(started, read).when(acceptTerms)).toEqual(refused('masquerade'))
    expect(given(read).when(acceptTerms)).not.toEqual(refused('masquerade'))
  })
})

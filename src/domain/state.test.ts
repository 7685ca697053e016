import { expect, it } from 'vitest'
import { defaultTheme, ThemeLoaded } from './brand/theme.ts'
import { BenefitsLoaded } from './benefits/eligible.ts'
import { CookiesAccepted } from './content/cookies.ts'
import { PolicyLoaded } from './content/policies.ts'
import { FieldEdited } from './kernel/form.ts'
import { benefit, html, profile } from './samples.ts'
import { SsoLookupRequested } from './session/login.ts'
import { LogoutRequested } from './session/logout.ts'
import { ProfileLoaded, SessionEnded } from './session/session.ts'
import { PanelOpened } from './shell/panels.ts'
import { portalEvolution } from './state.ts'

const { initial, evolve } = portalEvolution({ freeze: true })

it("[LOGOUT-1] the end of a session takes everything of the person's along, and leaves what is the browser's", () => {
  const theme = { ...defaultTheme, primaryColour: '#112233' }
  const after = [
    ThemeLoaded({ theme }),
    CookiesAccepted({ videoPlayer: true }),
    PolicyLoaded({ policy: 'privacy', html: html('<p>Privacy</p>') }),
    FieldEdited({ form: 'login-email', field: 'email', value: 'a', problem: null }),
    SsoLookupRequested({ email: 'a' }),
    ProfileLoaded({ profile, termsUpdated: true }),
    BenefitsLoaded({ benefits: [benefit] }),
    PanelOpened({ panel: 'opt-out', subject: 'dental' }),
    LogoutRequested({ cause: 'person' }),
    SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null }),
  ].reduce((state, event, i) => evolve(state, { ...event, seq: i + 1, at: 0, v: 1, causedBy: null }), initial())
  expect(after).toEqual({
    ...initial(),
    session: { now: { kind: 'signedOut', reason: 'loggedOut', message: null } },
    theme: { now: theme, settled: true },
    cookies: { accepted: true, videoPlayer: true },
    policies: { privacy: { status: 'loaded', value: '<p>Privacy</p>', at: 0 } },
  })
})

/** Every object and list in a value, itself among them. */
const partsOf = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []

it('[BED-8] what two states begin with is never one object that a replay could change in place', () => {
  const first = new Set(partsOf(initial()))
  expect(partsOf(initial()).filter((part) => first.has(part) && !Object.isFrozen(part))).toEqual([])
})

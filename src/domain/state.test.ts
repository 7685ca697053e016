import { expect, it } from 'vitest'
import { defaultTheme, ThemeLoaded } from './brand/theme.ts'
import { BenefitsLoaded } from './benefits/eligible.ts'
import { CookiesAccepted } from './content/cookies.ts'
import { PolicyLoaded } from './content/policies.ts'
import { PendingLoaded, PendingRequested, RowsTicked, SelectionsApproved } from './employer/approvals.ts'
import { FileAccepted, FileCheckRequested, FileLeft, FileSendRequested, FileSent } from './employer/upload-data.ts'
import type { DomainEvent } from './kernel/event.ts'
import { FieldEdited } from './kernel/forms/form.ts'
import type { AnySlice } from './kernel/slice.ts'
import { benefit, html, profile } from './samples.ts'
import { SsoLookupRequested } from './session/login.ts'
import { LogoutRequested } from './session/logout.ts'
import { ProfileLoaded, SessionEnded } from './session/session.ts'
import { PanelOpened } from './shell/panels.ts'
import { portalEvolution, selectUnsavedBesideForms, slices } from './state.ts'

const { initial, evolve } = portalEvolution({ freeze: true })
const after = (...events: readonly DomainEvent[]) =>
  events.reduce((state, event, i) => evolve(state, { ...event, seq: i + 1, at: 0, v: 1, causedBy: null }), initial())

it("[LOGOUT-1] the end of a session takes everything of the person's along, and leaves what is the browser's", () => {
  const theme = { ...defaultTheme, primaryColour: '#112233' }
  const ended = after(
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
  )
  expect(ended).toEqual({
    ...initial(),
    session: { now: { kind: 'signedOut', reason: 'loggedOut', message: null } },
    theme: { now: theme, settled: true },
    cookies: { accepted: true, videoPlayer: true },
    policies: { privacy: { status: 'loaded', value: '<p>Privacy</p>', at: 0 } },
  })
})

it('[STATE-1] [APP-1] ticks are unsaved until they are decided', () => {
  const rows = ['a', 'b'].map((selectionId) => ({
    selectionId,
    employeeName: 'A',
    orderValue: 1,
    requestedOn: null,
    checks: [],
    fields: {},
  }))
  const opened = [
    PendingRequested({ benefitId: 'dental' }),
    PendingLoaded({
      pending: { benefitId: 'dental', benefitName: 'Dental care', takesReason: false, firstDeduction: null, rows },
    }),
  ]
  const ticked = [...opened, RowsTicked({ selectionIds: ['a'], ticked: true })]
  expect(selectUnsavedBesideForms(after(...opened))).toBe(false)
  expect(selectUnsavedBesideForms(after(...ticked))).toBe(true)
  expect(selectUnsavedBesideForms(after(...ticked, RowsTicked({ selectionIds: ['a'], ticked: false })))).toBe(false)
  const approved = SelectionsApproved({ decision: 'approve', decided: ['a'], failed: [] })
  expect(selectUnsavedBesideForms(after(...ticked, approved))).toBe(false)
})

it('[STATE-1] [EMP-3] a file is unsaved until the host has it: what is followed comes back', () => {
  const file = { fileId: 'f', name: 'people.csv', size: 1 }
  const chosen = [FileCheckRequested({ file, forgets: [] }), FileAccepted({ file, rows: 1 })]
  const sending = [...chosen, FileSendRequested({ file })]
  const upload = {
    uploadId: 'u',
    fileName: 'people.csv',
    uploadedOn: '2026-11-02',
    status: 'checking' as const,
    rows: 1,
    checked: 0,
    errorCount: 0,
    errors: [],
  }
  for (const events of [chosen, sending]) expect(selectUnsavedBesideForms(after(...events))).toBe(true)
  expect(selectUnsavedBesideForms(after(...chosen, FileLeft({ forgets: ['f'] })))).toBe(false)
  expect(selectUnsavedBesideForms(after(...sending, FileSent({ upload })))).toBe(false)
})

it('[BED-3] every slice is in the state', () => {
  const files = import.meta.glob<Record<string, unknown>>(['./*/**/*.ts', '!./kernel/**', '!./**/*.test.ts'], {
    eager: true,
  })
  const listed = new Set<unknown>(slices)
  const isSlice = (value: unknown): value is AnySlice =>
    typeof value === 'object' && value !== null && 'initial' in value && 'lifetime' in value
  const missing = Object.entries(files).flatMap(([file, exports]) =>
    Object.values(exports)
      .filter((value) => isSlice(value) && !listed.has(value))
      .map(() => file),
  )
  expect(missing, 'files with a slice that src/domain/state.ts does not list').toEqual([])
})

// A slice with personal data in one of these lists would outlive the login: review every change here.
it('[LOGOUT-1] only these slices hold anything without a login', () => {
  const named = (lifetime: AnySlice['lifetime']) =>
    slices
      .filter((slice) => slice.lifetime === lifetime)
      .map(({ name }) => name)
      .toSorted()
  expect(named('visitor')).toEqual([
    ...['activation', 'captcha', 'contact', 'forgottenPassword', 'forms', 'idle', 'login', 'logout', 'masquerade'],
    ...['panels', 'passwordRules', 'resetPassword', 'secondFactor', 'secondFactorSettings', 'secondFactorSetup'],
    ...['sso', 'terms'],
  ])
  expect(named('page')).toEqual([
    ...[
      'address',
      'connection',
      'cookies',
      'crashes',
      'missingPage',
      'parts',
      'policies',
      'responses',
      'session',
      'theme',
      'workPlatform',
    ],
  ])
})

/** Every object and list in a value, including itself. */
const partsOf = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []

it('[BED-8] what two states begin with is never one object that a replay could change in place', () => {
  const first = new Set(partsOf(initial()))
  expect(partsOf(initial()).filter((part) => first.has(part) && !Object.isFrozen(part))).toEqual([])
})

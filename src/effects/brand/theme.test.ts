import { describe, expect, it } from 'vitest'
import {
  BrandImagesFailed,
  BrandImagesLoaded,
  defaultTheme,
  ThemeFailed,
  ThemeLoaded,
  ThemeRequested,
  ThemeRestored,
} from '../../domain/brand/theme.ts'
import type { Theme } from '../../domain/brand/theme.ts'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { offline } from '../../domain/samples.ts'
import { getAvatarSet, getCoreBranding, getScheme } from '../api/generated/brand.ts'
import type { DataOf } from '../api/operation.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadTheme } from './theme.ts'

const wire: DataOf<typeof getScheme>['theme'] = {
  primaryColour: 'AABBCC',
  secondaryColour: '112233',
  logoFileUrl: 'https://cdn.acme.example/logo.svg',
  brandHeaderLogo: 'https://cdn.acme.example/header.svg',
  mobileLogo: 'https://cdn.acme.example/mobile.svg',
  supportEmail: 'help@acme.example',
  contactUsEmail: 'contact@acme.example',
  benefitBrandName: 'Acme Rewards',
  benefitBrandPhoneNumber: null,
  avatarSet: { avatarsetPlainFileURL: 'https://cdn.acme.example/avatars.svg', avatars: [] },
  baseFont: 'Open Sans',
  headerFont: null,
}
const acme: Theme = {
  primaryColour: '#aabbcc',
  accentColour: '#112233',
  logo: wire.brandHeaderLogo,
  mobileLogo: wire.mobileLogo,
  avatar: 'https://cdn.acme.example/avatars.svg',
  benefitBrandName: 'Acme Rewards',
  supportEmail: 'help@acme.example',
  supportNumber: null,
  contactUsEmail: 'contact@acme.example',
  baseFont: 'Open Sans',
  headerFont: null,
  ssoOnly: false,
}
const when = ['a', { a: ThemeRequested({ domainLabel: 'acme' }) }] as const

/** Loads a theme that differs from Acme's in the given fields. */
const load = (changes: Partial<typeof wire>, expected: Partial<Theme>, ssoOnly = false) => {
  const storage = memoryStorage()
  const scheme = { id: 'scheme-1', schemeYear: null, timeZone: null }
  const host = fakeHost(
    responds(getScheme, { scheme, theme: { ...wire, ...changes }, cmsData: { sso_access_only: ssoOnly } }),
  )
  const theme = { ...acme, ...expected }
  const then = ['5ms b', { b: ThemeLoaded({ theme }) }] as const
  runEffect({ effect: loadTheme, ports: { api: host.api, storage }, when, then })
  expect(storage.entries).toEqual({ 'local/client-theme': JSON.stringify(theme) })
  return host.calls
}

const loadImages = (
  theme: typeof wire,
  scripts: ReturnType<typeof fails>[],
  marbles: string,
  events: Record<string, DomainEvent>,
) => {
  const scheme = { id: 'scheme-1', schemeYear: null, timeZone: null }
  const host = fakeHost(responds(getScheme, { scheme, theme, cmsData: { sso_access_only: false } }), ...scripts)
  runEffect({ effect: loadTheme, ports: { api: host.api, storage: memoryStorage() }, when, then: [marbles, events] })
  return host.calls
}

describe('loading the theme', () => {
  it("[THEME-1] asks by the domain's first label, and keeps the response under client-theme", () => {
    expect(load({}, {})).toMatchObject([{ id: 'getScheme', input: { path: { id: 'acme' } } }])
  })

  it('[THEME-1] takes the logo for phones too where no other is given', () => {
    load({ mobileLogo: null }, { mobileLogo: wire.brandHeaderLogo })
    load({ mobileLogo: null, brandHeaderLogo: '' }, { logo: wire.logoFileUrl, mobileLogo: wire.logoFileUrl })
  })

  it('[THEME-1] takes the core images where the scheme has no own logo', () => {
    const core = { brandHeaderLogo: '/core.svg', mobileLogo: null, avatarsetPlainFileURL: '/core-avatars.svg' }
    const none = { ...wire, brandHeaderLogo: '', logoFileUrl: '', mobileLogo: null }
    const c = BrandImagesLoaded({ logo: '/core.svg', mobileLogo: null, avatar: '/core-avatars.svg' })
    const b = ThemeLoaded({ theme: { ...acme, logo: null, mobileLogo: null } })
    loadImages(none, [responds(getCoreBranding, core)], '5ms b 4ms c', { b, c })
    const f = BrandImagesFailed({ problem: offline })
    loadImages(none, [fails(getCoreBranding, offline)], '5ms b 4ms f', { b, f })
  })

  it("[THEME-2] takes the scheme's avatars where the theme names none", () => {
    const none = { ...wire, avatarSet: { avatarsetPlainFileURL: null, avatars: [] } }
    const c = BrandImagesLoaded({ logo: null, mobileLogo: null, avatar: '/avatars.svg' })
    const b = ThemeLoaded({ theme: { ...acme, avatar: null } })
    const script = responds(getAvatarSet, { avatarsetPlainFileURL: '/avatars.svg', avatars: [] })
    const calls = loadImages(none, [script], '5ms b 4ms c', { b, c })
    expect(calls[1]).toMatchObject({ id: 'getAvatarSet', input: { path: { id: 'scheme-1' } } })
    const f = BrandImagesFailed({ problem: offline })
    loadImages(none, [fails(getAvatarSet, offline)], '5ms b 4ms f', { b, f })
  })

  it.each(['', 'red', '#aabbcc', 'abc', 'aabbcc;}'])('[THEME-1] takes the default colours for %j', (colour) => {
    const { primaryColour, accentColour } = defaultTheme
    load({ primaryColour: colour, secondaryColour: colour }, { primaryColour, accentColour })
  })

  it.each(['', ' Sans', 'Sans; }', "Sans', serif", 'a'.repeat(62)])('[THEME-1] takes no font named %j', (font) => {
    load({ baseFont: font, headerFont: font }, { baseFont: null, headerFont: null })
  })

  it('[THEME-1] takes the default name and address for empty ones', () => {
    const { benefitBrandName, supportEmail } = defaultTheme
    load({ benefitBrandName: '', supportEmail: '' }, { benefitBrandName, supportEmail })
  })

  it.each(['0', '', 'TBC', 'tbc', 'null', 'undefined', ' ', null])(
    '[CONTACT-1] [LOGIN-6] shows no phone number where a scheme has the placeholder %j',
    (benefitBrandPhoneNumber) => {
      load({ benefitBrandPhoneNumber }, { supportNumber: null })
    },
  )

  it('[LOGIN-6] shows any other phone number', () => {
    load({ benefitBrandPhoneNumber: ' 020 7946 0018 ' }, { supportNumber: '020 7946 0018' })
  })

  it('[LOGIN-6] tells that a scheme has single sign-on alone', () => {
    load({}, { ssoOnly: true }, true)
  })

  it('[THEME-1] shows at once what an earlier visit kept, and keeps it when the host fails', () => {
    const storage = memoryStorage({ 'local/client-theme': JSON.stringify(acme) })
    const ports = { api: fakeHost(fails(getScheme, offline)).api, storage }
    const then = ['a 4ms b', { a: ThemeRestored({ theme: acme }), b: ThemeFailed({ problem: offline }) }] as const
    runEffect({ effect: loadTheme, ports, when, then })
    expect(Object.keys(storage.entries)).toEqual(['local/client-theme'])
  })

  it.each(['', 'null', '{', '{"primaryColour":"#fff"}'])('[THEME-1] takes no notice of a kept %j', (kept) => {
    const ports = {
      api: fakeHost(fails(getScheme, offline), fails(getCoreBranding, offline)).api,
      storage: memoryStorage({ 'local/client-theme': kept }),
    }
    const then = { b: ThemeFailed({ problem: offline }), c: BrandImagesFailed({ problem: offline }) }
    runEffect({ effect: loadTheme, ports, when, then: ['5ms b 4ms c', then] })
  })
})

provesAll(loadTheme)

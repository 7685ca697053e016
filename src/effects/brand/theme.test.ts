import { describe, expect, it } from 'vitest'
import { defaultTheme, ThemeFailed, ThemeLoaded, ThemeRequested, ThemeRestored } from '../../domain/brand/theme.ts'
import type { Theme } from '../../domain/brand/theme.ts'
import { offline } from '../../domain/samples.ts'
import { getScheme } from '../api/generated/brand.ts'
import type { DataOf } from '../api/operation.ts'
import { answers, fakeHost, fails, memoryStorage, runEffect, unproven } from '../runtime/kit.ts'
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
  avatarSet: { avatarsetPlainFileURL: null },
  baseFont: 'Open Sans',
  headerFont: null,
}
const acme: Theme = {
  primaryColour: '#aabbcc',
  accentColour: '#112233',
  logo: wire.brandHeaderLogo,
  mobileLogo: wire.mobileLogo,
  avatar: null,
  benefitBrandName: 'Acme Rewards',
  supportEmail: 'help@acme.example',
  supportNumber: null,
  baseFont: 'Open Sans',
  headerFont: null,
  ssoOnly: false,
}
const when = ['a', { a: ThemeRequested({ domainLabel: 'acme' }) }] as const

/** Loads a theme that differs from Acme's; the theme that comes of it differs as told. */
const load = (changes: Partial<typeof wire>, expected: Partial<Theme>, ssoOnly = false) => {
  const storage = memoryStorage()
  const scheme = { id: 'scheme-1', schemeYear: null }
  const host = fakeHost(
    answers(getScheme, { scheme, theme: { ...wire, ...changes }, cmsData: { sso_access_only: ssoOnly } }),
  )
  const theme = { ...acme, ...expected }
  const then = ['5ms b', { b: ThemeLoaded({ theme }) }] as const
  runEffect({ effect: loadTheme, ports: { api: host.api, storage }, when, then })
  expect(storage.entries).toEqual({ 'local/client-theme': JSON.stringify(theme) })
  return host.calls
}

describe('loading the theme', () => {
  it("[THEME-1] asks by the domain's first label, and keeps the answer under client-theme", () => {
    expect(load({}, {})).toMatchObject([{ id: 'getScheme', input: { path: { id: 'acme' } } }])
  })

  it('[THEME-1] takes the logo for phones too where no other is given', () => {
    load({ mobileLogo: null }, { mobileLogo: wire.brandHeaderLogo })
    load({ mobileLogo: null, brandHeaderLogo: '' }, { logo: wire.logoFileUrl, mobileLogo: wire.logoFileUrl })
    load({ mobileLogo: null, brandHeaderLogo: '', logoFileUrl: '' }, { logo: null, mobileLogo: null })
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
      api: fakeHost(fails(getScheme, offline)).api,
      storage: memoryStorage({ 'local/client-theme': kept }),
    }
    runEffect({ effect: loadTheme, ports, when, then: ['5ms b', { b: ThemeFailed({ problem: offline }) }] })
  })
})

it('[BED-3] these tests see every event that the effect of the theme declares', () => {
  expect(unproven(loadTheme)).toEqual([])
})

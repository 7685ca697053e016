import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { disguises, howMany } from '../../../domain/kernel/codecs/disguises.testing.ts'
import { safeRedirect } from './safe-redirect.ts'

const hosts = {
  singleSignOn: ['sso.acme.example'],
  signOut: [],
  workPlatform: [],
  partner: [],
  credits: ['https://credits.acme.example', 'http://localhost:5174'],
  claims: [],
}
const to = (named: string) => safeRedirect(named, 'singleSignOn', hosts, 'https://portal.example')

describe('safeRedirect', () => {
  it.each([
    ['https://sso.acme.example/start?x=1', 'https://sso.acme.example/start?x=1'],
    ['/app/home/', '/app/home/'],
  ])('[LOGIN-2] lets an allowed address through: %s', (named, url) => {
    expect(to(named)).toEqual({ url, refused: false })
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'https://good@evil.example',
    'https://sso.acme.example@evil.example',
    'https://sso.acme.example.evil.example/',
    'http://sso.acme.example/',
    'https://sso.acme.example:8443/',
    'data:text/html,x',
    'evil.example',
    '',
  ])('[LOGIN-2] leads to the start for an address that is not allowed: %s', (named) => {
    expect(to(named)).toEqual({ url: '/', refused: true })
  })

  const purposes = ['singleSignOn', 'signOut', 'workPlatform', 'partner', 'credits', 'claims'] as const
  const all = {
    ...Object.fromEntries(purposes.map((one) => [one, ['good.example']])),
    credits: ['https://good.example'],
  }
  const everywhere = { ...hosts, ...all }

  it.each(purposes)('[AUTH-1] holds the same rules for every purpose: %s', (purpose) => {
    const judged = (named: string) => safeRedirect(named, purpose, everywhere, 'https://portal.example')
    expect(judged('https://good.example/x')).toEqual({ url: 'https://good.example/x', refused: false })
    for (const evil of [
      '//good.example',
      '///good.example',
      '/\\good.example',
      'https:good.example@evil.example',
      'https://good.example:443@evil.example/',
      'https://good.example%2eevil.example/',
      'https://evil.example/#https://good.example',
      'https://evil.example?good.example',
      'https://goodexample',
      'https://GOOD.example.evil.example',
      'https://good.example:8443/',
      'ftp://good.example/',
      'javascript://good.example/%0aalert(1)',
      'data:text/html,good.example',
      'vbscript:x',
      ' https://good.example/',
      'https://good.example/\tx',
      'good.example',
      '',
    ])
      expect([evil, judged(evil)]).toEqual([evil, { url: '/', refused: true }])
  })

  it.each([
    '/.//evil.example',
    '/app/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/app/%2e%2E//evil.example/x?y',
    '/./\\evil.example',
    '/..//',
    '/.///evil.example',
  ])('[AUTH-1] judges a path as the browser normalises it: %s', (named) => {
    expect(to(named)).toEqual({ url: '/', refused: true })
  })

  it.each([
    ['/app/../app/home/?a=//b', '/app/home/?a=//b'],
    ['/app//home', '/app//home'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ])('[AUTH-1] lets a path through that stays inside: %s', (named, url) => {
    expect(to(named)).toEqual({ url, refused: false })
  })

  it.each(['claims', 'credits'] as const)('[CLAIM-1] [CCV-2] takes no path of the portal for %s', (purpose) => {
    for (const path of ['/', '/app/home/', '/logout', '/.//good.example/'])
      expect(safeRedirect(path, purpose, everywhere, 'https://portal.example').refused).toBe(true)
  })

  const whole = ({ origin, pathname, search, hash }: URL): string => origin + pathname + search + hash

  it.each([...purposes, 'inside'] as const)(
    '[AUTH-1] leads nowhere but inside and to the hosts of the list, in any disguise: %s',
    (purpose) => {
      const origin = 'https://portal.example'
      const allowed = {
        inside: [origin],
        credits: ['https://good.example'],
        claims: ['https://good.example'],
        others: [origin, 'https://good.example'],
      }[purpose === 'inside' || purpose === 'credits' || purpose === 'claims' ? purpose : 'others']
      let passed = 0
      fc.assert(
        fc.property(disguises, (named) => {
          const { url, refused } = safeRedirect(named, purpose, everywhere, origin)
          if (refused) return url === '/'
          passed += 1
          const target = new URL(url, `${origin}/somewhere/`)
          // It goes where the browser would have gone with the named address.
          const meant = new URL(named, `${origin}/somewhere/`)
          return (
            allowed.includes(target.origin) &&
            target.username + target.password === '' &&
            whole(target) === whole(meant)
          )
        }),
        { numRuns: howMany(3_000) },
      )
      expect(passed).toBeGreaterThan(10)
    },
  )

  it('[AUTH-1] compares names of hosts in lower case, and takes no other spelling of one', () => {
    const named = (address: string) =>
      safeRedirect(address, 'partner', { ...hosts, partner: ['Partner.Example'] }, 'https://portal.example')
    expect(named('https://PARTNER.example/x')).toEqual({ url: 'https://partner.example/x', refused: false })
    for (const other of ['partner.example.', 'pаrtner.example', 'partner.example:8443', 'partner.example@evil.example'])
      expect([other, named(`https://${other}/`).refused]).toEqual([other, true])
  })

  it('[HOME-1] takes nothing but a page of the portal for inside, and keeps its place in the page', () => {
    const inside = (named: string) => safeRedirect(named, 'inside', everywhere, 'https://portal.example')
    expect(inside('/app/my-benefits/?q=a#dental')).toEqual({ url: '/app/my-benefits/?q=a#dental', refused: false })
    for (const out of [
      'https://good.example/',
      'https://portal.example/',
      '//portal.example',
      '/\tevil',
      'javascript:x',
      '',
    ])
      expect([out, inside(out)]).toEqual([out, { url: '/', refused: true }])
  })

  it('keeps the lists of two purposes apart', () => {
    expect(safeRedirect('https://sso.acme.example/', 'signOut', hosts, 'https://portal.example').refused).toBe(true)
  })

  const framed = (named: string) => safeRedirect(named, 'credits', hosts, 'https://portal.example')

  it.each([['https://credits.acme.example/manage?for=1', 'https://credits.acme.example/manage?for=1']])(
    '[CCV-2] lets a page be framed whose origin is one of those configured: %s',
    (named, url) => {
      expect(framed(named)).toEqual({ url, refused: false })
    },
  )

  it('[CCV-2] frames a page without https only where the portal itself comes without', () => {
    const local = 'http://localhost:5174/_mock/credits/'
    expect(safeRedirect(local, 'credits', hosts, 'http://localhost:5173')).toEqual({ url: local, refused: false })
    expect(framed(local).refused).toBe(true)
  })

  it.each([
    'http://credits.acme.example/',
    'https://credits.acme.example:8443/',
    'https://credits.acme.example.evil.example/',
    'https://evil.example/?https://credits.acme.example',
    'https://user@credits.acme.example/',
    'https://localhost:5174/',
    'blob:https://credits.acme.example/1',
    'javascript:alert(1)//https://credits.acme.example',
    'data:text/html,x',
    '/app/home/',
    '//credits.acme.example/',
    '',
  ])('[CCV-2] frames nothing else, the portal itself neither: %s', (named) => {
    expect(framed(named).refused).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { ViewAsBlocked, ViewAsFailed, ViewAsOpened, ViewAsRequested } from '../../domain/employer/view-as.ts'
import { profile, refusal } from '../../domain/samples.ts'
import { ProfileLoaded, RedirectRefused, SessionEnded } from '../../domain/session/session.ts'
import { startMasquerade } from '../api/generated/employees.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import type { Ports } from '../runtime/ports.ts'
import { safeRedirect } from '../runtime/adapters/safe-redirect.ts'
import { openViewAs } from './view-as.ts'

const employeeId = '5001'
const given = [ProfileLoaded({ profile, termsUpdated: false })]
const when = ['a', { a: ViewAsRequested({ employeeId }) }] as const
const hosts = {
  singleSignOn: ['sso.acme.example'],
  signOut: [],
  workPlatform: [],
  partner: [],
  credits: [],
  claims: [],
}
const redirects: Ports['redirects'] = (named, purpose) => safeRedirect(named, purpose, hosts, 'https://portal.example')

/** A browser that opens a tab, and what happened to it. */
const browser = () => {
  const done: string[] = []
  const open = () => {
    done.push('opens')
    return { go: (url: string) => void done.push(`goes to ${url}`), close: () => void done.push('closes') }
  }
  return { done, newTab: { open } }
}
const hostWithUrl = (url: string) => fakeHost(responds(startMasquerade, { url }))

describe('seeing the portal as an employee', () => {
  it.each([
    ['/sso-login/msq-1/2026', '/sso-login/msq-1/2026'],
    ['https://sso.acme.example/msq-1', 'https://sso.acme.example/msq-1'],
  ])('[EMP-1] opens a tab at once, and leads it to %s once that is there', (url, to) => {
    const { done, newTab } = browser()
    const host = hostWithUrl(url)
    const ports = { ...host, newTab, redirects }
    runEffect({ effect: openViewAs, given, ports, when, then: ['5ms b', { b: ViewAsOpened({ employeeId }) }] })
    expect(done).toEqual(['opens', `goes to ${to}`, 'closes'])
    expect(host.calls[0]?.input).toEqual({ path: { employee: '5001', schemeYear: '2026' } })
  })

  it.each([
    'https://evil.example/sso-login/msq-1',
    '//evil.example/sso-login/msq-1',
    '/app/home/',
    'javascript:alert(1)',
    '/sso-login/../logout',
  ])('[EMP-1] follows no link to %s, and closes the tab', (url) => {
    const { done, newTab } = browser()
    const b = ViewAsFailed({ employeeId, problem: { kind: 'undecodable', where: 'url' } })
    const c = RedirectRefused({ purpose: 'singleSignOn' })
    const ports = { ...hostWithUrl(url), newTab, redirects }
    runEffect({ effect: openViewAs, given, ports, when, then: ['5ms (bc)', { b, c }] })
    expect(done).toEqual(['opens', 'closes'])
  })

  it('[EMP-1] closes the tab where there is no link', () => {
    const { done, newTab } = browser()
    const ports = { ...fakeHost(fails(startMasquerade, refusal)), newTab, redirects }
    const b = ViewAsFailed({ employeeId, problem: refusal })
    runEffect({ effect: openViewAs, given, ports, when, then: ['5ms b', { b }] })
    expect(done).toEqual(['opens', 'closes'])
  })

  it('[EMP-1] closes the tab when the session ends before the link is there', () => {
    const { done, newTab } = browser()
    const ended = SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null })
    const ports = { ...hostWithUrl('/sso-login/msq-1/2026'), newTab, redirects }
    runEffect({ effect: openViewAs, given, ports, when: ['a 2ms b', { ...when[1], b: ended }], then: ['', {}] })
    expect(done).toEqual(['opens', 'closes'])
  })

  it('[EMP-1] asks for no link where the browser opens no tab, or no scheme year is known', () => {
    const host = fakeHost()
    const b = ViewAsBlocked({ employeeId })
    const ports = { ...host, newTab: { open: () => null }, redirects }
    runEffect({ effect: openViewAs, given, ports, when, then: ['b', { b }] })
    const c = ViewAsFailed({ employeeId, problem: { kind: 'aborted' } })
    runEffect({ effect: openViewAs, ports: host, when, then: ['c', { c }] })
    expect(host.calls).toEqual([])
  })
})

provesAll(openViewAs)

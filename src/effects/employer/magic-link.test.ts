import { describe, expect, it } from 'vitest'
import {
  MagicLinkFailed,
  magicLinkForm,
  MagicLinkHidden,
  MagicLinkIssued,
  MagicLinkLeft,
  MagicLinkRequested,
  MagicLinkTicked,
} from '../../domain/employer/magic-link.ts'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { offline, profile, refusal } from '../../domain/samples.ts'
import { ProfileLoaded, RedirectRefused } from '../../domain/session/session.ts'
import { createMagicLink } from '../api/generated/employees.ts'
import { virtualClock } from '../runtime/fakes.testing.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import type { Ports } from '../runtime/ports.ts'
import { clearLinkPassword, countDown, createLink } from './magic-link.ts'

const employeeId = '5001'
const given = [ProfileLoaded({ profile, termsUpdated: false })]
const asked = MagicLinkRequested({ employeeId, password: 'Otter' })
const when = ['a', { a: asked }] as const
const allowed: Ports['redirects'] = (url) => ({ url, refused: false })
const portsOf = (host: ReturnType<typeof fakeHost>, redirects = allowed) => ({
  api: host.api,
  redirects,
  navigation: { address: (path: string) => `https://portal.example${path}` },
})
const failed = (problem: typeof offline, code: string | null = null) =>
  MagicLinkFailed({ employeeId, trouble: { problem, code } })

describe('creating a magic link', () => {
  it.each([
    ['/sso-login/magic-1', 'https://portal.example/sso-login/magic-1'],
    ['https://sso.acme.example/magic-1', 'https://sso.acme.example/magic-1'],
  ])('[EMP-2] sends the password once, and brings the whole address of %s', (link, whole) => {
    const host = fakeHost(responds(createMagicLink, { link }))
    const b = MagicLinkIssued({ employeeId, link: whole })
    runEffect({ effect: createLink, given, ports: portsOf(host), when, then: ['5ms b', { b }] })
    const input = { path: { scheme: 'scheme-1', employee: '5001' }, body: { password: 'Otter' } }
    expect(host.calls).toEqual([{ id: 'createMagicLink', input, ended: 'completed' }])
  })

  it('[EMP-2] tells a wrong password by its code', () => {
    const body = { code: 'wrong-password', error: 'No' }
    const ports = portsOf(fakeHost(fails(createMagicLink, refusal, body)))
    const b = failed(refusal, 'wrong-password')
    runEffect({ effect: createLink, given, ports, when, then: ['5ms b', { b }] })
  })

  it('[EMP-2] tells what went wrong otherwise, and asks nobody without a session', () => {
    const ports = portsOf(fakeHost(fails(createMagicLink, offline)))
    runEffect({ effect: createLink, given, ports, when, then: ['5ms b', { b: failed(offline) }] })
    const b = failed({ kind: 'aborted' })
    runEffect({ effect: createLink, ports: portsOf(fakeHost()), when, then: ['b', { b }] })
  })

  it.each([
    ['https://evil.example/', { url: '/', refused: true }],
    ['/app/home/', { url: '/app/home/', refused: false }],
  ])('[EMP-2] shows no link to %s', (link, judged) => {
    const host = fakeHost(responds(createMagicLink, { link }))
    const b = failed({ kind: 'undecodable', where: 'link' })
    const c = RedirectRefused({ purpose: 'singleSignOn' })
    const ports = portsOf(host, () => judged)
    runEffect({ effect: createLink, given, ports, when, then: ['5ms (bc)', { b, c }] })
  })

  it('[EMP-2] brings none to whoever has closed the panel', () => {
    const host = fakeHost(responds(createMagicLink, { link: '/sso-login/magic-1' }))
    const ports = portsOf(host)
    runEffect({
      effect: createLink,
      given,
      ports,
      when: ['a 2ms b', { a: asked, b: MagicLinkLeft({}) }],
      then: ['', {}],
    })
    expect(host.calls[0]?.ended).toBe('cancelled')
  })
})

describe('a magic link in sight', () => {
  const issued = MagicLinkIssued({ employeeId, link: 'https://portal.example/sso-login/magic-1' })
  const t = MagicLinkTicked({})
  const h = MagicLinkHidden({ because: 'time' })
  const seconds = (count: number, last: string) => `${'999ms t '.repeat(count)}999ms ${last}`

  it('[EMP-2] is counted down each second, and hidden after 60', () => {
    const when = ['a', { a: issued }] as const
    const then = [`1ms ${seconds(59, 'h')}`, { t, h }] as const
    runEffect({ effect: countDown, ports: { clock: virtualClock }, when, then })
  })

  it('[EMP-2] is hidden at the first second after the machine slept', () => {
    const late = { ...virtualClock, now: () => virtualClock.now() + 3_600_000 }
    const when = ['a', { a: issued }] as const
    runEffect({ effect: countDown, ports: { clock: late }, when, then: ['1s h', { h }] })
  })

  it.each([MagicLinkHidden({ because: 'person' }), MagicLinkLeft({})])(
    '[EMP-2] is counted no more after %o',
    (gone) => {
      const when = ['a 1500ms b', { a: issued, b: gone }] as const
      runEffect({ effect: countDown, ports: { clock: virtualClock }, when, then: ['1s t', { t }] })
    },
  )
})

it.each([asked, MagicLinkLeft({})])('[EMP-2] the password is gone at once after %o', (event) => {
  const b = FormCleared({ form: magicLinkForm.name })
  runEffect({ effect: clearLinkPassword, ports: {}, when: ['a', { a: event }], then: ['b', { b }] })
})

provesAll(createLink, countDown, clearLinkPassword)

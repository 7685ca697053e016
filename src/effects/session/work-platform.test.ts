import { describe, expect, it } from 'vitest'
import { offline } from '../../domain/samples.ts'
import { WorkPlatformFailed, WorkPlatformFound, WorkPlatformRequested } from '../../domain/session/work-platform.ts'
import { getWorkPlatform } from '../api/generated/sso.ts'
import { responds, fakeHost, fails, runEffect, provesAll, type EffectCase } from '../runtime/testing.ts'
import { RedirectRefused } from '../../domain/session/session.ts'
import { safeRedirect } from '../runtime/adapters/safe-redirect.ts'
import { findWorkPlatform, leaveForWorkPlatform } from './work-platform.ts'

const url = 'https://work.acme.example/sso?ticket=1'
const hosts = {
  singleSignOn: [],
  signOut: [],
  workPlatform: ['work.acme.example'],
  partner: [],
  credits: [],
  claims: [],
}

describe('finding the work platform', () => {
  it.each([
    ['where it is', responds(getWorkPlatform, { redirect: url }), WorkPlatformFound({ url })],
    ['that it failed', fails(getWorkPlatform, offline), WorkPlatformFailed({ problem: offline })],
  ])('[SSO-3] tells %s, and asks once at a time', (_, script, b) => {
    const host = fakeHost(script)
    const when = ['aa', { a: WorkPlatformRequested({}) }] as const
    runEffect({ effect: findWorkPlatform, ports: host, when, then: ['5ms b', { b }] })
    expect(host.calls).toHaveLength(1)
  })
})

describe('leaving for it', () => {
  const leave = (named: string, ...then: EffectCase['then']) => {
    const went: string[] = []
    runEffect({
      effect: leaveForWorkPlatform,
      ports: {
        redirects: (to, purpose) => safeRedirect(to, purpose, hosts, 'https://portal.test'),
        navigation: {
          leave: (to, how) => void went.push(`${how} ${to}`),
          go: (to, how) => void went.push(`${how} ${to}`),
        },
      },
      when: ['a', { a: WorkPlatformFound({ url: named }) }],
      then,
    })
    return went
  }

  it('[SSO-3] takes the place of the waiting page', () => {
    expect(leave(url, '', {})).toEqual([`replace ${url}`])
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'https://good@evil.example',
    '\\\\evil',
    'https://work.acme.example.evil.example/',
  ])('[SSO-3] goes home and not where it may not, and the log says so: %s', (named) => {
    const b = WorkPlatformFailed({ problem: { kind: 'undecodable', where: 'redirect' } })
    expect(leave(named, '(bc)', { b, c: RedirectRefused({ purpose: 'workPlatform' }) })).toEqual(['replace /'])
  })
})

provesAll(findWorkPlatform, leaveForWorkPlatform)

import { describe, it } from 'vitest'
import {
  CreditsPageFailed,
  CreditsPageFound,
  CreditsPageRefused,
  CreditsPageRequested,
} from '../../domain/benefits/credits-page.ts'
import { offline } from '../../domain/samples.ts'
import { RedirectRefused } from '../../domain/session/session.ts'
import { getCreditsPage } from '../api/generated/credits.ts'
import { responds, fakeHost, fails, runEffect, provesAll, type EffectCase } from '../runtime/testing.ts'
import { safeRedirect } from '../runtime/adapters/safe-redirect.ts'
import { findCreditsPage } from './credits-page.ts'

const origin = 'https://credits.acme.example'
const hosts = { singleSignOn: [], signOut: [], workPlatform: [], partner: [], claims: [], credits: [origin] }

const find = (script: ReturnType<typeof fails>, ...then: EffectCase['then']) =>
  runEffect({
    effect: findCreditsPage,
    ports: {
      ...fakeHost(script),
      redirects: (named, purpose) => safeRedirect(named, purpose, hosts, 'https://portal.test'),
    },
    when: ['a', { a: CreditsPageRequested({}) }],
    then,
  })

describe('finding the page of credits', () => {
  it('[CCV-2] tells its address where its origin is allowed', () => {
    const url = `${origin}/manage?for=1`
    find(responds(getCreditsPage, { url }), '5ms b', { b: CreditsPageFound({ url }) })
  })

  it.each([
    'https://evil.example/',
    'https://credits.acme.example.evil.example/',
    'http://credits.acme.example/',
    'https://credits.acme.example:444/',
    'javascript:alert(1)',
    '//credits.acme.example/',
    '/app/home/',
  ])('[CCV-2] frames no other, and the log says so: %s', (url) => {
    const events = { b: CreditsPageRefused({}), c: RedirectRefused({ purpose: 'credits' }) }
    find(responds(getCreditsPage, { url }), '5ms (bc)', events)
  })

  it('[CCV-2] tells that it failed', () => {
    find(fails(getCreditsPage, offline), '5ms b', { b: CreditsPageFailed({ problem: offline }) })
  })
})

provesAll(findCreditsPage)

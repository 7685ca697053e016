import { describe, expect, it } from 'vitest'
import { CookieChoiceRestored, CookiesAccepted } from '../../domain/content/cookies.ts'
import { PortalOpened } from '../../domain/session/session.ts'
import { memoryStorage } from '../runtime/fakes.testing.ts'
import { runEffect, provesAll } from '../runtime/testing.ts'
import { keepCookieChoice, restoreCookieChoice } from './cookies.ts'

describe('the consent to cookies', () => {
  it.each([true, false])('[COOKIE-2] is kept under pes and restored at the next visit: %s', (videoPlayer) => {
    const storage = memoryStorage()
    const kept = ['a', { a: CookiesAccepted({ videoPlayer }) }] as const
    const persistence = { save: (key: string, text: string) => storage.write('local', key, text) }
    runEffect({ effect: keepCookieChoice, ports: { persistence }, when: kept, then: ['', {}] })
    expect(JSON.parse(storage.entries['local/pes'] ?? '')).toEqual({
      version: 2,
      cookiesAccepted: true,
      nonNecessaryCookiesEnabled: videoPlayer,
    })
    runEffect({
      effect: restoreCookieChoice,
      ports: { storage },
      when: ['a', { a: PortalOpened({}) }],
      then: ['b', { b: CookieChoiceRestored({ videoPlayer }) }],
    })
  })

  it.each([
    ['nothing', {}],
    ['a broken entry', { 'local/pes': '{' }],
    ['an older version', { 'local/pes': '{"version":1,"cookiesAccepted":true,"nonNecessaryCookiesEnabled":true}' }],
    ['a refusal', { 'local/pes': '{"version":2,"cookiesAccepted":false,"nonNecessaryCookiesEnabled":true}' }],
  ])('[COOKIE-1] is requested again where storage holds %s', (_, entries) => {
    const ports = { storage: memoryStorage(entries) }
    runEffect({ effect: restoreCookieChoice, ports, when: ['a', { a: PortalOpened({}) }], then: ['', {}] })
  })
})

provesAll(restoreCookieChoice, keepCookieChoice)

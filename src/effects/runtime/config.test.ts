import { describe, expect, it } from 'vitest'
import { readConfig, type PortalConfig } from './config.ts'

const config: PortalConfig = {
  hosts: { legacy: 'https://legacy.acme.example', versioned: 'https://api.acme.example' },
  redirects: {
    singleSignOn: ['sso.acme.example'],
    signOut: [],
    workPlatform: [],
    partner: [],
    credits: [],
    claims: [],
  },
  captcha: { siteKey: 'key', script: 'https://captcha.acme.example/api.js' },
  fonts: { base: '/fonts/', names: [] },
  videoHosts: ['player.example'],
  images: [],
  recordResponses: undefined,
  idempotencyKeys: undefined,
  sendLogs: { to: 'https://logs.acme.example', keptForDays: 30 },
  reports: undefined,
}
const reading = (text: string | null | undefined) => () => readConfig(text)

describe('readConfig', () => {
  it('reads what a page holds', () => {
    expect(readConfig(JSON.stringify(config))).toEqual(config)
  })

  it.each([undefined, null, ''])('says that a page with %j holds none', (text) => {
    expect(reading(text)).toThrow('The page holds no portal configuration (#portal-config).')
  })

  it('says that what it holds is not JSON', () => {
    expect(reading('{"hosts":')).toThrow('The portal configuration (#portal-config) is not JSON.')
  })

  it.each([
    [{ ...config, videoHosts: 1 }, 'videoHosts'],
    [{ ...config, hosts: { legacy: config.hosts.legacy } }, 'hosts.versioned'],
    [{ ...config, redirects: { ...config.redirects, signOut: ['a', 2] } }, 'redirects.signOut.1'],
    [{ ...config, sendLogs: { to: 'https://logs.acme.example' } }, 'sendLogs.0.keptForDays'],
    [[], 'its root'],
    [{}, 'hosts'],
    ['text', 'its root'],
  ])('names the place where %j is wrong', (wrong, place) => {
    expect(reading(JSON.stringify(wrong))).toThrow(`The portal configuration is wrong at ${place}.`)
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { readDeployment } from './deployment.ts'
import { localDeployment } from './local.ts'
import { fillPage, namePage } from './page.ts'
import { policyInPage, policyOf, policyText, securityHeaders } from './policy.ts'

const example = readFileSync(path.join(root, 'deploy', 'config.json'), 'utf8')
const changed = (change: object): string => JSON.stringify({ ...JSON.parse(example), ...change })
const policy = (text: string): string => policyText(policyOf(readDeployment(text), { hostname: 'portal.example' }))
const directive = (text: string, name: string): string =>
  policy(text)
    .split('; ')
    .find((one) => one.startsWith(`${name} `)) ?? ''

describe('the policy of a page', () => {
  it('[AUTH-1] lets calls go to the two hosts alone, and names nothing unsafe', () => {
    expect(directive(example, 'connect-src')).toBe(
      'connect-src https://legacy.benefits.example https://api.benefits.example',
    )
    expect(policy(example)).not.toMatch(/unsafe|\*|http:|\{/)
  })

  it('[BED-7] lets logs be sent to the address of the configuration, and nowhere without one', () => {
    const sendLogs = { to: 'https://logs.support.example/portal', keptForDays: 30 }
    expect(JSON.parse(example)).not.toHaveProperty('sendLogs')
    expect(directive(changed({ sendLogs }), 'connect-src')).toBe(
      'connect-src https://legacy.benefits.example https://api.benefits.example https://logs.support.example',
    )
  })

  it('[CCV-2] frames the captcha, the page of credits and the players of videos, and nothing else', () => {
    expect(directive(example, 'frame-src')).toBe(
      'frame-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://credits.benefits.example https://player.video.example',
    )
    const none = changed({
      captcha: { siteKey: 'k', script: 'https://captcha.example/api.js', sources: [], policies: [] },
      redirects: { ...JSON.parse(example).redirects, credits: [] },
      videoHosts: [],
    })
    expect(directive(none, 'frame-src')).toBe("frame-src 'none'")
    expect(directive(none, 'script-src')).toBe("script-src 'self' https://captcha.example/api.js")
  })

  it('[AUTH-1] lets nothing be embedded, framed by others, or led elsewhere by a base address', () => {
    expect(directive(example, 'default-src')).toMatch(/^default-src '(none|self)'$/)
    expect(directive(example, 'object-src')).toBe("object-src 'none'")
    expect(directive(example, 'base-uri')).toBe("base-uri 'none'")
    expect(directive(example, 'frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(directive(example, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  })

  it('puts the host name where the configuration leaves a place for it', () => {
    const hosts = { legacy: 'https://{hostname}:8443', versioned: 'https://api.example/v2' }
    expect(directive(changed({ hosts }), 'connect-src')).toBe(
      'connect-src https://portal.example:8443 https://api.example',
    )
  })

  it('in a page says nothing of frames around it, which no page can', () => {
    const local = localDeployment({ demo: true, base: '/demo/' })
    const text = policyInPage(policyOf(local, { hostname: 'localhost' }))
    expect(text).not.toContain('frame-ancestors')
    expect(text).toContain("frame-src 'self' https://player.video.example")
  })

  it('is among headers that hold no character which could end one', () => {
    const headers = securityHeaders(readDeployment(example), { hostname: '$portal_host' })
    for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]+$/)
    expect(headers['Permissions-Policy']).toContain('fullscreen=(self "https://player.video.example")')
  })
})

describe('the configuration file', () => {
  const { redirects, captcha } = JSON.parse(example)
  it.each([
    ['text that is no JSON', '{"hosts":', /^The configuration is not JSON: /],
    ['a list', '[]', /^The configuration is wrong at its root\.$/],
    ['a field too few', changed({ images: undefined }), /^The configuration is wrong at images\.$/],
    [
      'a host without its scheme',
      changed({ hosts: { legacy: 'legacy.example', versioned: 'https://a.example' } }),
      /at hosts\.legacy: 'legacy\.example' is not an address such as/,
    ],
    [
      'an address for a host name',
      changed({ redirects: { ...redirects, partner: ['https://partner.example'] } }),
      /at redirects\.partner: .* is not a host name without/,
    ],
    [
      'a host name for an origin',
      changed({ redirects: { ...redirects, credits: ['credits.example'] } }),
      /at redirects\.credits: .* is not an origin/,
    ],
    ['a directive', changed({ videoHosts: ["a.example; script-src 'unsafe-inline'"] }), /at videoHosts: /],
    ['the end of a header', changed({ images: ['https://a.example" always; #'] }), /at images: /],
    ['any host', changed({ images: ['https://*'] }), /at images: /],
    [
      'a script as an address',
      changed({ captcha: { ...captcha, script: 'javascript:alert(1)' } }),
      /at captcha\.script: /,
    ],
    ['a keyword', changed({ captcha: { ...captcha, policies: ["'allow-duplicates'"] } }), /at captcha\.policies: /],
    [
      'a receiver of logs without https',
      changed({ sendLogs: { to: 'http://logs.example', keptForDays: 30 } }),
      /at sendLogs\.to: 'http:\/\/logs\.example' is not an address such as https:\/\/logs\.example, of https alone/,
    ],
    [
      'a receiver of logs with a query',
      changed({ sendLogs: { to: 'https://logs.example/?key=1', keptForDays: 30 } }),
      /at sendLogs\.to: /,
    ],
    [
      'a receiver of logs that ends in a slash',
      changed({ sendLogs: { to: 'https://logs.example/', keptForDays: 30 } }),
      /at sendLogs\.to: /,
    ],
    [
      'a receiver of logs that does not say how long it keeps them',
      changed({ sendLogs: { to: 'https://logs.example' } }),
      /^The configuration is wrong at sendLogs\.keptForDays\.$/,
    ],
    [
      'a part of a day',
      changed({ sendLogs: { to: 'https://logs.example', keptForDays: 0.5 } }),
      /at sendLogs\.keptForDays: '0\.5' is not a whole number of days/,
    ],
    ['a folder of another host', changed({ fonts: { base: '//evil.example/', names: [] } }), /at fonts\.base: /],
  ])('%s is refused with a sentence that names the field', (_, text, sentence) => {
    expect(() => readDeployment(text)).toThrow(sentence)
  })

  it('gets into the page without ending its element', () => {
    const page = '<script type="application/json" id="portal-config"></script><p></p>'
    const deployment = readDeployment(
      changed({ captcha: { ...captcha, siteKey: '</script><script>alert(1)</script>' } }),
    )
    const filled = fillPage(namePage(page, 'a"b'), deployment)
    expect(filled).toMatch(
      /^<script type="application\/json" id="portal-config" data-build="ab">[^<]+<\/script><p><\/p>$/,
    )
    expect(JSON.parse(/>([^<]+)</.exec(filled)?.[1] ?? '')).toEqual(deployment)
    expect(fillPage(filled, deployment)).toBe(filled)
    expect(() => fillPage('<p></p>', deployment)).toThrow('The page has no place for its configuration')
  })
})

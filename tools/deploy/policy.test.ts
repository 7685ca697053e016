import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { readDeployment } from './deployment.ts'
import { localDeployment } from './local.ts'
import { inlineOf } from './page.ts'
import { policyInPage, policyOf, policyText, securityHeaders } from './policy.ts'

const example = readFileSync(path.join(root, 'deploy', 'config.json'), 'utf8')
const changed = (change: object): string => JSON.stringify({ ...JSON.parse(example), ...change })
const policy = (text: string): string =>
  policyText(policyOf(readDeployment(text, { local: true }), { hostname: 'portal.example' }))
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

  it('[AUTH-1] reports violations and refused redirects to the address of the configuration, and nowhere without one', () => {
    const headersOf = (text: string) =>
      securityHeaders(readDeployment(text, { local: true }), { hostname: 'portal.example' })
    const to = 'https://reports.benefits.example/portal'
    expect(policy(example)).not.toContain('report')
    expect(headersOf(example)).not.toHaveProperty('Reporting-Endpoints')
    const reporting = changed({ reports: { to } })
    expect(policy(reporting)).toMatch(new RegExp(`; report-to portal; report-uri ${to}$`))
    expect(headersOf(reporting)['Reporting-Endpoints']).toBe(`portal="${to}"`)
    expect(directive(reporting, 'connect-src')).toMatch(/ https:\/\/reports\.benefits\.example$/)
    expect(policyInPage(policyOf(readDeployment(reporting, { local: true }), { hostname: 'a' }))).not.toContain(
      'report-',
    )
    for (const wrong of ['http://reports.example/x', 'https://reports.example/"; x', 'https://{hostname}/x'])
      expect(() => readDeployment(changed({ reports: { to: wrong } }), { local: true })).toThrow(
        'at reports.to (line 1)',
      )
  })

  it('[AUTH-1] lets a page run and apply its inline scripts and styles as built, and nothing else', () => {
    const page = `<style>a{}</style><script type="application/json">{}</script><script type="importmap">{"imports":{}}</script><script>{let a}</script><script src="/a.js"></script>`
    const inline = inlineOf(page)
    expect(inline).toEqual({ scripts: ['{"imports":{}}', '{let a}'], styles: ['a{}'] })
    const own = policyOf(readDeployment(example, { local: true }), { hostname: 'portal.example', inline })
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(own.get('script-src')).toContain(hashOf('{let a}'))
    expect(own.get('style-src')).toContain(hashOf('a{}'))
    expect(policyText(own)).not.toMatch(/unsafe|nonce/)
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
    expect(directive(example, 'worker-src')).toBe("worker-src 'self'")
    expect(directive(example, 'base-uri')).toBe("base-uri 'none'")
    expect(directive(example, 'form-action')).toBe("form-action 'none'")
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
    const headers = securityHeaders(readDeployment(example, { local: true }), { hostname: '$portal_host' })
    for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]+$/)
    expect(headers['Permissions-Policy']).toContain('fullscreen=(self "https://player.video.example")')
  })
})

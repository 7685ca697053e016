import type { APIRequestContext } from '@playwright/test'
import { expect } from '../journeys/journey.ts'
import { configFor, serveByNginx } from './nginx.ts'
import { test } from './served.ts'

const headersOf = async (request: APIRequestContext, url: string, accept = ''): Promise<Record<string, string>> =>
  (await request.get(url, { headers: { 'Accept-Encoding': accept } })).headers()

const scriptOf = async (request: APIRequestContext, origin: string): Promise<string> => {
  const [script = ''] =
    /(?<=src=")\/assets\/index-[\w-]+[.]js/.exec(await (await request.get(`${origin}/`)).text()) ?? []
  return origin + script
}

test('a missing file is a 404 and not the page, and every other address is the page', async ({ request, shared }) => {
  const kinds =
    'js mjs cjs wasm css json map xml txt html htm php webmanifest woff woff2 ttf otf eot png jpg jpeg gif webp avif svg ico'
  for (const file of [
    ...kinds
      .split(' ')
      .flatMap((kind) => [
        `/assets/gone.${kind}`,
        `/fonts/gone.${kind}`,
        `/gone.${kind}`,
        `/app/Gone.${kind.toUpperCase()}`,
      ]),
    ...[
      '/assets/',
      '/assets/gone',
      '/assets/gone.tsx',
      '/assets/..%2fgone.js',
      '/fonts/',
      '/fonts/gone',
      '/assets/gone.js.gz',
      '/gone.br',
    ],
    ...[
      '/config.json',
      '/.vite/manifest.json',
      '/.env',
      '/.git/config',
      '/.well-known/security.txt',
      '/%2eenv',
      '/app/.htaccess',
    ],
    ...['/sbom.cdx.json', '/robots.txt', '/wp-login.php', '/gone.pdf', '/gone.zip', '/gone.mp4'],
  ]) {
    const response = await request.get(shared.origin + file)
    const isPage = (await response.text()).includes('portal-config')
    expect([file, response.status(), isPage]).toEqual([file, 404, false])
    expect(response.headers()['cache-control']).toBe('no-cache')
  }
  for (const address of [
    '/',
    '/app/my-benefits/',
    '/sso-login/a.token.with-dots',
    '/sso-login/eyJ.eyJ9.-js_x',
    '/no-such-page',
  ]) {
    const response = await request.get(shared.origin + address)
    expect([address, response.status(), response.headers()['content-type']]).toEqual([
      address,
      200,
      'text/html; charset=utf-8',
    ])
    expect(await response.text()).toContain('"siteKey":"stand-in"')
  }
})

test('[BED-7] the licences of what is served are a text that help leads to', async ({ page, shared }) => {
  await page.goto(`${shared.origin}/`)
  await page.getByRole('button', { name: 'Help' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: /^Licences of the software and fonts/ })
  const response = await page.request.get(new URL((await link.getAttribute('href')) ?? '', shared.origin).href)
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await response.text()).toMatch(/^react \d[^]*Permission is hereby granted/m)
})

test('the page is revalidated each time, hashed names are kept for a year, and both come compressed', async ({
  request,
  shared,
}) => {
  const script = await scriptOf(request, shared.origin)
  const encodings = shared.hasBrotli ? ['gzip', 'br'] : ['gzip']
  for (const url of [`${shared.origin}/`, `${shared.origin}/app/home/`, script])
    for (const encoding of encodings) {
      const headers = await headersOf(request, url, encoding)
      expect([url, headers['content-encoding']]).toEqual([url, encoding])
      expect(headers['vary']).toMatch(/Accept-Encoding/i)
      expect(headers['cache-control']).toBe(url === script ? 'public, max-age=31536000, immutable' : 'no-cache')
    }
  expect((await headersOf(request, script, 'identity'))['content-encoding']).toBeUndefined()
  const { etag = '' } = await headersOf(request, shared.origin, 'gzip')
  const again = { 'Accept-Encoding': 'gzip', 'If-None-Match': etag }
  expect((await request.get(shared.origin, { headers: again })).status()).toBe(304)
})

test('[AUTH-1] every response carries the policy of the page and its other headers', async ({ request, shared }) => {
  for (const url of [shared.origin, `${shared.origin}/assets/gone.js`, await scriptOf(request, shared.origin)]) {
    const headers = await headersOf(request, url)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/unsafe|\*/)
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      /connect-src http:\/\/localhost:\d+ http:\/\/localhost:\d+ https:\/\/logs\.example;/,
    ])
      expect(policy).toMatch(part)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['server']).toBe('nginx')
  }
})

test('[AUTH-1] [LOGIN-2] refused redirects go to the receiver of reports that the configuration names', async ({
  page,
  world,
  baseURL,
}) => {
  const reports = { to: 'https://reports.example/portal' }
  const served = await serveByNginx(baseURL ?? '', configFor(baseURL ?? '', { reports }))
  const headers = await headersOf(page.request, served.origin)
  expect(headers['reporting-endpoints']).toBe(`portal="${reports.to}"`)
  expect(headers['content-security-policy']).toContain(`; report-to portal; report-uri ${reports.to}`)
  const sent: string[] = []
  await page.route(`${reports.to}**`, (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postData() ?? '')
    const headers = { 'Access-Control-Allow-Origin': served.origin, 'Access-Control-Allow-Headers': 'content-type' }
    return route.fulfill({ status: 204, headers })
  })
  const url = 'https://sso.acme.example@evil.example/?token=secret'
  await world.fault({ operation: 'lookUpLogin', kind: 'body', status: 200, body: { hasSSO: true, url } })
  await page.goto(served.origin)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByLabel('Email address').fill('sso@acme.example')
  await page.keyboard.press('Enter')
  await expect.poll(() => sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject([{ type: 'redirect-refused', body: { purpose: 'singleSignOn' } }])
  expect(sent[0]).not.toMatch(/evil|secret/)
  served.stop()
})

test('an invalid host name never gets into the policy', async ({ request, shared }) => {
  const headers = await request.get(shared.origin, { headers: { Host: "a;script-src'*'" } })
  expect(headers.headers()['content-security-policy']).toContain('connect-src http://invalid.invalid:')
})

test('[BED-7] no token in an address reaches the server log', async ({ request, shared }) => {
  await request.get(`${shared.origin}/sso-login/canary-sso-token`)
  await request.get(`${shared.origin}/reset-password/?token=canary-reset-token&date=1978-08-28`)
  await request.get(`${shared.origin}/app/my-benefits/?q=canary-search`)
  await expect.poll(shared.log).toContain('/app/my-benefits/')
  expect(shared.log()).not.toMatch(/canary|1978/)
})

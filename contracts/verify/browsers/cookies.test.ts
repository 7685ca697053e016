import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cookieProblems, cookiesOf } from './cookies.ts'
import { headersRead, headersSent } from './headers.ts'

describe('the cookie of a session', () => {
  const journey = {
    origin: 'https://portal.example',
    setAt: 'https://api.portal.example/v1/login',
    sentTo: 'https://api.portal.example/v1/login/setup',
  }
  const findings = (line: string, over: Partial<typeof journey> = {}) =>
    cookiesOf({ headers: [['Set-Cookie', line]] }).flatMap((cookie) =>
      cookieProblems(cookie, { ...journey, ...over }).map(({ path, message }) => `${path}: ${message}`),
    )

  it('[BED-5] can be Lax on the site of the portal, and has to be None on another', () => {
    const lax = 's=1; HttpOnly; Secure; SameSite=lax; Path=/'
    expect(findings(lax)).toEqual([])
    expect(findings(lax, { origin: 'https://benefits.example' })).toEqual([
      expect.stringMatching(
        /SameSite: The page .* two sites, so no call carries the cookie: in production everybody is/,
      ),
    ])
    expect(findings('s=1; HttpOnly; SameSite=None; Path=/')).toEqual([
      expect.stringMatching(/Secure: It is missing/),
      expect.stringMatching(/SameSite: Browsers refuse such a cookie/),
    ])
  })

  it('[BED-5] goes by path and domain where a browser would take it', () => {
    expect(findings('s=1; HttpOnly; Secure; SameSite=Lax')).toEqual([])
    expect(findings('s=1; HttpOnly; Secure; SameSite=Lax; Path=/v1/log')).toEqual([
      expect.stringMatching(/^header Set-Cookie Path/),
    ])
    expect(findings('s=1; HttpOnly; Secure; SameSite=Lax; Domain=portal.example')).toEqual([])
    expect(findings('s=1; HttpOnly; Secure; SameSite=Lax; Domain=other.example')).toEqual([
      expect.stringMatching(/another domain/),
    ])
    expect(findings('s=1; HttpOnly; Secure; SameSite=Lax; Max-Age=0')).toEqual([expect.stringMatching(/ends at once/)])
  })

  it('[BED-5] needs no Secure in a test over plain HTTP', () => {
    const over = {
      origin: 'http://localhost:5173',
      setAt: 'http://api:8080/login',
      sentTo: 'http://api:8080/login/setup',
    }
    expect(findings('s=1; HttpOnly; SameSite=Lax; Path=/', over)).toEqual([])
  })
})

describe('the headers of the portal', () => {
  it('[BED-5] are asked for in a preflight as a browser does', () => {
    const always = ['authorization', 'content-type']
    const signedIn = ['x-bearer-token', 'x-masquerade-scheme-year', 'x-masquerade-user-id']
    expect(headersSent('GET', false)).toEqual([...always, ...signedIn])
    expect(headersSent('POST', true)).toEqual([...always, 'idempotency-key', ...signedIn])
  })

  it('[BED-5] are all that its client reads', () => {
    const folder = fileURLToPath(new URL('../../../src/effects/api', import.meta.url))
    const sources = readdirSync(folder)
      .filter((file) => /^[a-z-]+\.ts$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    const read = sources.flatMap((text) => [...text.matchAll(/headers\.get\(([^)]+)\)/g)].map(([, name = '']) => name))
    // Browsers always expose the first two; a hidden version is as if there were none.
    const own = ["'Content-Type'", "'Content-Length'", 'headerNames.version']
    const names = new Set(read.filter((name) => !own.includes(name)))
    expect([...names].toSorted()).toEqual([
      "'Content-Disposition'",
      "'Content-Encoding'",
      "'Retry-After'",
      'headerNames.masqueradedUser',
    ])
    expect(headersRead).toHaveLength(names.size)
  })
})

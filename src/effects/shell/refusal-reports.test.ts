import { expect, it } from 'vitest'
import { RedirectRefused, SessionEnded } from '../../domain/session/session.ts'
import { refusalReporter } from './refusal-reports.ts'

const reporting = (fetched: () => Promise<Response>) => {
  const sent: { readonly url: string; readonly init: RequestInit }[] = []
  const next = refusalReporter('https://reports.example/portal', 'abc', {
    fetch: (url, init) => {
      sent.push({ url, init })
      return fetched()
    },
    origin: () => 'https://portal.example',
    browser: () => 'Chrome/156',
  })
  return { next, sent }
}

it('[AUTH-1] a refused redirect is reported with its purpose, without credentials and without the address', () => {
  const { next, sent } = reporting(() => Promise.resolve(new Response()))
  next(SessionEnded({ reason: 'idle', message: null, ssoLogoutUrl: 'https://evil.example/?token=1' }))
  expect(sent).toEqual([])
  next(RedirectRefused({ purpose: 'signOut' }))
  expect(sent).toEqual([
    {
      url: 'https://reports.example/portal',
      init: {
        method: 'POST',
        body: JSON.stringify([
          {
            type: 'redirect-refused',
            age: 0,
            url: 'https://portal.example',
            user_agent: 'Chrome/156',
            body: { purpose: 'signOut', build: 'abc' },
          },
        ]),
        headers: { 'Content-Type': 'application/reports+json' },
        credentials: 'omit',
        keepalive: true,
      },
    },
  ])
})

it('[AUTH-1] a report that does not arrive is not sent again, and the next one is sent', async () => {
  const { next, sent } = reporting(() => Promise.reject(new TypeError('Failed to fetch')))
  next(RedirectRefused({ purpose: 'signOut' }))
  await Promise.resolve()
  next(RedirectRefused({ purpose: 'partner' }))
  expect(sent).toHaveLength(2)
})

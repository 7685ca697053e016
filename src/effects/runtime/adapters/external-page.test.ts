// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { externalPage, FRAME_LOADS_WITHIN } from './external-page.ts'
import { safeRedirect } from './safe-redirect.ts'

const origin = 'https://portal.example'
const hosts = {
  singleSignOn: [],
  signOut: [],
  workPlatform: [],
  partner: [],
  credits: ['https://credits.acme.example', origin],
  claims: [],
}
const url = 'https://credits.acme.example/manage?lang=en#top'

const frameOf = (named = url, token: string | null = 'token-1 &x') => {
  const listener = { loaded: vi.fn(), timedOut: vi.fn() }
  const waiting: { work: () => void; ms: number }[] = []
  const show = externalPage({
    accessToken: () => token,
    judge: (address) => safeRedirect(address, 'credits', hosts, origin),
    origin,
    schedule: (work, ms) => {
      const entry = { work, ms }
      waiting.push(entry)
      return () => void waiting.splice(waiting.indexOf(entry), 1)
    },
  })
  const place = document.createElement('div') // not in the page: nothing is loaded
  const shown = show(place, { url: named, title: 'Your credits' }, listener)
  return { listener, waiting, shown, frame: place.querySelector('iframe') }
}

afterEach(() => vi.restoreAllMocks())

describe('a framed page', () => {
  it('[CCV-2] has a title, a sandbox and no referrer, and gets the token as a parameter', () => {
    const { frame } = frameOf()
    expect(frame?.title).toBe('Your credits')
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin')
    expect(frame?.referrerPolicy).toBe('no-referrer')
    const src = new URL(frame?.src ?? '')
    expect([src.origin, src.pathname, src.hash]).toEqual(['https://credits.acme.example', '/manage', '#top'])
    expect([...src.searchParams]).toEqual([
      ['lang', 'en'],
      ['bearer_token', 'token-1 &x'],
    ])
  })

  it("[CCV-2] has nobody's origin where it is the portal's own", () => {
    expect(frameOf(`${origin}/_mock/credits/`).frame?.getAttribute('sandbox')).toBe('allow-scripts allow-forms')
  })

  it('[CCV-2] tells that it loaded, and is then not timed out', () => {
    const { frame, listener, waiting } = frameOf()
    frame?.dispatchEvent(new Event('load'))
    expect(listener.loaded).toHaveBeenCalledOnce()
    expect(waiting).toEqual([])
  })

  it('[CCV-2] is taken off after 15 s without a response', () => {
    const { listener, waiting, frame } = frameOf()
    expect(waiting.map(({ ms }) => ms)).toEqual([FRAME_LOADS_WITHIN])
    waiting[0]?.work()
    expect(listener.timedOut).toHaveBeenCalledOnce()
    expect(frame?.parentNode).toBeNull()
  })

  it('[CCV-2] goes with its address when the screen goes, and tells nothing more', () => {
    const { shown, waiting, frame } = frameOf()
    shown.remove()
    expect(frame?.parentNode).toBeNull()
    expect(waiting).toEqual([])
  })

  it.each([
    ['an address that is not allowed', 'https://evil.example/', 'token'],
    ['nobody signed in', url, null],
  ])('[CCV-2] is not made for %s', (_, named, token) => {
    expect(frameOf(named, token).frame).toBeNull()
  })
})

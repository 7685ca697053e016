import type { SafeRedirect } from './safe-redirect.ts'

/** What a framed page reports to its screen. */
export interface FrameListener {
  readonly loaded: () => void
  /** Nothing loaded within `FRAME_LOADS_WITHIN`. The frame has been removed. */
  readonly timedOut: () => void
}

/** A page in its frame; `remove` removes it. */
export interface ShownFrame {
  readonly remove: () => void
}

/** Frames a page inside an element. */
export type ShowFrame = (
  place: HTMLElement,
  page: { readonly url: string; readonly title: string },
  listener: FrameListener,
) => ShownFrame

/** How long a framed page can take to load, ms. */
export const FRAME_LOADS_WITHIN = 15_000

/** The query parameter for the access token on the external page; its name is assumed. */
export const TOKEN_PARAMETER = 'bearer_token'

/** What a frame needs from the page. */
export interface ExternalPageOptions {
  readonly accessToken: () => string | null
  /** Checks the address again, because its source is not trusted. */
  readonly judge: (url: string) => SafeRedirect
  /** The portal's own origin. */
  readonly origin: string
  readonly schedule: (work: () => void, ms: number) => () => void
}

/**
 * The minimum that an application on its own origin needs: scripts, forms, and its origin with storage. A page on the portal's own origin,
 * as in the static demo, could lift its own sandbox, so it gets an opaque origin.
 */
const sandboxOf = (url: URL, origin: string): string =>
  url.origin === origin ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-same-origin'

/**
 * Frames an external page that takes the access token as a parameter. The address with the token is built when the frame is inserted, and
 * exists only in the frame's attribute, which is removed with the frame.
 */
export const externalPage =
  ({ accessToken, judge, origin, schedule }: ExternalPageOptions): ShowFrame =>
  (place, page, listener) => {
    const token = accessToken()
    const allowed = judge(page.url)
    const frame = document.createElement('iframe')
    let stopWaiting = (): void => {}
    const remove = (): void => {
      stopWaiting()
      frame.remove()
    }
    stopWaiting = schedule(() => {
      remove()
      listener.timedOut()
    }, FRAME_LOADS_WITHIN)
    // Without a token, or for a forbidden address, nothing is framed: the time-out reports it.
    if (token === null || allowed.refused) return { remove }
    const url = new URL(allowed.url)
    frame.title = page.title
    frame.setAttribute('sandbox', sandboxOf(url, origin))
    frame.referrerPolicy = 'no-referrer'
    frame.addEventListener('load', () => {
      stopWaiting()
      listener.loaded()
    })
    url.searchParams.set(TOKEN_PARAMETER, token)
    frame.src = url.href
    place.append(frame)
    return { remove }
  }

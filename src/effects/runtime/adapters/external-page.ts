import type { SafeRedirect } from './safe-redirect.ts'

/** What a framed page reports to its screen. */
export interface FrameListener {
  readonly loaded: () => void
  /** Nothing came within `FRAME_LOADS_WITHIN`. The frame is gone by then. */
  readonly timedOut: () => void
}

/** A page in its frame; `remove` takes it off. */
export interface ShownFrame {
  readonly remove: () => void
}

/** Frames a page at a place. */
export type ShowFrame = (
  place: HTMLElement,
  page: { readonly url: string; readonly title: string },
  listener: FrameListener,
) => ShownFrame

/** How long a framed page may take, ms. */
export const FRAME_LOADS_WITHIN = 15_000

/** The query parameter by which the external page takes the access token; its name is assumed. */
export const TOKEN_PARAMETER = 'bearer_token'

/** What a frame needs of the page around it. */
export interface ExternalPageOptions {
  readonly accessToken: () => string | null
  /** Checks the address again: it could come from anywhere. */
  readonly judge: (url: string) => SafeRedirect
  /** The portal's own origin. */
  readonly origin: string
  readonly schedule: (work: () => void, ms: number) => () => void
}

/**
 * Least that an application of its own origin works with: scripts, forms, and that origin with its storage. A page of the
 * portal's own origin, as the static demo has one, could lift its own sandbox: it gets an opaque origin.
 */
const sandboxOf = (url: URL, origin: string): string =>
  url.origin === origin ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-same-origin'

/**
 * Frames an external page that takes the access token as a parameter. The address with the token is made when the frame is
 * put into the page, and stands in the frame's attribute alone, which goes with the frame.
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
    // Without a token, or for an address that is not allowed, nothing is framed: the time-out reports it.
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

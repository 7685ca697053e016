import { captchaAddress } from './policies.ts'

/** The part of Google's reCAPTCHA v2 that the portal uses; its script defines this on the page. */
interface Recaptcha {
  readonly ready: (work: () => void) => void
  readonly render: (
    place: HTMLElement,
    options: {
      readonly sitekey: string
      readonly size: 'normal' | 'compact'
      readonly callback: (token: string) => void
      readonly 'expired-callback': () => void
      readonly 'error-callback': () => void
    },
  ) => number
  readonly reset: (widget: number) => void
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** What the widget reports to its screen. */
export interface CaptchaListener {
  readonly shown: () => void
  readonly solved: (token: string) => void
  readonly expired: () => void
  /** The script did not load within `LOADS_WITHIN`, or the widget lost its host. Showing it again retries. */
  readonly failed: () => void
}

/** A widget on the page. `reset` restarts it; `remove` removes it. */
export interface ShownCaptcha {
  readonly reset: () => void
  readonly remove: () => void
}

/** How long the script can take, ms. */
export const LOADS_WITHIN = 10_000
/** How long the frame outlives its screen, ms: the script still communicates with it. */
export const FRAME_LEAVES_AFTER = 5000
/** Below this width, px, the widget uses its compact form. */
const NORMAL_WIDTH = 304

/** What the widget needs from the page. */
export interface CaptchaOptions {
  readonly siteKey: string
  /** Loads the script at this address once, and again only after a failure. */
  readonly script: string
  readonly schedule: (work: () => void, ms: number) => () => void
}

/** The bot check: Google reCAPTCHA v2, or anything with the same browser API at the configured address. */
export const browserCaptcha = ({ siteKey, script, schedule }: CaptchaOptions) => {
  let loading: Promise<Recaptcha> | null = null
  let failures = 0

  const load = (): Promise<Recaptcha> =>
    new Promise((resolve, reject) => {
      const element = document.createElement('script')
      const fail = (): void => {
        loading = null
        failures += 1
        element.remove()
        reject(new Error('The captcha could not be loaded.'))
      }
      const late = schedule(fail, LOADS_WITHIN)
      // A browser makes a second request for an address wait for the first, which can hang, so a retry has its own address.
      const query = failures === 0 ? '' : `${script.includes('?') ? '&' : '?'}try=${failures + 1}`
      element.src = captchaAddress(script, query)
      element.async = true
      element.addEventListener('error', () => {
        late()
        fail()
      })
      element.addEventListener('load', () => {
        const api = window.grecaptcha
        if (api === undefined) return // the deadline reports it
        api.ready(() => {
          late()
          resolve(api)
        })
      })
      document.head.append(element)
    })

  return (place: HTMLElement, listener: CaptchaListener): ShownCaptcha => {
    const box = document.createElement('div')
    place.append(box)
    let gone = false
    let drawn: { readonly api: Recaptcha; readonly widget: number } | null = null
    const whileHere =
      <Args extends unknown[]>(notify: (...args: Args) => void) =>
      (...args: Args): void => {
        if (!gone) notify(...args)
      }
    loading ??= load()
    loading
      .then((api) => {
        if (gone) return
        const widget = api.render(box, {
          sitekey: siteKey,
          size: place.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
          callback: whileHere(listener.solved),
          'expired-callback': whileHere(listener.expired),
          'error-callback': whileHere(listener.failed),
        })
        drawn = { api, widget }
        listener.shown()
      })
      .catch(whileHere(listener.failed))
    return {
      reset: () => drawn?.api.reset(drawn.widget),
      remove: () => {
        if (gone) return
        gone = true
        const holder = document.createElement('div')
        holder.hidden = true
        holder.append(box)
        document.body.append(holder)
        schedule(() => {
          holder.remove()
        }, FRAME_LEAVES_AFTER)
      },
    }
  }
}

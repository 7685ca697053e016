import { callsAhead, type ReadsAhead } from '../effects/api/calls-ahead.ts'
import type { Host } from '../effects/api/operation.ts'
import { domainLabel, withHostname } from '../effects/runtime/adapters/hostname.ts'
import { lastActivity } from '../effects/runtime/adapters/last-activity.ts'
import { COOKIE_CHOICE, LOGGED_IN, MASQUERADE, THEME, USER } from '../effects/runtime/storage-keys.ts'
import { isWorkAddress } from '../domain/shell/work-address.ts'
import { bringsSession, endAtLoad } from '../effects/session/at-load.ts'
import { applyBrand } from '../ui/components/theme/brand.ts'

/**
 * The inline script of `index.html`, which runs before any other script has arrived. It shows the login page that the build rendered, and
 * keeps a person's input until the portal takes over (`ui/shell/early-input.ts`). On any other page it shows an outline, and prefetches the
 * scripts of signed-in pages. On every page it applies the brand of an earlier visit and makes the first calls.
 */

/** Put here by the build. */
declare const READS_AHEAD: ReadsAhead

const content = (id: string): DocumentFragment | '' => {
  const found = document.getElementById(id)
  return found instanceof HTMLTemplateElement ? found.content : ''
}

const stored = (area: 'local' | 'session', key: string): string | null => {
  try {
    return (area === 'local' ? localStorage : sessionStorage).getItem(key)
  } catch {
    return null // forbidden: then nothing was stored
  }
}

/** JSON that an earlier visit kept, whatever it holds. */
const kept = (key: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(stored('local', key) ?? 'null'))
  } catch {
    return {} // broken: the portal asks the host for it
  }
}

const textOf = (from: Record<string, unknown>, name: string): string | null => {
  const text = from[name]
  return typeof text === 'string' ? text : null
}

const root = document.getElementById('root')
const isSignedIn = stored('local', LOGGED_IN) === 'true'
const theme = kept(THEME)
/** From these addresses, a signed-in person arrives at home. */
const isHome = ['/', '/app/', '/app/home/'].includes(location.pathname)

/** Shows the login page; on a first visit, its brand follows with the response of its scheme. */
const showLogin = (place: HTMLElement, scheme: Promise<unknown> | undefined): void => {
  place.append(content('first-page'))
  undoForeign(place)
  place.dataset['early'] = stored('local', COOKIE_CHOICE) === null ? 'first' : 'chosen'
  if (stored('local', THEME) !== null) return
  void scheme?.then((body) => {
    if ('taken' in place.dataset) return
    const { primaryColour, secondaryColour } = Object(Object(body)['theme'])
    // Fonts wait for the portal, or the lines would break twice.
    applyBrand({
      primaryColour: `#${primaryColour}`,
      accentColour: `#${secondaryColour}`,
      baseFont: null,
      headerFont: null,
    })
  })
}

/**
 * Undoes what extensions and translators do to the login meanwhile, once the portal takes over: React draws anew what it does not recognise,
 * and then what was typed, the focus and a press would be lost. They do it again when they see the change.
 */
const undoForeign = (place: HTMLElement): void => {
  const foreign: MutationRecord[] = []
  const observer = new MutationObserver((records) => void foreign.push(...records))
  observer.observe(place, { childList: true, subtree: true })
  place.addEventListener('taken', () => {
    place.dataset['taken'] = ''
    foreign.push(...observer.takeRecords())
    observer.disconnect()
    const focused = document.activeElement
    for (let change = foreign.pop(); change; change = foreign.pop()) {
      const { target, addedNodes, removedNodes, nextSibling } = change
      for (const node of addedNodes) target.removeChild(node)
      for (const node of removedNodes) target.insertBefore(node, nextSibling)
    }
    if (focused instanceof HTMLElement) focused.focus()
  })
}

/** Shows an outline over the page until the portal has drawn as much of it: a loading message alone is less than the outline of home. */
const showOutline = (place: HTMLElement): void => {
  const kind = !isSignedIn ? 'open' : isHome ? 'home' : isWorkAddress(location.pathname) ? 'work' : 'page'
  if (kind === 'work') document.documentElement.dataset['density'] = 'work'
  const outline = document.createElement('div')
  outline.id = 'outline'
  outline.inert = true
  outline.append(content(`outline-${kind}`))
  for (const element of outline.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
  place.after(outline)
  const observer = new MutationObserver(() => {
    const isWaiting = place.querySelector(kind === 'home' ? 'main > :not([data-part=awaited])' : 'main') === null
    if (isWaiting && place.querySelector('[data-part=awaited]') !== null) return
    observer.disconnect()
    outline.remove()
  })
  observer.observe(place, { childList: true, subtree: true })
}

/** Makes the calls that the portal will make first; returns the response of the scheme, undefined if there is none. */
const callAhead = (): Promise<unknown> | undefined => {
  // The calls of a masquerade name its user, and can only be made once the tab holds its claim.
  if (stored('session', MASQUERADE) !== null) return undefined
  const { session, scheme, pages } = READS_AHEAD
  let hosts: Record<Host, string>
  try {
    const { legacy, versioned } = JSON.parse(document.getElementById('portal-config')?.textContent ?? '').hosts
    hosts = { legacy: withHostname(legacy), versioned: withHostname(versioned) }
  } catch {
    return undefined // the portal says what is wrong with it
  }
  const calls = callsAhead(hosts, (url, init) => fetch(url, init), Date.now)
  globalThis.callsAhead = calls.take
  const path = location.pathname
  const now = Date.now()
  const isRestored = isSignedIn && !bringsSession(path) && endAtLoad(path, lastActivity(stored, now), now) === null
  const { userType } = kept(USER)
  const reads = userType === 'employee' || userType === 'employer' ? pages[userType][path] : undefined
  if (isRestored) void calls.session(session, reads ?? [])
  return calls.scheme(scheme, domainLabel())
}

if (root) {
  const scheme = callAhead()
  applyBrand({
    primaryColour: textOf(theme, 'primaryColour') ?? '',
    accentColour: textOf(theme, 'accentColour') ?? '',
    baseFont: textOf(theme, 'baseFont'),
    headerFont: textOf(theme, 'headerFont'),
  })
  // A client with only single sign-on has another layout.
  if (location.pathname === '/' && !isSignedIn && theme['ssoOnly'] !== true) showLogin(root, scheme)
  else {
    showOutline(root)
    document.head.append(content('signed-in-scripts'))
    if (!isHome) document.head.append(content('page-scripts'))
    // The first amount or day of a page waits for the browser to load its formats, 150 ms on a slow phone; now it waits for scripts anyway.
    setTimeout(() => {
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format()
      new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(0)
    }, 0)
  }

  const keep = (event: Event): void => {
    if (!('early' in root.dataset) || !(event.target instanceof Element)) return
    if (event.type === 'submit') event.preventDefault()
    const pressed = event instanceof SubmitEvent ? event.submitter : event.target.closest('button[type=button]')
    // Once React has begun to hydrate the page, it replays presses itself.
    if (pressed instanceof HTMLElement && !('taken' in root.dataset)) pressed.dataset['pressed'] = ''
  }
  root.addEventListener('submit', keep)
  root.addEventListener('click', keep)
  // Without its first script the page could do nothing, and would not say so.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
      root.replaceChildren(content('not-loaded'))
      root.querySelector('button')?.addEventListener('click', () => location.reload())
    },
    true,
  )
}

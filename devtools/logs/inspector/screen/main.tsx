import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createPath, parsePath, Router, type Navigator } from 'react-router-dom'
import { selectTheme } from '../../../../src/domain/brand/theme.ts'
import { browserFonts } from '../../../../src/effects/runtime/adapters/fonts.ts'
import { globalStyle } from '../../../../src/ui/components/theme/global-style.ts'
import { Screens, type PortalPage } from '../../../../src/ui/shell/app.tsx'
import type { FromScreen, ToScreen } from './messages.ts'
import { replayedPortal, type ReplayedPortal } from './replayed-portal.ts'

/** How long after a press or a key an action counts as the user's, ms. */
const STILL_THEIRS = 1000

const tell = (message: FromScreen): void => window.parent.postMessage(message, window.location.origin)

let touchedAt = Number.NEGATIVE_INFINITY
for (const kind of ['pointerdown', 'keydown', 'click'])
  window.addEventListener(kind, () => (touchedAt = performance.now()), { capture: true })
const touched = (): boolean => performance.now() - touchedAt < STILL_THEIRS
const refused = (what: string): void => tell({ kind: 'refused', what })

/** A router that stays at the log's address. */
const standing: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: (to) => touched() && refused(`going to ${typeof to === 'string' ? to : createPath(to)}`),
  replace: () => {},
}

// A screen that takes the focus as it opens must not take it from the list of events in the page around this frame.
const { focus } = HTMLElement.prototype
HTMLElement.prototype.focus = function focusWithin(options?: FocusOptions) {
  if (document.hasFocus()) focus.call(this, options)
}

// A link out of the portal would navigate the frame away, so none is followed.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!link || event.defaultPrevented) return
  event.preventDefault()
  refused(`going to ${link.getAttribute('href')}`)
})
document.addEventListener('submit', (event) => event.preventDefault())

/** The log's current address. It changes outside React, because messages arrive before and between its renders. */
let address = '/'
let renderAgain = (): void => {}
const listen = (tell: () => void): (() => void) => {
  renderAgain = tell
  return () => {
    renderAgain = () => {}
  }
}

const Replayed = ({ portal }: { portal: PortalPage }) => {
  const here = useSyncExternalStore(listen, () => address)
  return (
    <Router location={{ ...parsePath(here), key: here, state: null }} navigator={standing}>
      <Screens portal={portal} />
    </Router>
  )
}

document.body.classList.add(globalStyle)
// The build of the inspector names its own fonts.
const names: readonly string[] = import.meta.env['FONT_NAMES'] ?? []
const fonts = browserFonts('./fonts/', names)
const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root to draw the screen in.')
const root = createRoot(place)
let replayed: ReplayedPortal | null = null
let renders = 0
window.addEventListener('message', ({ data, origin, source }: MessageEvent<ToScreen>) => {
  if (origin !== window.location.origin || source !== window.parent || data.kind !== 'show') return
  const moved = parsePath(data.address).pathname !== parsePath(address).pathname
  address = data.address
  if (replayed && data.afresh !== true) {
    if (moved) replayed.moved()
    replayed.show(data.slices, data.at)
    renderAgain()
  } else {
    replayed = replayedPortal(data.slices, data, refused, touched)
    root.render(<Replayed key={(renders += 1)} portal={replayed.portal} />)
  }
  const { baseFont, headerFont } = selectTheme(replayed.portal.state())
  for (const name of [baseFont, headerFont]) if (name !== null) fonts.use(name)
})
tell({ kind: 'ready' })

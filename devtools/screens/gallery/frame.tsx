// One state of a screen (`?screen=benefits/detail&state=failed&brand=acme`) or one component example (`?component=bars`).
import { findComponentExample } from './component-examples.ts'
import type { Reached } from './reached.ts'
import { showComponent } from './show-component.tsx'
import { showState } from './show-state.ts'
import { lookFor } from './user.ts'
import { screens } from '../states/catalogue.ts'
import { targetOf } from '../states/state.ts'

declare global {
  interface Window {
    /** Finds what the state shows; null if it is not on the page. Absent for a component. */
    gallerySubject?: () => HTMLElement | null
  }
}

/** Reports to the gallery around the page, and to whatever drives the browser. */
const report = (reached: Reached): void => {
  document.documentElement.dataset['gallery'] = reached.kind
  if (reached.kind === 'failed') document.documentElement.dataset['sentence'] = reached.sentence
  parent.postMessage({ gallery: reached }, location.origin)
}

const show = async (query: URLSearchParams): Promise<void> => {
  const brand = query.get('brand') ?? 'acme'
  const example = findComponentExample(query.get('component') ?? '')
  if (example) return showComponent(example, brand)
  const screen = screens[query.get('screen') ?? '']
  const state = screen?.states[query.get('state') ?? '']
  if (!screen || !state) throw new Error('The address names neither a state of a screen nor a component example.')
  const subject = targetOf(state)
  if (subject) window.gallerySubject = () => lookFor(subject)
  return showState(screen, state, brand)
}

// Not awaited: the portal's chunks may import this one, and would wait for it forever.
show(new URLSearchParams(location.search)).then(
  () => report({ kind: 'reached' }),
  (error: unknown) => report({ kind: 'failed', sentence: error instanceof Error ? error.message : String(error) }),
)

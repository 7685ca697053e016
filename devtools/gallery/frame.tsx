// One state of a screen (`?screen=benefits/detail&state=failed&brand=acme`) or one specimen of the kit (`?specimen=buttons`).
import { findSpecimen } from './drawings.ts'
import { listed } from './listed.ts'
import type { Reached } from './reached.ts'
import { showSpecimen } from './show-specimen.tsx'
import { showState } from './stage.ts'
import { screens } from './states.ts'

/** For the gallery around the page, and for whoever drives the browser. */
const tell = (reached: Reached): void => {
  document.documentElement.dataset['gallery'] = reached.kind
  if (reached.kind === 'failed') document.documentElement.dataset['sentence'] = reached.sentence
  parent.postMessage({ gallery: reached }, location.origin)
}

const show = async (query: URLSearchParams): Promise<void> => {
  const brand = query.get('brand') ?? 'acme'
  const specimen = findSpecimen(query.get('specimen') ?? '')
  if (specimen) return showSpecimen(specimen, brand)
  const screen = screens[query.get('screen') ?? '']
  const state = screen?.states[query.get('state') ?? '']
  if (!screen || !state) throw new Error('The address names neither a state of a screen nor a specimen.')
  return showState(screen, state, brand)
}

// Whoever drives the browser asks what there is.
Object.assign(window, { states: listed })

// Not awaited: the portal's chunks may import this one, and would wait for it for ever.
show(new URLSearchParams(location.search)).then(
  () => tell({ kind: 'reached' }),
  (error: unknown) => tell({ kind: 'failed', sentence: error instanceof Error ? error.message : String(error) }),
)

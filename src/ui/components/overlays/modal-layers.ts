import type { RefObject } from 'react'
import {
  createContext,
  use,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { heardIn } from '../feedback/announcer.tsx'
import { pageHeading } from '../layout/page-heading.ts'

interface Layer {
  /** A question lies above any panel, a nested layer above its parent, and of two equal layers the later one is on top. */
  readonly rank: readonly [question: 0 | 1, depth: number]
  readonly onEscape: () => void
  /** Its dialog while that is open. */
  box: HTMLDialogElement | null
}

/** All layers that are open or opening, the topmost last. */
const layers: Layer[] = []
const listeners = new Set<() => void>()

const topBox = (): HTMLDialogElement | null => layers.findLast(({ box }) => box !== null)?.box ?? null

const isPageHidden = (): boolean => topBox() !== null
const listen = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Whether an overlay lies over the page: its announcements are then not heard, and its controls out of reach. */
export const useIsPageHidden = (): boolean => useSyncExternalStore(listen, isPageHidden)

/** Puts a dialog on or off the page; below the first of them the page does not scroll and keeps the space of its scrollbar. */
const change = (layer: Layer, box: HTMLDialogElement | null): void => {
  layer.box = box
  heardIn.current = topBox()
  const { documentElement: root } = document
  const { style } = root
  const isHidden = isPageHidden()
  // The width is read only where it counts, because that lays out the page.
  if (isHidden && style.overflow === '' && window.innerWidth > root.clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = isHidden ? 'hidden' : ''
  if (!isHidden) style.scrollbarGutter = ''
  for (const tell of listeners) tell()
}

const focusOn = (element: HTMLElement | null): boolean => {
  element?.focus({ preventScroll: true })
  return element !== null && document.activeElement === element
}

/** Where a reader of a dialog begins: its heading, or its first control if it has none. */
export const beginningOf = (box: HTMLElement): HTMLElement | null =>
  box.querySelector<HTMLElement>('h2[tabindex]') ?? box.querySelector<HTMLElement>('a[href], button')

/** What was pressed last: Safari does not focus a button that is pressed. */
let pressed: HTMLElement | null = null
const control = 'button, a[href], summary, [role="menuitem"]'
const { document: page }: { document?: Document } = globalThis // there is none where the build draws the first page
page?.addEventListener(
  'click',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>(control) : null
  },
  true,
)

/**
 * Escape closes the topmost layer, even before it is drawn, and never a layer below it. It belongs to an input method that is composing;
 * Safari says so only by the code 229.
 */
page?.addEventListener('keydown', (event) => {
  const top = layers.at(-1)
  if (event.key !== 'Escape' || event.defaultPrevented || top === undefined) return
  event.preventDefault()
  if (!event.isComposing && event.keyCode !== 229) top.onEscape()
})

/** What opens a layer now: what has the focus, or what was pressed inside that. */
const openerNow = (): HTMLElement | null => {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null
  return pressed?.isConnected === true && (active?.contains(pressed) ?? true) ? pressed : active
}

/** Puts the page behind a dialog out of reach; what has the focus in it keeps it. */
const cover = (layer: Layer, box: HTMLDialogElement, start: HTMLElement | null): void => {
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && box.contains(activeElement) ? activeElement : start
  box.removeAttribute('open') // it is drawn, or still closing
  // The browser would begin at the first control, and a field would be left.
  if (focused) focused.autofocus = true
  box.showModal()
  if (focused) focused.autofocus = false
  // The browser puts the last on top.
  for (const { box: above } of layers.slice(layers.indexOf(layer) + 1)) {
    above?.close()
    above?.showModal()
  }
}

/** How long a screen reader has to say where the focus is, before the page behind leaves its tree, ms. */
const SAYING = 500
/** Covers the page behind the dialog that has just opened. */
let coverNow = (): void => undefined

/**
 * Acts in a while, or at the next key or click, but not during a press: WebKit would lose its click. Escape is left out: what it closes need
 * not cover the page first.
 */
const soon = (act: () => void): void => {
  const begun = new AbortController()
  coverNow = () => {
    if (begun.signal.aborted) return
    begun.abort()
    act()
  }
  const onInput = (event: Event): void => {
    if (!(event instanceof KeyboardEvent && event.key === 'Escape')) coverNow()
  }
  for (const name of ['keydown', 'click'])
    document.addEventListener(name, onInput, { capture: true, signal: begun.signal })
  const wait = (): void => {
    // oxlint-disable-next-line no-restricted-globals -- it changes no state, and must not wait for the portal's clock, which tests and replays hold
    window.setTimeout(() => (document.documentElement.matches(':active') ? wait() : coverNow()), SAYING)
  }
  wait()
}

/**
 * Opens a dialog, with the focus in it. Orca looks for the place of its reader when the page with the pressed button leaves the tree; if the
 * focus is not yet elsewhere, it finds the dialog by itself and says nothing. So the page leaves last.
 */
const open = (layer: Layer, box: HTMLDialogElement): void => {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null
  coverNow()
  const isFirst = topBox() === null
  const start = box.querySelector<HTMLElement>('[data-autofocus]') ?? beginningOf(box)
  change(layer, box)
  if (isFirst) box.setAttribute('open', '')
  else cover(layer, box, start)
  focusOn(topBox() === box ? start : active)
  if (isFirst)
    soon(() => {
      if (layer.box === box) cover(layer, box, start)
    })
}

/** Returns the focus to what opened the layer; if that is missing or covered, to the layer below, else to the page's heading. */
const giveBack = (opener: HTMLElement | null): void => {
  const below = topBox()
  const isInReach = opener !== null && opener !== document.body && (below?.contains(opener) ?? true)
  if (isInReach && focusOn(opener)) return
  if (below !== null) focusOn(beginningOf(below))
  else if (opener !== document.body) focusOn(pageHeading())
}

const close = (layer: Layer, box: HTMLDialogElement, opener: HTMLElement | null): void => {
  const isOurs = (element: Element | null): boolean => element === document.body || box.contains(element)
  const hadFocus = isOurs(document.activeElement)
  const wasOpen = box.open
  change(layer, null)
  box.close()
  // Seen until its animations end, but no longer over the page.
  if (wasOpen) box.setAttribute('open', '')
  const returned = document.activeElement
  // React returns the focus to what had it before the commit, and a page can move it on purpose.
  queueMicrotask(() => {
    const { activeElement } = document
    if (hadFocus && (activeElement === returned || isOurs(activeElement))) giveBack(opener)
  })
}

/** How many layers surround this one. */
export const LayerDepth = createContext(0)

/**
 * Shows a dialog over everything else as soon as it is drawn: the browser puts the page behind out of reach. Escape closes it from the
 * moment it is requested, and closing returns the focus at once.
 *
 * All of this happens while React commits, because a key pressed between drawing and focusing would act on the page behind.
 */
export const useModalLayer = ({
  isWanted,
  isOpen,
  isQuestion,
  dialog,
  onEscape,
}: {
  readonly isWanted: boolean
  readonly isOpen: boolean
  readonly isQuestion: boolean
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly onEscape: () => void
}): void => {
  const depth = use(LayerDepth)
  const opener = useRef<HTMLElement | null>(null)
  const current = useRef<Layer | null>(null)
  const escape = useEffectEvent(onEscape)
  // Before layout effects, since `autoFocus` moves the focus between the two.
  useInsertionEffect(() => {
    if (isWanted) opener.current = openerNow()
  }, [isWanted])
  useLayoutEffect(() => {
    if (!isWanted) return
    const layer: Layer = { rank: [isQuestion ? 1 : 0, depth], onEscape: () => escape(), box: null }
    current.current = layer
    layers.push(layer)
    layers.sort(({ rank: one }, { rank: other }) => one[0] - other[0] || one[1] - other[1])
    return () => {
      layers.splice(layers.indexOf(layer), 1)
    }
  }, [isWanted, isQuestion, depth])
  useLayoutEffect(() => {
    const { current: box } = dialog
    const { current: layer } = current
    if (!isOpen || box === null || layer === null) return
    open(layer, box)
    return () => close(layer, box, opener.current)
  }, [isOpen, dialog])
}

/**
 * Moves the focus to the beginning of an open dialog when what has it is removed or disabled. Who only reads on, which takes the focus
 * away, stays where they are.
 */
export const useKeptFocus = (dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void =>
  useLayoutEffect(() => {
    const { current: box } = dialog
    if (!isOpen || box === null) return
    let focused: Element | null = document.activeElement
    const keep = (): void => {
      if (document.activeElement !== document.body || focused === null) return
      if (!focused.isConnected || focused.matches(':disabled')) focusOn(beginningOf(box))
    }
    const onFocusIn = ({ target }: FocusEvent): void => {
      focused = target instanceof Element ? target : null
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) return
      queueMicrotask(() => {
        keep()
        if (document.activeElement === document.body) focused = null
      })
    }
    // After what a closing layer itself does about the focus. Engines differ in the events that they fire, so the dialog is watched.
    const watcher = new MutationObserver(() => queueMicrotask(() => queueMicrotask(keep)))
    watcher.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    box.addEventListener('focusin', onFocusIn)
    box.addEventListener('focusout', onFocusOut)
    return () => {
      watcher.disconnect()
      box.removeEventListener('focusin', onFocusIn)
      box.removeEventListener('focusout', onFocusOut)
    }
  }, [dialog, isOpen])

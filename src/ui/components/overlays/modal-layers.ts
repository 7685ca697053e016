import { createContext, use, useEffectEvent, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { pageHeading } from '../layout/page-heading.ts'

interface Layer {
  /** Stacking order: a question lies above any dialog, a nested layer above its parent, and of two equal layers the later one is on top. */
  readonly rank: readonly [question: 0 | 1, depth: number, order: number]
  /** The element that covers the page while open; null before it is drawn. */
  readonly cover: () => HTMLElement | null
  /** The dialog inside it, which can take the focus. */
  readonly dialog: () => HTMLElement | null
  readonly onEscape: () => void
}

/** All layers that are open or opening, the topmost last. */
const layers: Layer[] = []
let added = 0

const compare = (one: Layer, other: Layer): number =>
  one.rank[0] - other.rank[0] || one.rank[1] - other.rank[1] || one.rank[2] - other.rank[2]

const topOpen = (): Layer | null => layers.filter((layer) => layer.cover() !== null).at(-1) ?? null

const focusOn = (element: HTMLElement | null): boolean => {
  element?.focus({ preventScroll: true })
  return element !== null && document.activeElement === element
}

/** Escape closes the topmost layer wherever the focus is, even before it is drawn, and never a layer below it. */
const onKeyDown = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  event.preventDefault()
  layers.at(-1)?.onEscape()
}

/** Keeps the focus in the topmost layer; one that is being drawn can take it before it is registered. */
const onFocusIn = ({ target }: FocusEvent): void => {
  focused = target instanceof Element ? target : null
  const top = topOpen()
  if (top === null || !(target instanceof Element) || top.cover()?.contains(target) === true) return
  const cover = target.closest('[data-modal]')
  const isNew = cover !== null && !layers.some((layer) => layer.cover() === cover)
  if (!isNew) focusOn(top.dialog())
}

/** What has the focus, until that goes nowhere: a screen reader that moves through the text takes it away, and the reader stays there. */
let focused: Element | null = null

/**
 * When the focused element is removed or disabled, the dialog takes the focus, so that the keyboard does not restart at the top of the
 * document. Engines differ in the events that they fire then, so the page is watched.
 */
const onChange = (): void => {
  if (focused === null || document.activeElement !== document.body) return
  if (focused.isConnected && !focused.matches(':disabled')) return
  focused = null
  focusOn(topOpen()?.dialog() ?? null)
}
const { MutationObserver: Watcher }: { MutationObserver?: typeof MutationObserver } = globalThis
// After what a closing layer itself does about the focus.
const watcher = Watcher && new Watcher(() => queueMicrotask(() => queueMicrotask(onChange)))

const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
  if (relatedTarget !== null) return
  queueMicrotask(() => {
    onChange()
    if (document.activeElement === document.body) focused = null
  })
}

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

/** What opens a layer now: what has the focus, or what was pressed inside that. */
const openerNow = (): HTMLElement | null => {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : null
  return pressed?.isConnected === true && (active?.contains(pressed) ?? true) ? pressed : active
}

const add = (layer: Layer): (() => void) => {
  if (layers.length === 0) {
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    focused = document.activeElement
    watcher?.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  }
  layers.push(layer)
  layers.sort(compare)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length > 0) return
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
    watcher?.disconnect()
  }
}

/** VoiceOver on iOS announces a dialog only if it receives the focus after it was drawn: focus it a second time once it has settled. */
export const focusAgain = (dialog: HTMLElement | null): void => {
  if (dialog === null || document.activeElement !== dialog) return
  dialog.blur()
  focusOn(dialog)
}

/** Returns the focus to what opened the layer; if that is missing or covered, to the layer below, else to the page's heading. */
const giveBack = (opener: HTMLElement | null, cover: HTMLElement | null): void => {
  const { activeElement } = document
  const isElsewhere =
    activeElement !== null && activeElement !== document.body && cover?.contains(activeElement) !== true
  if (isElsewhere) return
  const below = topOpen()
  const isInReach = opener !== null && opener !== document.body && (below?.cover()?.contains(opener) ?? true)
  if (isInReach && focusOn(opener)) return
  if (below !== null) focusOn(below.dialog())
  else if (opener !== document.body) focusOn(pageHeading())
}

/** How many layers surround this one. */
export const LayerDepth = createContext(0)

/**
 * Makes an open element one modal layer: it takes the focus as soon as it is drawn and keeps it, Escape closes it from the moment it is
 * requested, and closing returns the focus at once.
 *
 * All of this happens while React commits, because a key pressed between drawing and focusing would act on the page behind.
 */
export const useModalLayer = ({
  isWanted,
  isOpen,
  isQuestion,
  cover,
  dialog,
  onEscape,
}: {
  readonly isWanted: boolean
  readonly isOpen: boolean
  readonly isQuestion: boolean
  readonly cover: RefObject<HTMLElement | null>
  readonly dialog: RefObject<HTMLElement | null>
  readonly onEscape: () => void
}): void => {
  const depth = use(LayerDepth)
  const opener = useRef<HTMLElement | null>(null)
  const escape = useEffectEvent(onEscape)
  // Before layout effects, since `autoFocus` moves the focus between the two.
  useInsertionEffect(() => {
    if (isWanted) opener.current = openerNow()
  }, [isWanted])
  useLayoutEffect(() => {
    if (!isWanted) return
    added += 1
    return add({
      rank: [isQuestion ? 1 : 0, depth, added],
      cover: () => (cover.current?.hasAttribute('data-exiting') === true ? null : cover.current),
      dialog: () => dialog.current,
      onEscape: () => escape(),
    })
  }, [isWanted, isQuestion, depth, cover, dialog])
  useLayoutEffect(() => {
    const box = dialog.current
    const over = cover.current
    if (!isOpen || box === null) return
    if (topOpen()?.dialog() === box && !box.contains(document.activeElement)) focusOn(box)
    // React returns the focus to what had it before the commit if that is still on the page, so this runs after it.
    return () => queueMicrotask(() => giveBack(opener.current, over))
  }, [isOpen, cover, dialog])
}

/** The first or last of these that takes the focus; only the browser knows which cannot. */
export const focusWithin = (box: HTMLElement, end: 'first' | 'last'): void => {
  const candidates = [
    ...box.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, iframe, summary, [tabindex="0"]'),
  ]
  if (end === 'last') candidates.reverse()
  const isStop = (element: HTMLElement): boolean => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true
    const group = candidates.filter((one) => one instanceof HTMLInputElement && one.name === element.name)
    return !group.some((one) => one instanceof HTMLInputElement && one.checked)
  }
  if (!candidates.some((element) => element.tabIndex >= 0 && isStop(element) && focusOn(element))) focusOn(box)
}

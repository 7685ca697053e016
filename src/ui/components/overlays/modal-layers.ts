import { createContext, use, useEffectEvent, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { pageHeading } from '../layout/page-heading.ts'

interface Layer {
  /** A question lies over any dialog; what is drawn inside another lies over that; of two alike the later one is on top. */
  readonly rank: readonly [question: 0 | 1, depth: number, order: number]
  /** What covers the page, while it is open; null while it is only wanted. */
  readonly cover: () => HTMLElement | null
  /** The dialog in it, which can have the focus. */
  readonly dialog: () => HTMLElement | null
  readonly onEscape: () => void
}

/** All layers that are open or about to open, the topmost last. */
const layers: Layer[] = []
let added = 0

const compare = (one: Layer, other: Layer): number =>
  one.rank[0] - other.rank[0] || one.rank[1] - other.rank[1] || one.rank[2] - other.rank[2]

const topOpen = (): Layer | null => layers.filter((layer) => layer.cover() !== null).at(-1) ?? null

const focusOn = (element: HTMLElement | null): boolean => {
  element?.focus({ preventScroll: true })
  return element !== null && document.activeElement === element
}

/** Escape closes the topmost layer wherever the focus is, and even before it is drawn: nothing below it may go in its place. */
const onKeyDown = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  event.preventDefault()
  layers.at(-1)?.onEscape()
}

/** The focus stays in the topmost layer; one that is being drawn may take it before it is known to be open. */
const onFocusIn = ({ target }: FocusEvent): void => {
  const top = topOpen()
  if (top === null || !(target instanceof Element) || top.cover()?.contains(target) === true) return
  const cover = target.closest('[data-modal]')
  const isNew = cover !== null && !layers.some((layer) => layer.cover() === cover)
  if (!isNew) focusOn(top.dialog())
}

/** Where what had the focus was taken off the page, the dialog has it, so that the keyboard does not begin at the top of the document. */
const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
  if (relatedTarget !== null) return
  queueMicrotask(() => {
    if (document.activeElement === document.body && document.hasFocus()) focusOn(topOpen()?.dialog() ?? null)
  })
}

const add = (layer: Layer): (() => void) => {
  if (layers.length === 0) {
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
  }
  layers.push(layer)
  layers.sort(compare)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length > 0) return
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
  }
}

/** VoiceOver on iOS announces a dialog only where it is given the focus after it was drawn: a second time then, when it has come to rest. */
export const focusAgain = (dialog: HTMLElement | null): void => {
  if (dialog === null || document.activeElement !== dialog) return
  dialog.blur()
  focusOn(dialog)
}

/** Gives the focus to what opened the layer; where that is gone or under another layer, to the layer below, else to the page's heading. */
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

/** How many layers what is drawn here is inside. */
export const LayerDepth = createContext(0)

/**
 * Makes what is open one layer of the page: it takes the focus as soon as it is drawn and keeps it, Escape closes it from the moment it is
 * wanted, and as soon as it is closed the focus goes back to where it was.
 *
 * All of it happens while React commits. A person is quick at the keyboard: a key that comes between what is drawn and what has taken the
 * focus would act on the page behind.
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
  // Ahead of layout effects: between the two, `autoFocus` moves the focus.
  useInsertionEffect(() => {
    if (isWanted) opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
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
    // React gives the focus back to what had it before the commit where that is still on the page: after it then.
    return () => queueMicrotask(() => giveBack(opener.current, over))
  }, [isOpen, cover, dialog])
}

/** The first or last of these that takes the focus; the browser knows what cannot. */
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

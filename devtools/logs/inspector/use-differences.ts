import { useEffect, useState, type RefObject } from 'react'
import { after } from './use-page.ts'
import { differingLines } from '../reading/differing-lines.ts'
import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** A line of a screen as a screen reader says it: the role and the text. */
export interface ScreenLine {
  readonly text: string
  readonly element: Element
}

/** Roles that say nothing themselves. */
const silent: ReadonlySet<string> = new Set([
  'generic',
  'presentation',
  'none',
  'list',
  'listitem',
  'rowgroup',
  'group',
])
/** Roles whose name is the text inside them. */
const namedByContent: ReadonlySet<string> = new Set([
  ...['button', 'link', 'heading', 'tab', 'option', 'checkbox', 'radio', 'switch', 'menuitem', 'img'],
  ...['cell', 'columnheader', 'rowheader', 'textbox', 'searchbox', 'combobox', 'spinbutton', 'progressbar'],
])

const isShown = (element: Element): boolean =>
  element.getAttribute('aria-hidden') !== 'true' && element.checkVisibility({ visibilityProperty: true })

const valueOf = (element: Element): string => {
  // The elements of a frame are instances of the frame's own classes, so `instanceof` fails: their names tell them apart.
  const { localName } = element
  if (localName !== 'input' && localName !== 'select' && localName !== 'textarea') return ''
  const { value, checked, type } = element as HTMLInputElement // the three share `value`
  if (type === 'checkbox' || type === 'radio') return checked ? ' (on)' : ' (off)'
  return value === '' ? '' : ` = ${value}`
}

const textOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The content of a page in lines, in document order: texts, and elements with a role and a name. */
export const linesOf = (page: Document): readonly ScreenLine[] => {
  const lines: ScreenLine[] = []
  const walk = (element: Element): void => {
    if (!isShown(element) || element.localName === 'script' || element.localName === 'style') return
    const role = getRole(element)
    if (role !== null && !silent.has(role)) {
      const name = textOf(computeAccessibleName(element))
      const state = element.getAttribute('aria-expanded') === 'true' ? ' (open)' : ''
      if (name !== '' || namedByContent.has(role))
        lines.push({ text: `${role} ‘${name}’${valueOf(element)}${state}`, element })
      if (namedByContent.has(role) && role !== 'cell') return
    }
    let own = ''
    for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) own += child.textContent
    own = textOf(own)
    if (own !== '') lines.push({ text: own, element })
    for (const child of element.children) walk(child)
  }
  walk(page.body)
  return lines
}

/** Where two screens differ, as their lines. */
export interface Differences {
  readonly first: readonly string[]
  readonly second: readonly string[]
}

const MARK = 'data-inspector-differs'
const STYLE = `[${MARK}]{outline:4px dashed #b45309 !important;outline-offset:2px !important}`
/** Both screens count as drawn once nothing has changed for this long, ms. */
const QUIET = 250
/** How many lines of a screen are compared at most. */
const LINES = 2500

const mark = (page: Document, elements: readonly Element[]): void => {
  for (const marked of page.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK)
  for (const element of elements) element.setAttribute(MARK, '')
  if (page.getElementById(MARK)) return
  const style = page.createElement('style')
  style.id = MARK
  style.textContent = STYLE
  page.head.append(style)
}

/** Compares two frames each time both have settled, and marks in them what differs. Null while `on` is false. */
export const useDifferences = (
  on: boolean,
  one: RefObject<HTMLIFrameElement | null>,
  other: RefObject<HTMLIFrameElement | null>,
): Differences | null => {
  const [found, setFound] = useState<Differences | null>(null)
  useEffect(() => {
    if (!on) {
      setFound(null)
      return undefined
    }
    let giveUp = (): void => {}
    const watched = new Map<RefObject<HTMLIFrameElement | null>, Document>()
    const observer = new MutationObserver(() => compareSoon())
    const compare = (): void => {
      for (const frame of [one, other]) {
        // A frame starts with an empty document, which its page replaces.
        const page = frame.current?.contentDocument
        if (!page || watched.get(frame) === page) continue
        watched.set(frame, page)
        observer.observe(page, { subtree: true, childList: true, characterData: true })
      }
      const [a, b] = [one.current?.contentDocument, other.current?.contentDocument]
      if (!a?.querySelector('#root > *') || !b?.querySelector('#root > *')) {
        compareSoon()
        return
      }
      const [mine, theirs] = [linesOf(a).slice(0, LINES), linesOf(b).slice(0, LINES)]
      const textsOf = (lines: typeof mine) => lines.map(({ text }) => text)
      const places = differingLines(textsOf(mine), textsOf(theirs))
      const pick = (lines: typeof mine, at: readonly number[]) => at.flatMap((place) => lines[place] ?? [])
      const [first, second] = [pick(mine, places.one), pick(theirs, places.other)]
      const elementsOf = (lines: typeof mine) => lines.map(({ element }) => element)
      mark(a, elementsOf(first))
      mark(b, elementsOf(second))
      observer.takeRecords()
      setFound({ first: textsOf(first), second: textsOf(second) })
    }
    const compareSoon = (): void => {
      giveUp()
      giveUp = after(QUIET, compare)
    }
    compareSoon()
    return () => {
      giveUp()
      observer.disconnect()
      for (const page of watched.values()) mark(page, [])
    }
  }, [on, one, other])
  return found
}

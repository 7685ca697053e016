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

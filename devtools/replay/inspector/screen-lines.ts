import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** A line of a screen as somebody hears it: what it is, and what it says. */
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
  // Elements of a frame are of its own classes: they are told apart by their names.
  const { localName } = element
  if (localName !== 'input' && localName !== 'select' && localName !== 'textarea') return ''
  const { value, checked, type } = element as HTMLInputElement // the three share `value`
  if (type === 'checkbox' || type === 'radio') return checked ? ' (on)' : ' (off)'
  return value === '' ? '' : ` = ${value}`
}

const textOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** What is on a page, line by line in its order: texts, and what has a role and a name. */
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

/** The places of lines that only one of two screens has: a longest common subsequence is left out. */
export const differingLines = (
  one: readonly string[],
  other: readonly string[],
): { readonly one: readonly number[]; readonly other: readonly number[] } => {
  let start = 0
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1
  let [endOne, endOther] = [one.length, other.length]
  while (endOne > start && endOther > start && one[endOne - 1] === other[endOther - 1]) {
    endOne -= 1
    endOther -= 1
  }
  const [rows, columns] = [endOne - start, endOther - start]
  const width = columns + 1
  const lengths = new Uint32Array((rows + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      lengths[row * width + column] =
        one[start + row] === other[start + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const found = { one: [] as number[], other: [] as number[] }
  let [row, column] = [0, 0]
  while (row < rows || column < columns) {
    if (row < rows && column < columns && one[start + row] === other[start + column]) {
      row += 1
      column += 1
    } else if (row < rows && (column === columns || at(row + 1, column) >= at(row, column + 1)))
      found.one.push(start + row++)
    else found.other.push(start + column++)
  }
  return found
}

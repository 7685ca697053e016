// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import path from 'node:path'
import { MemoryRouter } from 'react-router-dom'
import ts from 'typescript'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { giveDialogs } from '../../../tests/native-dialog.ts'
import { componentExamples } from './component-examples.ts'

/** What an observer reports of an element. */
type Seen = Pick<ResizeObserverEntry, 'target' | 'contentRect'>

// jsdom has none of these: dialogs open, a long table asks whether it is on a phone, and charts need their width.
giveDialogs()
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    #report: (entries: readonly Seen[]) => void
    constructor(report: (entries: readonly Seen[]) => void) {
      this.#report = report
    }
    observe(place: Element): void {
      this.#report([{ target: place, contentRect: place.getBoundingClientRect() }])
    }
    unobserve(): void {}
    disconnect(): void {}
  },
)
// Rows are as high as a long table assumes, so it renders those in sight and measures none again.
const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 61))
afterAll(() => {
  box.mockRestore()
  vi.unstubAllGlobals()
})

/** The source of the examples and of the design system, by file. */
const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['./components/*.tsx', '../../../src/ui/components/**/*.tsx', '!**/*.test.tsx'],
  { eager: true, query: '?raw', import: 'default' },
)

/** The names that a file imports as values, by the file that exports them. */
const importsOf = (file: string): readonly { readonly from: string; readonly name: string }[] => {
  const tree = ts.createSourceFile(file, sources[file] ?? '', ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  return tree.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const named = importClause?.namedBindings
    if (!ts.isStringLiteral(moduleSpecifier) || !named || !ts.isNamedImports(named)) return []
    const from = path.posix.join(path.posix.dirname(file), moduleSpecifier.text)
    return named.elements.map(({ name, propertyName }) => ({ from, name: (propertyName ?? name).text }))
  })
}

/** Every component that the examples use, directly or within another: `file name`. */
const usedByExamples = (): ReadonlySet<string> => {
  const used = new Set<string>()
  const read = new Set<string>()
  const visit = (file: string): void => {
    if (read.has(file)) return
    read.add(file)
    for (const { from, name } of importsOf(file)) {
      used.add(`${from} ${name}`)
      visit(from.startsWith('.') ? from : `./${from}`)
    }
  }
  for (const file of Object.keys(sources)) if (file.startsWith('./')) visit(file)
  return used
}

afterEach(cleanup)

it.each(Object.entries(componentExamples))('[BED-3] the example %s renders', (_, Example) => {
  render(
    <MemoryRouter>
      <Example />
    </MemoryRouter>,
  )
  // Overlays are outside the container.
  expect(document.querySelectorAll('body > * > *, body > [role]').length).toBeGreaterThan(0)
})

it('[BED-3] every component of the design system is in an example of the gallery', () => {
  const files = import.meta.glob<Readonly<Record<string, unknown>>>(
    ['../../../src/ui/components/**/*.tsx', '!../../../src/ui/components/**/*.test.tsx'],
    { eager: true },
  )
  const components = Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports)
      .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
      .map(([name]) => `${file} ${name}`),
  )
  expect(components.length).toBeGreaterThan(60)
  const used = usedByExamples()
  expect(components.filter((component) => !used.has(component))).toEqual([])
})

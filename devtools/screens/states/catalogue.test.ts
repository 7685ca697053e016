import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { operations } from '../../../src/effects/api/generated/operations.ts'
import { catalogue, screens, userFlows } from './catalogue.ts'
import { faultsOf } from './state.ts'

const read = (file: string): ts.SourceFile => {
  const place = fileURLToPath(new URL(`../../../src/ui/shell/${file}`, import.meta.url))
  return ts.createSourceFile(file, readFileSync(place, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

/** The attribute of a `<Route>`; null if it has none, '' if it has no value. */
const attribute = (route: ts.JsxOpeningLikeElement, name: string): string | null => {
  const found = route.attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === name)
  if (!found || !ts.isJsxAttribute(found)) return null
  return found.initializer && ts.isStringLiteral(found.initializer) ? found.initializer.text : ''
}

const joined = (above: string, path: string | null): string =>
  path === null ? above : `${above}/${path}`.replaceAll(/\/+/g, '/')

/** Every page that a file routes: the path of each route that renders something. */
const routesOf = (file: string): readonly string[] => {
  const found: string[] = []
  const visit = (node: ts.Node, above: string): void => {
    const opening = ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : null
    const isRoute = opening?.tagName.getText() === 'Route'
    const path = isRoute ? attribute(opening, 'path') : null
    const here = isRoute ? joined(above, path) : above
    if (isRoute && ts.isJsxSelfClosingElement(node)) found.push(path === '*' ? '*' : here)
    ts.forEachChild(node, (child) => visit(child, here))
  }
  visit(read(file), '')
  return found
}

describe('the catalogue of screen states', () => {
  it('[BED-3] has states for every page that the portal routes, and for no other', () => {
    const routed = [...routesOf('app.tsx').filter((page) => page === '/'), ...routesOf('pages.tsx')]
    expect(routed.length).toBeGreaterThan(30)
    const shown = Object.values(screens).map(({ page }) => page)
    const stateless = routed.filter((page) => !shown.includes(page))
    expect
      .soft(
        stateless,
        'pages of src/ui/shell/pages.tsx without a state in devtools/screens/states/screens/, or without its line in catalogue.ts there',
      )
      .toEqual([])
    const unrouted = shown.filter((page) => !routed.includes(page))
    expect
      .soft(unrouted, 'pages of devtools/screens/states/screens/ that src/ui/shell/pages.tsx does not route')
      .toEqual([])
  })

  it('[BED-3] sets faults of operations that there are', () => {
    const faulty = new Set(catalogue.flatMap(({ state }) => faultsOf(state).map(({ operation }) => operation)))
    expect([...faulty].filter((operation) => !(operation in operations))).toEqual([])
  })

  it('[BED-4] shows the failure of every operation, in one state each', () => {
    const shown = userFlows.map(({ failure }) => failure.operation)
    const missing = Object.keys(operations).filter((operation) => !shown.some((one) => one === operation))
    expect(missing, 'operations without a state that `fails` with them, in devtools/screens/states/screens/').toEqual(
      [],
    )
    expect(shown.filter((operation, index) => shown.indexOf(operation) !== index)).toEqual([])
  })

  it('[BED-3] has ids that make file names', () => {
    for (const { id } of catalogue) expect(id).toMatch(/^[a-z]+\/[a-z0-9/-]+$/)
    expect(new Set(catalogue.map(({ id }) => id.replaceAll('/', '.'))).size).toBe(catalogue.length)
  })
})

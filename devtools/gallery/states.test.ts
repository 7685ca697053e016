import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { operations } from '../../src/effects/api/generated/operations.ts'
import { listed } from './listed.ts'
import { screens } from './states.ts'

const read = (file: string): ts.SourceFile => {
  const place = fileURLToPath(new URL(`../../src/ui/shell/${file}`, import.meta.url))
  return ts.createSourceFile(file, readFileSync(place, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

/** The attribute of a `<Route>`; null where it has none, '' where it says nothing more. */
const attribute = (route: ts.JsxOpeningLikeElement, name: string): string | null => {
  const found = route.attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === name)
  if (!found || !ts.isJsxAttribute(found)) return null
  return found.initializer && ts.isStringLiteral(found.initializer) ? found.initializer.text : ''
}

const joined = (above: string, path: string | null): string =>
  path === null ? above : `${above}/${path}`.replaceAll(/\/+/g, '/')

/** Every page that a file routes, as one path each: what draws something at an address of its own. */
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

describe('the states of the gallery', () => {
  it('[BED-3] stand for every page that the portal routes, and for no other', () => {
    const routed = [...routesOf('app.tsx').filter((page) => page === '/'), ...routesOf('pages.tsx')]
    expect(routed.length).toBeGreaterThan(30)
    const shown = Object.values(screens).map(({ page }) => page)
    expect([...new Set(shown)].toSorted()).toEqual([...new Set(routed)].toSorted())
  })

  it('[BED-3] name faults of operations that there are', () => {
    const faulty = new Set(
      Object.values(screens).flatMap(({ states }) =>
        Object.values(states).flatMap(({ faults = [] }) => faults.map(({ operation }) => operation)),
      ),
    )
    expect([...faulty].filter((operation) => !(operation in operations))).toEqual([])
  })

  it('[BED-3] have names that a file may have', () => {
    for (const { id } of listed) expect(id).toMatch(/^[a-z]+\/[a-z0-9/-]+$/)
    expect(new Set(listed.map(({ id }) => id.replaceAll('/', '.'))).size).toBe(listed.length)
  })
})

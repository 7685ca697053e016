import { readFileSync } from 'node:fs'
import path from 'node:path'
import { effectsCalling, type FoundEffect } from './effects.ts'
import { readSymbols, directUsersOf, usersOf, type Declared, type Symbols, type SymbolName } from './symbols.ts'
import ts from 'typescript'

/** A screen, or a part of one, with the addresses at which it is shown. */
export interface FoundScreen {
  readonly file: string
  /** `/app/my-benefits/:benefitId`; a panel of the frame is on every page. */
  readonly routes: readonly string[]
}

const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/')
const areaOf = (file: string): string => file.split('/')[2] ?? ''

/**
 * The parts of screens that concern an effect: everything that uses a command or a selector of its events. Only events of the effect's
 * own area count, because many effects emit the others (a refused redirect, a form that is emptied).
 */
export const uiOf = (symbols: Symbols, effects: readonly FoundEffect[]): readonly Declared[] => {
  const events: readonly SymbolName[] = effects.flatMap(({ file, events }) =>
    events.filter((event) => areaOf(event) === areaOf(file)),
  )
  const folders = new Set(events.map((event) => folderOf(event.split('#')[0] ?? '')))
  const inDomain = ({ file }: Declared): boolean => folders.has(folderOf(file))
  // A read or a write defines its events together with its commands and selectors.
  const definitions = events.flatMap((event) =>
    [...(symbols.get(event)?.uses ?? [])].filter((name) => {
      const node = symbols.get(name)?.node
      return node && ts.isVariableDeclaration(node) && /^define(Read|Write)\(/.test(node.initializer?.getText() ?? '')
    }),
  )
  const sources = [...events, ...definitions]
  const said = [...sources, ...usersOf(symbols, sources, inDomain).map(({ name }) => name)]
  return directUsersOf(symbols, said).filter(({ file }) => file.startsWith('src/ui/'))
}

const featureOf = (file: string): string => file.split('/').at(-1)?.split('.')[0] ?? ''

/** The files of those screens; for an effect without events, those with the same feature name. */
export const screensOf = (symbols: Symbols, effects: readonly FoundEffect[]): readonly string[] => {
  const features = new Set(effects.filter(({ events }) => events.length === 0).map(({ file }) => featureOf(file)))
  const named = [...symbols.values()].filter(({ file }) => file.startsWith('src/ui/') && features.has(featureOf(file)))
  return [...new Set([...uiOf(symbols, effects), ...named].map(({ file }) => file))].toSorted()
}

/** The components that a file draws, imported or lazy, by their name in that file. */
const componentsOf = (symbols: Symbols, file: string): ReadonlyMap<string, SymbolName> => {
  const own = [...symbols.values()].filter((one) => one.file === file)
  const imported = own.flatMap(({ uses }) => [...uses]).map((used) => [used.split('#')[1] ?? '', used] as const)
  const lazy = own
    .filter(
      ({ node }) => ts.isVariableDeclaration(node) && /^lazy(Component|Page)\(/.test(node.initializer?.getText() ?? ''),
    )
    .flatMap(({ name, uses }) => [...uses].map((used) => [name.split('#')[1] ?? '', used] as const))
  return new Map([...imported, ...lazy])
}

/** The addresses of each component, read from the shell's routes. */
const readRoutes = (root: string, symbols: Symbols): ReadonlyMap<string, readonly string[]> => {
  const routes = new Map<string, string[]>()
  for (const file of ['src/ui/shell/app.tsx', 'src/ui/shell/pages.tsx']) {
    const source = ts.createSourceFile(
      file,
      readFileSync(path.join(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    )
    const components = componentsOf(symbols, file)
    const attribute = (element: ts.JsxOpeningLikeElement, name: string): ts.JsxAttribute | undefined =>
      element.attributes.properties.filter(ts.isJsxAttribute).find((one) => one.name.getText() === name)
    const visit = (node: ts.Node, base: string): void => {
      const element = ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : null
      if (element?.tagName.getText() !== 'Route') {
        ts.forEachChild(node, (child) => visit(child, base))
        return
      }
      const initial = attribute(element, 'path')?.initializer
      const own = initial && ts.isStringLiteral(initial) ? initial.text.replace(/\/\*$/, '') : ''
      const address = own.startsWith('/') ? own : own === '' ? base : `${base}/${own}`
      for (const [, name = ''] of (attribute(element, 'element')?.getText() ?? '').matchAll(/<(\w+)/g)) {
        const target = components.get(name)?.split('#')[0]
        if (target && !own.includes('*'))
          routes.set(target, [...(routes.get(target) ?? []), address === '' ? '/' : address])
      }
      if (ts.isJsxElement(node)) for (const child of node.children) visit(child, address)
    }
    visit(source, '')
  }
  return routes
}

/** Where a file of `src/ui` is shown. */
export const routesBy = (root: string, symbols: Symbols): ((file: string) => readonly string[]) => {
  const routes = readRoutes(root, symbols)
  const users = new Map<string, Set<string>>()
  for (const { file, uses } of symbols.values())
    for (const used of uses) {
      const target = used.split('#')[0] ?? ''
      if (target !== file && file.startsWith('src/ui/')) users.set(target, (users.get(target) ?? new Set()).add(file))
    }
  return (file) => {
    const found = new Set<string>()
    const seen = new Set<string>()
    const visit = (one: string): void => {
      if (seen.has(one)) return
      seen.add(one)
      for (const route of routes.get(one) ?? []) found.add(route)
      // The contents of the frame are on every page; the lists of routes contain everything, so they do not count.
      if (one.endsWith('/shell/layout.tsx') || one.endsWith('/shell/protected.tsx')) found.add('every page')
      else if (!routes.has(one))
        for (const user of users.get(one) ?? []) if (!/shell\/(app|pages)\.tsx$/.test(user)) visit(user)
    }
    visit(file)
    return found.has('every page') ? ['every page'] : [...found].toSorted()
  }
}

/** The parts of the portal that an operation affects. */
export interface Touched {
  readonly effects: readonly { readonly name: string; readonly file: string }[]
  readonly screens: readonly FoundScreen[]
  /** The file of the mock's handler; null if there is none. */
  readonly handler: string | null
}

/** Operation to the file that its handler is imported from. */
const readHandlers = (root: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...readFileSync(path.join(root, 'mock-server/routes.ts'), 'utf8').matchAll(
        /import \{([^}]*)\} from '\.\/([^']+)'/g,
      ),
    ].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.trim().split(' as ').at(-1) ?? '', `mock-server/${file}`] as const),
    ),
  )

/**
 * Reads the portal below `root` once, and returns what looks up the effects, screens and handler of an operation: from imports, never from a
 * list maintained by hand.
 */
export const createLookUp = (root: string): ((operation: string) => Touched) => {
  const symbols = readSymbols(root, ['src/domain', 'src/effects', 'src/ui'])
  const routes = routesBy(root, symbols)
  const handlers = readHandlers(root)
  return (operation) => {
    const effects = effectsCalling(symbols, operation)
    return {
      effects: effects.map(({ name, file }) => ({ name, file })),
      screens: screensOf(symbols, effects).map((file) => ({ file, routes: routes(file) })),
      handler: handlers.get(operation) ?? null,
    }
  }
}

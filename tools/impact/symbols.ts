import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A name that a file declares at its top: `src/effects/benefits/opt-out.ts#sendOptOut`. */
export type SymbolName = string

/** What is declared under a name, and the names that it uses, from its own file and others. */
export interface Declared {
  readonly name: SymbolName
  readonly file: string
  readonly node: ts.Node
  readonly uses: ReadonlySet<SymbolName>
}

/** Every top-level name of the portal's code. */
export type Symbols = ReadonlyMap<SymbolName, Declared>

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|spec|d)\.tsx?$|\.types\.ts$/.test(file)

const filesBelow = (root: string, folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(isCode)

/** The file that an import leads to; null for a package. */
const fileOf = (from: string, target: string): string | null =>
  target.startsWith('.') ? path.posix.normalize(path.posix.join(path.posix.dirname(from), target)) : null

/** Maps local names to the names under which they are declared. Types are left out: they do nothing when the portal runs. */
const importsOf = (source: ts.SourceFile, file: string): Map<string, SymbolName> => {
  const found = new Map<string, SymbolName>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const target = fileOf(file, statement.moduleSpecifier.text)
    const bindings = statement.importClause?.namedBindings
    if (target === null || statement.importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings)) continue
    for (const { name, propertyName, isTypeOnly } of bindings.elements)
      if (!isTypeOnly) found.set(name.text, `${target}#${(propertyName ?? name).text}`)
  }
  return found
}

const declaredNames = (statement: ts.Statement): readonly (readonly [string, ts.Node])[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((one) => {
      if (ts.isIdentifier(one.name)) return [[one.name.text, one] as const]
      return one.name.elements.flatMap((element) =>
        ts.isBindingElement(element) && ts.isIdentifier(element.name) ? [[element.name.text, one] as const] : [],
      )
    })
  return (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name
    ? [[statement.name.text, statement]]
    : []
}

/** The name that `import('../x.tsx').then((m) => … m.Name …)` asks a file for. */
const lazyImport = (node: ts.Node, file: string): readonly SymbolName[] => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const asked = node.expression.expression
  if (!ts.isCallExpression(asked) || asked.expression.kind !== ts.SyntaxKind.ImportKeyword) return []
  const [target] = asked.arguments
  const own = target && ts.isStringLiteral(target) ? fileOf(file, target.text) : null
  const names = [...node.getText().matchAll(/\bm\.(\w+)/g)].map(([, name]) => name)
  return own === null ? [] : names.map((name) => `${own}#${name}`)
}

const usesOf = (node: ts.Node, file: string, known: ReadonlyMap<string, SymbolName>): ReadonlySet<SymbolName> => {
  const found = new Set<SymbolName>()
  const visit = (one: ts.Node): void => {
    for (const lazy of lazyImport(one, file)) found.add(lazy)
    if (ts.isIdentifier(one)) {
      const { parent } = one
      const isName =
        (ts.isPropertyAccessExpression(parent) && parent.name === one) ||
        (ts.isPropertyAssignment(parent) && parent.name === one)
      const name = known.get(one.text)
      if (name !== undefined && !isName) found.add(name)
    }
    if (!ts.isTypeNode(one)) ts.forEachChild(one, visit)
  }
  ts.forEachChild(node, visit)
  return found
}

/** Reads the code of some folders. Throws the file system's error if a folder is missing. */
export const readSymbols = (root: string, folders: readonly string[]): Symbols => {
  const symbols = new Map<SymbolName, Declared>()
  for (const file of folders.flatMap((folder) => filesBelow(root, folder))) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const declared = source.statements.flatMap(declaredNames)
    const known = importsOf(source, file)
    for (const [name] of declared) known.set(name, `${file}#${name}`)
    for (const [name, node] of declared) {
      const own: SymbolName = `${file}#${name}`
      symbols.set(own, { name: own, file, node, uses: usesOf(node, file, known) })
    }
  }
  return symbols
}

const byUse = new WeakMap<Symbols, ReadonlyMap<SymbolName, readonly Declared[]>>()

/** The users of each name, computed once. */
const usersByName = (symbols: Symbols): ReadonlyMap<SymbolName, readonly Declared[]> => {
  const known = byUse.get(symbols)
  if (known) return known
  const users = new Map<SymbolName, Declared[]>()
  for (const declared of symbols.values())
    for (const used of declared.uses) {
      const all = users.get(used)
      if (all) all.push(declared)
      else users.set(used, [declared])
    }
  byUse.set(symbols, users)
  return users
}

/** Everything that itself uses one of some names. */
export const directUsersOf = (symbols: Symbols, names: readonly SymbolName[]): readonly Declared[] => {
  const users = usersByName(symbols)
  return [...new Set(names.flatMap((name) => users.get(name) ?? []))]
}

/** Everything that uses one of some names, directly or through names that `through` allows; without the names themselves. */
export const usersOf = (
  symbols: Symbols,
  names: readonly SymbolName[],
  through: (declared: Declared) => boolean,
): readonly Declared[] => {
  const users = usersByName(symbols)
  const found = new Map<SymbolName, Declared>()
  const left = [...names]
  for (let name = left.pop(); name !== undefined; name = left.pop())
    for (const user of users.get(name) ?? []) {
      if (found.has(user.name) || names.includes(user.name) || !through(user)) continue
      found.set(user.name, user)
      left.push(user.name)
    }
  return [...found.values()]
}

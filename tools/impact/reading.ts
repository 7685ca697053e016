import ts from 'typescript'
import { effectNodesCalling, effectsCalling } from './effects.ts'
import { uiOf } from './screens.ts'
import { usersOf, type Declared, type Symbols, type SymbolName } from './symbols.ts'
import type { Uses } from './uses.ts'

/** The fields that are read from every refusal: its sentence, and why a session ended (`messageIn` and `problemOf` of the client). */
const everywhere = new Map(
  ['errors', 'error', 'message', 'detail'].map((name) => [name, 'src/effects/api/response.ts']),
)

/** Declarations with everything that they use, followed only where `through` allows. */
const closureOf = (
  symbols: Symbols,
  from: readonly Declared[],
  through: (declared: Declared) => boolean,
): readonly Declared[] => {
  const found = new Map<SymbolName, Declared>(from.map((one) => [one.name, one]))
  for (const one of found.values())
    for (const used of one.uses) {
      const declared = symbols.get(used)
      if (declared && !found.has(used) && through(declared)) found.set(used, declared)
    }
  return [...found.values()]
}

const isFeature = ({ file }: Declared): boolean =>
  /^src\/(effects|domain)\/(?!api\/|runtime\/|kernel\/)[^/]+\//.test(file)

/** Every word in a declaration: property names, and strings such as those of a query. */
const wordsOf = (node: ts.Node): ReadonlySet<string> => {
  const words = new Set<string>()
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one) || ts.isStringLiteralLike(one)) words.add(one.text)
    ts.forEachChild(one, visit)
  }
  visit(node)
  return words
}

const compared = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.CaseKeyword,
])

const isStatus = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && node.text === 'status') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'status')

/** The statuses that a declaration compares with: `problem.status === 404`, or `case 404` of a switch on a status. */
const statusesIn = (node: ts.Node): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (one: ts.Node): void => {
    if (ts.isBinaryExpression(one) && compared.has(one.operatorToken.kind))
      for (const [side, other] of [
        [one.left, one.right],
        [one.right, one.left],
      ] as const)
        if (isStatus(side) && ts.isNumericLiteral(other)) found.add(other.text)
    if (ts.isSwitchStatement(one) && isStatus(one.expression))
      for (const clause of one.caseBlock.clauses)
        if (ts.isCaseClause(clause) && ts.isNumericLiteral(clause.expression)) found.add(clause.expression.text)
    ts.forEachChild(one, visit)
  }
  visit(node)
  return found
}

/** Whether a declaration takes the body of a failure: `({ problem, body }) => …`. */
const takesBody = (node: ts.Node): boolean => {
  let found = false
  const visit = (one: ts.Node): void => {
    if (ts.isObjectBindingPattern(one)) {
      const names = one.elements.map((element) => (element.propertyName ?? element.name).getText())
      found ||= names.includes('problem') && names.includes('body')
    }
    if (!found) ts.forEachChild(one, visit)
  }
  visit(node)
  return found
}

/** Calculates on the first call. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

const firstFile = (all: readonly Declared[], fits: (declared: Declared) => boolean): string | null =>
  all.find(fits)?.file ?? null

/**
 * Reads what the code does with an operation. Effects and what they use name its fields; the handlers of their events, up to the screens, can
 * treat a status in a special way. A word with another meaning counts too: that can report a safe change as breaking, never the reverse.
 */
export const createReading = (symbols: Symbols): ((operation: string) => Omit<Uses, 'interactions'>) => {
  const words = new Map<SymbolName, ReadonlySet<string>>()
  const wordsIn = (one: Declared): ReadonlySet<string> => {
    const known = words.get(one.name) ?? wordsOf(one.node)
    words.set(one.name, known)
    return known
  }
  return (operation) => {
    const calling = once(() => effectNodesCalling(symbols, operation))
    const readers = once(() => closureOf(symbols, calling(), isFeature))
    const near = once(() => {
      const effects = effectsCalling(symbols, operation)
      const events = effects.flatMap((one) => one.events)
      const handlers = usersOf(symbols, events, ({ file }) => file.startsWith('src/domain/'))
      const own = [...calling(), ...handlers, ...uiOf(symbols, effects)]
      // A helper that they call can compare for them; what the helper itself calls is about something else.
      return [...own, ...own.flatMap(({ uses }) => [...uses].flatMap((name) => symbols.get(name) ?? []))]
    })
    return {
      names: (name) => firstFile(readers(), (one) => wordsIn(one).has(name)) ?? everywhere.get(name) ?? null,
      branchesOn: (status) => firstFile(near(), ({ node }) => statusesIn(node).has(status)),
      readsRefusals: () => firstFile(calling(), ({ node }) => takesBody(node)),
    }
  }
}

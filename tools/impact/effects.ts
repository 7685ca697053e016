import ts from 'typescript'
import { directUsersOf, usersOf, type Declared, type Symbols, type SymbolName } from './symbols.ts'

/** An effect as its declaration names it. */
export interface FoundEffect {
  /** `optOut.send`. */
  readonly name: string
  readonly file: string
  /** The declarations of the events that start it and those that it can emit. */
  readonly events: readonly SymbolName[]
}

const property = (literal: ts.ObjectLiteralExpression, name: string): ts.Expression | null => {
  const found = literal.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)
  return found?.initializer ?? null
}

/** The effect that a declaration is; null for any other. */
export const effectOf = ({ node, file, uses }: Declared): FoundEffect | null => {
  if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) return null
  const { arguments: given } = node.initializer
  const literal = given.at(-1)
  if (!literal || !ts.isObjectLiteralExpression(literal)) return null
  const [name, on, emits] = ['name', 'on', 'emits'].map((key) => property(literal, key))
  // `portalRead(read, { … })`: the read, or the write, names the events.
  const events = given.length === 2 ? [given[0], emits] : on && emits ? [on, emits] : []
  if (!name || events.length === 0 || !ts.isStringLiteral(name)) return null
  const words = new Set(
    events
      .map((one) => one?.getText() ?? '')
      .join(' ')
      .match(/\w+/g),
  )
  return { name: name.text, file, events: [...uses].filter((used) => words.has(used.split('#')[1] ?? '')) }
}

/** The events of a read or a write: `const { PassRequested } = passRead.events`. */
const partsOf = (symbols: Symbols, whole: SymbolName): readonly SymbolName[] =>
  directUsersOf(symbols, [whole])
    .filter(({ node }) => ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name))
    .map(({ name }) => name)

const isEffects = ({ file }: Declared): boolean => /^src\/effects\/(?!api\/)[^/]+\//.test(file)

/** The declarations in the effects' code that call an operation, directly or through imports. */
export const effectNodesCalling = (symbols: Symbols, operation: string): readonly Declared[] => {
  const declared = [...symbols.keys()].filter(
    (name) =>
      name.startsWith('src/effects/api/generated/') &&
      name.endsWith(`#${operation}`) &&
      !name.includes('/operations.ts'),
  )
  return usersOf(symbols, declared, isEffects)
}

/** A function of the runtime that calls an operation for a screen, without an event: the function that sends a log. */
const portOf = ({ name, node, file }: Declared): FoundEffect | null =>
  file.startsWith('src/effects/runtime/') && ts.isVariableDeclaration(node)
    ? { name: name.split('#')[1] ?? '', file, events: [] }
    : null

/** The effects that call an operation. */
export const effectsCalling = (symbols: Symbols, operation: string): readonly FoundEffect[] =>
  effectNodesCalling(symbols, operation)
    .flatMap((one) => effectOf(one) ?? portOf(one) ?? [])
    .map((one) => ({ ...one, events: one.events.flatMap((event) => [event, ...partsOf(symbols, event)]) }))

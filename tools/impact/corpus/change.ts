import { isNode, type Node } from '../schemas.ts'

/** A change of a parsed OpenAPI document, with the right verdict, taken from the portal's code and pacts and not from the tool. */
export interface CorpusChange {
  readonly kind: string
  readonly what: string
  readonly host: 'legacy' | 'versioned'
  readonly operation: string
  readonly right: 'breaks' | 'safe'
  /** Why, in the code. */
  readonly because: string
  readonly change: (document: Changing) => void
}

/** A document that was copied to be changed. */
export type Changing = Record<string, unknown>

/** The value at some keys. Throws if there is none, so that a change that no longer fits the documents is noticed. */
export const at = (document: Node, ...keys: readonly string[]): Changing => {
  let found: unknown = document
  for (const key of keys) found = isNode(found) ? found[key] : undefined
  if (!isNode(found)) throw new Error(`The OpenAPI document has nothing at ${keys.join(' › ')}.`)
  return found // part of a copy that nothing else refers to
}

/** Renames a key. Throws if it is not there. */
export const move = (holder: Changing, from: string, to: string): void => {
  if (!(from in holder)) throw new Error(`There is no ${from} to move.`)
  holder[to] = holder[from]
  delete holder[from]
}

/** A shared schema. */
export const schema = (document: Changing, name: string): Changing => at(document, 'components', 'schemas', name)
/** A property of a shared schema. */
export const property = (document: Changing, name: string, key: string): Changing =>
  at(document, 'components', 'schemas', name, 'properties', key)
/** The responses of an operation. */
export const responses = (document: Changing, path: string, method: string): Changing =>
  at(document, 'paths', path, method, 'responses')
/** The list under a key; empty if there is none. */
export const listIn = (holder: Changing, key: string): readonly unknown[] =>
  Array.isArray(holder[key]) ? holder[key] : []

/** Gives a shared parameter another name. */
export const renameParameter = (document: Changing, component: string, to: string): void => {
  at(document, 'components', 'parameters', component)['name'] = to
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { effectsCalling } from './effects.ts'
import { routesBy, screensOf, type FoundScreen } from './screens.ts'
import { readSymbols } from './symbols.ts'

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

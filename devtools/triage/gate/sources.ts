import type { Modules } from '../../replay/cli/build.ts'

/** The source file of each slice, event and command of a domain. */
export interface Sources {
  readonly slice: (name: string) => string
  readonly event: (type: string) => string
  readonly command: (name: string) => string
}

/** The source that folds events, for anything that is in no other source. */
const FOLDING = 'src/domain/kernel/evolve.ts'

const fieldOf = (value: unknown, field: string): unknown =>
  (typeof value === 'object' || typeof value === 'function') && value !== null ? Reflect.get(value, field) : undefined

/** Finds slices, events and commands among all that a domain exports. */
export const sourcesOf = (modules: Modules): Sources => {
  const slices = new Map<string, string>()
  const events = new Map<string, string>()
  const commands = new Map<string, string>()
  for (const [file, exports] of Object.entries(modules))
    for (const [exported, value] of Object.entries(exports)) {
      const [name, type] = [fieldOf(value, 'name'), fieldOf(value, 'type')]
      if (typeof name === 'string' && fieldOf(value, 'lifetime') !== undefined && !slices.has(name))
        slices.set(name, file)
      if (typeof type === 'string' && fieldOf(value, 'codec') !== undefined && !events.has(type)) events.set(type, file)
      if (typeof value === 'function' && !commands.has(exported)) commands.set(exported, file)
    }
  return {
    slice: (name) => slices.get(name) ?? FOLDING,
    event: (type) => events.get(type) ?? FOLDING,
    command: (name) => commands.get(name) ?? FOLDING,
  }
}

/** The sources that can have caused a change in a source; those of folding events if the source itself has none. */
export const causesOf = (causes: Readonly<Record<string, readonly string[]>>, file: string): readonly string[] => {
  const found = causes[file] ?? []
  return found.length > 0 ? found : (causes[FOLDING] ?? [])
}

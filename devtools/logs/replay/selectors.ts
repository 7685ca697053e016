import path from 'node:path'
import type { State } from '../../../src/domain/state.ts'
import { nearest } from '../../../tools/layers.mjs'
import type { Build } from './build.ts'

/** A selector of the domain, without the type of its argument. */
export type AnySelector = ((state: State, arg: unknown) => unknown) & { readonly slices: readonly string[] }

/** A selector that a build exports. */
export interface NamedSelector {
  readonly name: string
  /** The source that exports it, from the build's root. */
  readonly file: string
  readonly select: AnySelector
}

/** Only `selector()` makes functions that name their slices; commands and helpers whose names begin with `select` have none. */
const isSelector = (value: unknown): value is AnySelector =>
  typeof value === 'function' && 'slices' in value && Array.isArray(value.slices)

/** Every selector of a build, in the order of its sources. */
export const selectorsOf = async (build: Pick<Build, 'modules'>): Promise<readonly NamedSelector[]> =>
  Object.entries(await build.modules()).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, select]) => (isSelector(select) ? [{ name, file, select }] : [])),
  )

/** A name that tells two selectors of the same name apart: `reset.selectReset` is the one in reset.ts. */
export const fullName = ({ file, name }: Pick<NamedSelector, 'file' | 'name'>): string =>
  `${path.posix.basename(file, '.ts')}.${name}`

/** The selector of this name, or of this full name; throws a sentence with the nearest names if a build has none. */
export const selectorNamed = async (build: Pick<Build, 'name' | 'modules'>, name: string): Promise<NamedSelector> => {
  const all = await selectorsOf(build)
  const [found, another] = all.filter((one) => one.name === name || fullName(one) === name)
  if (found && another)
    throw new Error(`Two selectors have the name ${name}: write ${fullName(found)} or ${fullName(another)}.`)
  if (found) return found
  const near = nearest(
    name,
    all.map((one) => one.name),
  ).join(', ')
  const [file, other] = Object.entries(await build.modules()).find(([, exports]) => Object.hasOwn(exports, name)) ?? []
  const why = other
    ? `${name} is no selector: ${file} exports it as ${typeof other[name] === 'function' ? 'another function' : 'a value'}.`
    : `The domain of ${build.name} exports no selector ${name}.`
  throw new Error(`${why} The nearest names are ${near}.`)
}

/** Whether a selector takes an argument. */
export const takesArgument = ({ length }: AnySelector): boolean => length > 1

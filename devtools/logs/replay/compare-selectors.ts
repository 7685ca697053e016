import type { State } from '../../../src/domain/state.ts'
import { reasonOf } from '../reading/log-faults.ts'
import type { Build } from './build.ts'
import { subjectOf } from './expected.ts'
import { changesBetween, type Change } from './paths.ts'
import { fullName, selectorsOf, takesArgument, type AnySelector, type NamedSelector } from './selectors.ts'

/** A selector that both builds have. */
interface Pair {
  readonly name: string
  /** The source that exports it in the first build. */
  readonly file: string
  readonly here: AnySelector
  readonly there: AnySelector
}

/** What was not compared, and why. */
export interface Omitted {
  readonly name: string
  readonly why: string
}

/** A difference between the results of one selector. */
export interface SelectorDifference {
  readonly file: string
  readonly change: Change
}

/** Compares the results of two builds' selectors. */
export interface SelectorComparison {
  /**
   * Where they differ: `selectCosts("dental").busy`.
   * @param changed the slices that an event changed: selectors of other slices have the same result as before. Null for all slices
   */
  readonly differences: (
    here: State,
    there: State,
    changed: ReadonlySet<string> | null,
  ) => readonly SelectorDifference[]
  readonly omitted: () => readonly Omitted[]
}

/** How many values are tried at most as the argument of one selector. */
const MOST = 40

type Keyed = Readonly<Record<string, unknown>>
const isKeyed = (value: unknown): value is Keyed => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Possible arguments of a selector: the ids that its slices hold, as keys of their first two levels or in a field `id` or `…Id`. */
const argumentsIn = (slices: readonly unknown[]): readonly string[] => {
  const found = new Set<string>()
  const visit = (value: unknown, depth: number): void => {
    if (found.size >= MOST) return
    if (Array.isArray(value)) for (const one of value) visit(one, depth)
    if (!isKeyed(value)) return
    for (const [key, part] of Object.entries(value)) {
      if (depth < 2 && isKeyed(part)) found.add(key)
      if (typeof part === 'string' && /^id$|Id$/.test(key)) found.add(part)
      visit(part, depth + 1)
    }
  }
  for (const slice of slices) visit(slice, 0)
  return [...found].slice(0, MOST)
}

const said = (select: AnySelector, state: State, arg: unknown): unknown => {
  try {
    return select(state, arg)
  } catch (error) {
    return `throws ${reasonOf(error)}`
  }
}

/** A selector that could not be compared in full, and why. */
type Gap = 'no argument' | 'arguments' | 'too many' | 'function'
const reasons: Readonly<Record<Exclude<Gap, 'arguments'>, string>> = {
  'no argument': 'It takes an argument, and the state has no id for it.',
  'too many': `It was asked with the first ${MOST} ids that the state has for it.`,
  function: 'It returns a function.',
}

const sliceOf = (state: State, name: string): unknown => (state as unknown as Keyed)[name] // older builds have others

/** Finds the selectors that two builds share. @param isCompared whether a selector's result can differ at all */
export const selectorComparison = async (
  build: Build,
  other: Build,
  isCompared: (one: NamedSelector) => boolean = () => true,
): Promise<SelectorComparison> => {
  const [mine, theirs] = [await selectorsOf(build), await selectorsOf(other)]
  /** A selector that moved to another file counts as the same if no other has its name. */
  const counterpart = (one: NamedSelector, among: readonly NamedSelector[]): NamedSelector | undefined => {
    const namesakes = among.filter(({ name }) => name === one.name)
    return namesakes.find(({ file }) => file === one.file) ?? (namesakes.length === 1 ? namesakes[0] : undefined)
  }
  const pairs = mine.flatMap((one): readonly Pair[] => {
    const there = counterpart(one, theirs)
    const isUnique = mine.every((each) => each === one || each.name !== one.name)
    return there && isCompared(one)
      ? [{ name: isUnique ? one.name : fullName(one), file: one.file, here: one.select, there: there.select }]
      : []
  })
  const lone = (
    all: readonly NamedSelector[],
    among: readonly NamedSelector[],
    { name: build }: Build,
  ): readonly Omitted[] =>
    all.flatMap((one) => (counterpart(one, among) ? [] : [{ name: one.name, why: `Only ${build} has it.` }]))
  const gaps = new Map<string, Gap>()

  const argumentsOf = ({ name, here, there }: Pair, state: State): readonly unknown[] => {
    if (!takesArgument(here) || !takesArgument(there)) return [undefined]
    const ids = argumentsIn(here.slices.map((slice) => sliceOf(state, slice)))
    const before = gaps.get(name) ?? 'no argument'
    gaps.set(name, ids.length >= MOST ? 'too many' : ids.length > 0 && before === 'no argument' ? 'arguments' : before)
    return ids
  }
  const differencesOf = (pair: Pair, arg: unknown, here: State, there: State): readonly SelectorDifference[] => {
    const [a, b] = [said(pair.here, here, arg), said(pair.there, there, arg)]
    if (typeof a === 'function' && typeof b === 'function') gaps.set(pair.name, 'function')
    return changesBetween(a, b, subjectOf('', { name: pair.name, arg })).map((change) => ({ file: pair.file, change }))
  }
  return {
    differences: (here, there, changed) =>
      pairs
        .filter((pair) => !changed || [...pair.here.slices, ...pair.there.slices].some((slice) => changed.has(slice)))
        .flatMap((pair) => argumentsOf(pair, here).flatMap((arg) => differencesOf(pair, arg, here, there))),
    omitted: () => [
      ...lone(mine, theirs, build),
      ...lone(theirs, mine, other),
      ...[...gaps].flatMap(([name, gap]) => (gap === 'arguments' ? [] : [{ name, why: reasons[gap] }])),
    ],
  }
}

import type { State } from '../../../src/domain/state.ts'
import { areaOf, domainModules } from './domain-modules.ts'
import type { Selected, SelectorRow, Slices } from './protocol.ts'
import { summaryOf } from './summary.ts'
import { hashOf } from '../../../src/domain/kernel/data/hash.ts'

/** The first 52 bits of a hash as a number, so that a hundred thousand of them take little room. */
export const numberOf = (hash: string): number => Number.parseInt(hash.slice(0, 13), 16)

/** The hash of any JSON as a number. */
export const hashNumber = (value: unknown): number => numberOf(hashOf(value))

type AnySelector = ((state: State, argument?: unknown) => unknown) & { readonly slices: readonly string[] }

interface Found {
  readonly name: string
  readonly area: string
  readonly select: AnySelector
}

const isSelector = (value: unknown): value is AnySelector =>
  typeof value === 'function' && 'slices' in value && Array.isArray(value.slices)

const takesArgument = ({ length }: AnySelector): boolean => length > 1

/** The results of this build's selectors on a state. */
export interface Selectors {
  /** Selectors with their values in one line, or only their name if they need an argument. `before`: the state before the event. */
  readonly rows: (
    state: Slices,
    before: Slices,
    touched: readonly string[],
    withDigest: boolean,
  ) => readonly SelectorRow[]
  /** The whole value of one. Throws if there is none of that name. */
  readonly select: (state: Slices, name: string, argument: unknown) => Selected
}

const said = (select: AnySelector, state: Slices, argument: unknown): Selected => {
  try {
    // The state is what this build's own evolution folded.
    return { kind: 'value', value: select(state as unknown as State, argument) }
  } catch (error) {
    return { kind: 'thrown', sentence: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}

const textOf = (found: Selected): string => {
  if (found.kind === 'thrown') return `throws ${found.sentence}`
  return found.value === undefined ? 'nothing' : summaryOf(found.value) || JSON.stringify(found.value)
}

const same = (one: Selected, other: Selected): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Finds the selectors that the domain of this build exports. */
export const selectorsOfBuild = (): Selectors => {
  const all: Found[] = domainModules()
    .flatMap(([path, exported]) =>
      Object.entries(exported).flatMap(([name, value]) =>
        name.startsWith('select') && isSelector(value) ? [{ name, area: areaOf(path), select: value }] : [],
      ),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const byName = new Map(all.map(({ name, select }) => [name, select]))
  return {
    rows: (state, before, touched, withDigest) =>
      all.map(({ name, area, select }) => {
        if (takesArgument(select)) return { name, area, takesArgument: true, text: '', changed: false, digest: null }
        const now = said(select, state, undefined)
        const isTouched = select.slices.some((slice) => touched.includes(slice))
        const changed = isTouched && !same(now, said(select, before, undefined))
        const digest = withDigest ? hashNumber(now) : null
        return { name, area, takesArgument: false, text: textOf(now), changed, digest }
      }),
    select: (state, name, argument) => {
      const select = byName.get(name)
      if (!select) throw new Error(`This build has no selector ${name}.`)
      return said(select, state, argument)
    },
  }
}

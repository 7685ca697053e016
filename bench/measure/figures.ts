import type { Goal, Row, Unit } from './result.ts'

/** The median of some numbers, the upper one for an even count; NaN for none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

/** The same names, starting one further on in each round, so that no contender is always the first. */
export const rotated = <A>(all: readonly A[], round: number): readonly A[] => {
  const by = all.length === 0 ? 0 : round % all.length
  return [...all.slice(by), ...all.slice(0, by)]
}

/** The keys of a record, with their type. */
export const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(record) as Name[] // the keys of a record of names are names

/** Runs all contenders once in each round, in rotating order. Returns their measurements by name. */
export const alternate = async <Name extends string, A>(
  names: readonly Name[],
  rounds: number,
  go: (name: Name, round: number) => A | Promise<A>,
): Promise<Record<Name, A[]>> => {
  const all = Object.fromEntries(names.map((name) => [name, [] as A[]])) as Record<Name, A[]> // an entry a name
  for (let round = 0; round < rounds; round++)
    for (const name of rotated(names, round)) all[name].push(await go(name, round))
  return all
}

/**
 * The rows of contenders at the same task. Each ratio is the median of the rounds' own ratios to the peer, so that anything that slows
 * the machine for a round slows both.
 * @param peer the contender that the others are compared with
 * @param goals by contender; a contender without one is only for comparison
 */
export const rowsOf = <Name extends string>(
  what: string,
  unit: Unit,
  figures: Readonly<Record<NoInfer<Name>, readonly number[]>>,
  {
    peer,
    names,
    goals,
  }: { peer: NoInfer<Name>; names: Readonly<Record<Name, string>>; goals: Partial<Record<NoInfer<Name>, Goal>> },
): Row[] =>
  namesOf(names).map((name) => ({
    what,
    contender: names[name],
    figure: median(figures[name]),
    unit,
    ratio: median(figures[name].map((figure, round) => figure / (figures[peer][round] ?? Number.NaN))),
    goal: goals[name] ?? null,
  }))

/** A row without a peer, such as bytes or a score. */
export const rowOf = (
  what: string,
  contender: string,
  figure: number,
  unit: Unit,
  goal: Omit<Goal, 'of'> | null = null,
): Row => ({ what, contender, figure, unit, ratio: null, goal: goal && { ...goal, of: 'figure' } })

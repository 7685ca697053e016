import type { Employee, EmployeeFacts } from '../employees.ts'
import { leastThat, type IndexSet, type Pattern } from './index-set.ts'
import { firstRowOf, nameIndexOf } from './names.ts'
import { wordOf, type EmployeeQuery, type SortField } from './roster.ts'

/** An employee with their place in the roster. */
export interface Placed {
  readonly employee: Employee
  readonly index: number
}

type Sorting = Pick<EmployeeQuery, 'sortBy' | 'descending'>

/** Whether an employee comes before another one; those with the same word stay in the order of the roster. */
export const isBefore = (one: Placed, other: Placed, { sortBy, descending }: Sorting): boolean => {
  const [a, b] = [wordOf(one.employee, sortBy), wordOf(other.employee, sortBy)]
  return a === b ? one.index < other.index : descending ? a > b : a < b
}

/** Generated rows in the order of a query. */
export interface Order {
  readonly size: number
  /** The index of the row at a place, which counts from 0. */
  readonly at: (place: number) => number
}

/** By name, descending: the names from the last to the first, and the rows of a name from the first to the last. */
const namesDescending = (set: IndexSet, rows: number): Order => ({
  size: set.size,
  at: (place) => {
    const rank = set.size - 1 - place
    const nameIndex = nameIndexOf(set.at(rank), rows)
    const first = set.countBelow(firstRowOf(nameIndex, rows))
    const end = set.countBelow(firstRowOf(nameIndex + 1, rows))
    return set.at(first + end - 1 - rank)
  },
})

type DrawnField = Extract<SortField, 'department' | 'lastSeen'>

/** Each value of a column with the drawn rows that have it, ascending. */
type Groups = readonly { readonly pattern: Pattern; readonly rows: readonly number[] }[]

const grouped = new Map<DrawnField, Groups>()

const groupsOf = (field: DrawnField, facts: readonly EmployeeFacts[]): Groups => {
  const known = grouped.get(field)
  if (known) return known
  const rows = new Map<string, number[]>()
  facts.forEach((drawn, row) => {
    const word = drawn[field] ?? ''
    rows.set(word, [...(rows.get(word) ?? []), row])
  })
  const words = [...rows.keys()].sort()
  const groups = words.map((word) => {
    const pattern: Pattern = new Uint8Array(facts.length)
    for (const row of rows.get(word) ?? []) pattern[row] = 1
    return { pattern, rows: rows.get(word) ?? [] }
  })
  grouped.set(field, groups)
  return groups
}

/** By a column whose values come from the drawn rows: the rows of each value together, in the order of the roster. */
const byDrawn = (set: IndexSet, facts: readonly EmployeeFacts[], field: DrawnField, descending: boolean): Order => {
  const counts = set.counts()
  const groups = groupsOf(field, facts)
  let before = 0
  const inOrder = (descending ? groups.toReversed() : groups).map(({ pattern, rows }) => {
    const first = before
    for (const row of rows) before += counts[row] ?? 0
    return { pattern, first, end: before }
  })
  const sets = new Map<Pattern, IndexSet>()
  return {
    size: before,
    at: (place) => {
      const group = inOrder[leastThat(0, inOrder.length - 1, (i) => (inOrder[i]?.end ?? Infinity) > place)]
      if (!group) throw new RangeError(`There is no row ${place} of ${before}.`)
      const own = sets.get(group.pattern) ?? set.within(group.pattern)
      sets.set(group.pattern, own)
      return own.at(place - group.first)
    },
  }
}

/** Puts generated rows into the order of a query, without sorting: they are already in the order of names and email addresses. */
export const generatedOrder = (
  set: IndexSet,
  rows: number,
  facts: readonly EmployeeFacts[],
  sorting: Sorting,
): Order => {
  switch (sorting.sortBy) {
    case 'name':
      return sorting.descending ? namesDescending(set, rows) : set
    case 'email':
      return sorting.descending ? { size: set.size, at: (place) => set.at(set.size - 1 - place) } : set
    case 'department':
    case 'lastSeen':
      return byDrawn(set, facts, sorting.sortBy, sorting.descending)
  }
}

import type { Problem } from './problems.ts'

const anyItem = (path: string): string => path.replaceAll(/\[\d+\]/g, '[*]')

/** Joins the problems of the pact and of the OpenAPI document at one place: in OpenAPI's words, with the pact's example. */
const joined = (ofPact: readonly Problem[], ofDocument: readonly Problem[]): readonly Problem[] => {
  const byPath = new Map(ofPact.map((problem) => [problem.path, problem]))
  for (const problem of ofDocument) {
    const same = byPath.get(problem.path)
    byPath.set(problem.path, same ? { ...problem, expected: same.expected || problem.expected } : problem)
  }
  return [...byPath.values()]
}

/** Joins the same problem at many items of a list: one finding at the first item, with the number of the others. */
const grouped = (problems: readonly Problem[]): readonly Problem[] => {
  const groups = new Map<string, { readonly first: Problem; more: number }>()
  // The library's order is not fixed.
  const inOrder = problems.toSorted((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }))
  for (const problem of inOrder) {
    const key = `${anyItem(problem.path)} ${problem.message}`
    const group = groups.get(key)
    if (group) group.more += 1
    else groups.set(key, { first: problem, more: 0 })
  }
  return [...groups.values()].map(({ first, more }) =>
    more === 0
      ? first
      : { ...first, message: `${first.message} (and at ${more} more ${more === 1 ? 'item' : 'items'} like it)` },
  )
}

const order = (path: string): number => (path === 'status' ? 0 : path.startsWith('header') ? 1 : 2)

/** The findings of both judges, each place once, the status first and then the headers. */
export const findingsOf = (ofPact: readonly Problem[], ofDocument: readonly Problem[]): readonly Problem[] =>
  grouped(joined(ofPact, ofDocument)).toSorted((one, other) => order(one.path) - order(other.path))

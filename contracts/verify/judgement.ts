import type { Described } from './described.ts'
import { bodyShown, heldToDocument } from './held-to-document.ts'
import { headerOf, type HostResponse } from './http-call.ts'
import { exampleOf, type Interaction } from './pact-file.ts'
import { readVerdict, type Problem } from './problems.ts'
import { isRedirect, type Recording } from './recording-proxy.ts'

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

/** An address without the values of its query: a redirect can have the token there. */
const withoutValues = (address: string): string => address.replace(/\?.*$/s, '?…')

const redirectProblem = ({ status, headers }: HostResponse, expected: number): Problem => {
  const to = headerOf(headers, 'Location')
  const where = to === null ? 'without saying where to' : `to ${withoutValues(to)}`
  return {
    path: 'status',
    expected: String(expected),
    actual: `${status} ${to === null ? '' : withoutValues(to)}`.trim(),
    message:
      `The host redirects with ${status}, ${where}. The call was not followed there, because the token would go along: ` +
      'respond at this address itself. Common reasons are http instead of https, a slash at the end, and a login page.',
  }
}

/** Judges a call by the pact, with the library's report, and by the OpenAPI document, with the recorded response. */
export const judged = (
  interaction: Interaction,
  { result }: Recording,
  report: string,
  document: Described | null,
): { readonly problems: readonly Problem[]; readonly isStrange: boolean } => {
  if (result.kind === 'broken')
    return {
      problems: [{ path: 'response', expected: 'a response', actual: 'none', message: result.sentence }],
      isStrange: false,
    }
  const { problems, isStrange } = readVerdict(report, exampleOf(interaction))
  if (isRedirect(result.status) && result.status !== interaction.status)
    return { problems: [redirectProblem(result, interaction.status)], isStrange: false }
  const operation = document?.operations.get(interaction.operation)
  const ofDocument = document && operation ? heldToDocument(document, operation, result) : []
  const withBody = problems.map((problem) =>
    problem.path === 'status' ? { ...problem, actual: `${result.status}: ${bodyShown(result)}` } : problem,
  )
  return { problems: findingsOf(withBody, ofDocument), isStrange }
}

import type { Described } from './described.ts'
import { findingsOf } from './findings.ts'
import { bodyShown, heldToDocument } from './held-to-document.ts'
import { headerOf, type HostResponse } from './http-call.ts'
import { exampleOf, type Interaction } from './pact-file.ts'
import { readVerdict, type Problem } from './problems.ts'
import { isRedirect, type Recording } from './recording-proxy.ts'

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

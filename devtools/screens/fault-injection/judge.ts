import type { Page } from '@playwright/test'
import { writeResultOf } from '../../../src/domain/kernel/requests/problem.ts'
import { repeats } from '../../../src/effects/api/repeats.ts'
import { unconfirmedText } from '../../../src/ui/text/unconfirmed.ts'
import type { Difference, Failure } from '../states/failure.ts'
import { portalWording } from '../states/responses.ts'
import { main, type Target } from '../states/steps.ts'
import type { Calls } from './calls.ts'
import type { Case, FaultyOperation } from './faults.ts'
import { factsOf, lostFields, shownAt, smoothed, type Facts } from './screen.ts'
import { locate, locateAll } from './user.ts'

/** What the screen must show in a case. */
export interface Expected {
  /** The sentence that must show; null if none may. */
  readonly sentence: string | null
  readonly difference: Difference | null
}

/** One look at the screen, with a sentence for each problem. */
export interface Look {
  readonly facts: Facts
  readonly shown: string
  readonly problems: readonly string[]
}

const sessionEnds: Difference = {
  message: main(),
  leadsTo: '/',
  because: 'AUTH-1: any 401 leads to the login, which says why',
}

/** Whether the screen has disappeared, or has to be opened again. */
export const isOver = (difference: Difference | null): boolean =>
  difference?.leadsTo !== undefined || difference?.ends === true

/** Words that may only show if it is certain what happened to the change. */
const certain =
  /nothing (has changed|was (changed|sent|saved))|(you|your \w+|it) (has|have) not been|(was|were) not (saved|sent|submitted|changed|uploaded|discarded)|could not be (saved|sent|activated|stopped)|nothing has been saved|no (link|email) was|is still on/i

/** Whether the response leaves open if the change was made. An operation that only reads, or begins a session, has nothing to confirm. */
export const isUnconfirmed = (failure: Failure, { response }: Case): boolean => {
  const repeat = repeats[failure.operation]
  if ('wording' in failure && failure.wording?.coversUnknown) return false
  if (repeat === undefined || repeat === 'reads' || repeat === 'session') return false
  const { kind } = response
  if (kind === 'refused')
    return writeResultOf({ kind, status: response.status, message: response.message }) === 'unknown'
  return kind !== 'unauthorised'
}

/** The failure's own differences take precedence over the general rules. */
export const expectedOf = (failure: Failure, one: Case): Expected => {
  const { name, response } = one
  const { differs = {} } = failure
  const status = 'status' in response ? String(response.status) : ''
  // A lost response does not say what a declared response of the same status says. A read or a login makes no change to be lost.
  const isLostChange = one.fault.after === true && isUnconfirmed(failure, one)
  const own =
    differs[name] ?? (isLostChange ? (failure.found ?? null) : (differs[status] ?? differs[response.kind] ?? null))
  const ended = own === null && response.kind === 'unauthorised'
  const difference = ended ? sessionEnds : own
  if (difference?.says !== undefined) return { sentence: difference.says, difference }
  if (ended) return { sentence: portalWording(response), difference }
  if (failure.silent !== undefined) return { sentence: null, difference }
  if (isUnconfirmed(failure, one))
    return {
      sentence: unconfirmedText[response.kind === 'refused' && response.status === 409 ? 'conflict' : 'unknown'],
      difference,
    }
  return { sentence: (failure.wording?.of ?? portalWording)(response), difference }
}

/** How many calls the client makes: it retries a GET after a temporary failure, but never a change. */
const wantedCalls = (method: string, { response }: Case): number =>
  method === 'GET' && (response.kind === 'network' || (response.kind === 'refused' && response.status === 502)) ? 2 : 1

interface Seen {
  readonly page: Page
  readonly operation: FaultyOperation
  readonly failure: Failure
  readonly calls: Calls
  /** The screen before the call; null if the address has just been opened. */
  readonly before: Facts | null
}

const callProblems = ({ operation: { method }, failure: { repeats }, calls }: Seen, one: Case): readonly string[] => {
  if (calls.begun() === 0) return ['The operation was not called.']
  if (calls.over() < wantedCalls(method, one)) return ['The call did not end.']
  return method !== 'GET' && repeats === undefined && calls.begun() > 1 ? [`It was sent ${calls.begun()} times.`] : []
}

const clearedBy = ({ clears }: Failure, { response }: Case): readonly string[] => {
  const isRefused = response.kind === 'refused' && response.status < 500
  if (!clears) return []
  switch (clears.once) {
    case 'sent':
      return clears.fields
    case 'responded':
      return isRefused || response.kind === 'undecodable' ? clears.fields : []
    case 'refused':
      return isRefused ? clears.fields : []
  }
}

const goneFrom = async (page: Page, targets: readonly Target[]): Promise<readonly string[]> => {
  const gone: string[] = []
  for (const target of targets) {
    const place = locate(page, target)
    if (!(await place.isVisible())) gone.push(`Gone from the screen: ${place.toString()}.`)
  }
  return gone
}

const lossProblems = async (
  { page, failure, before }: Seen,
  one: Case,
  facts: Facts,
  shows: Target | undefined,
): Promise<readonly string[]> => {
  const lost = before === null ? [] : lostFields(before.fields, facts.fields, clearedBy(failure, one))
  return [
    ...(lost.length > 0 ? [`What was entered is lost: ${lost.join(', ')}.`] : []),
    ...(before !== null && facts.focusLost ? ['The focus is lost.'] : []),
    ...(shows ? [] : await goneFrom(page, failure.keeps ?? [])),
  ]
}

const messageProblem = (sentence: string | null, shown: string): string => {
  if (sentence === null) return shown === '' ? '' : `No message may show, and ‘${shown}’ does.`
  if (shown.includes(smoothed(sentence))) return ''
  return `‘${sentence}’ must show, and ${shown === '' ? 'nothing' : `‘${shown}’`} does.`
}

/** Looks at the screen once. */
export const lookAt = async (seen: Seen, one: Case, { sentence, difference }: Expected): Promise<Look> => {
  const { page, failure, before } = seen
  const facts = await factsOf(page)
  const message = difference?.message ?? failure.message
  const found = difference !== null && difference === failure.found
  const unconfirmed = (difference === null || found) && isUnconfirmed(failure, one)
  const shown = await shownAt(
    sentence === null || message === undefined || unconfirmed ? page.getByRole('alert') : locateAll(page, message),
  )
  const path = difference?.leadsTo ?? before?.path ?? facts.path
  const problems = [
    ...callProblems(seen, one),
    facts.awaiting === null ? '' : `The screen still waits: ‘${smoothed(facts.awaiting)}’.`,
    facts.blank ? 'The page is blank or has crashed.' : '',
    messageProblem(sentence, shown),
    unconfirmed && certain.test(shown) ? `‘${shown}’ shows, although the change may have been made.` : '',
    facts.path === path ? '' : `The user is at ${facts.path} and not at ${path}.`,
    ...(difference?.shows ? await goneFrom(page, [difference.shows]) : []),
    ...(isOver(difference) ? [] : await lossProblems(seen, one, facts, difference?.shows)),
  ]
  return { facts, shown, problems: problems.filter(Boolean) }
}

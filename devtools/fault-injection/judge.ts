import type { Page } from '@playwright/test'
import { portalWords } from './answers.ts'
import type { Calls } from './calls.ts'
import type { Case, Swept } from './faults.ts'
import { factsOf, lostFields, shownAt, smoothed, type Facts } from './screen.ts'
import type { Difference, Way } from './flow.ts'

/** What a case has to look like. */
export interface Expected {
  /** The sentence that shows; null where none may. */
  readonly sentence: string | null
  readonly difference: Difference | null
}

/** One look at the screen: what was wrong, a sentence each. */
export interface Look {
  readonly facts: Facts
  readonly shown: string
  readonly problems: readonly string[]
}

const sessionEnds: Difference = {
  place: (page) => page.getByRole('main'),
  leadsTo: '/',
  because: 'AUTH-1: any 401 leads to the login, which says why',
}

/** Whether the screen is gone, or can only be opened anew. */
export const isOver = (difference: Difference | null): boolean =>
  difference?.leadsTo !== undefined || difference?.ends === true

/** The way's own differences go before what holds for all. */
export const expectedOf = (way: Way, { name, answer }: Case): Expected => {
  const { differs = {}, says } = way
  const status = 'status' in answer ? String(answer.status) : ''
  const own = differs[name] ?? differs[status] ?? differs[answer.kind] ?? null
  const ended = own === null && answer.kind === 'unauthorised'
  const difference = ended ? sessionEnds : own
  const words = ended ? portalWords : (says?.words ?? portalWords)
  const sentence = difference?.says === undefined ? words(answer) : difference.says
  return { sentence, difference }
}

/** How often the client asks: a GET once more after what passes by itself, a change never. */
const asked = (method: string, { answer }: Case): number =>
  method === 'GET' && (answer.kind === 'network' || (answer.kind === 'refused' && answer.status === 502)) ? 2 : 1

interface Seen {
  readonly page: Page
  readonly operation: Swept
  readonly way: Way
  readonly calls: Calls
  /** The screen before the call; null where the address was only now opened. */
  readonly before: Facts | null
}

const callProblems = ({ operation: { method }, calls }: Seen, one: Case): readonly string[] => {
  const wanted = asked(method, one)
  if (calls.begun() === 0) return ['The operation was not called.']
  if (calls.over() < wanted) return ['The call did not come to an end.']
  return method !== 'GET' && calls.begun() > 1 ? [`It was sent ${calls.begun()} times.`] : []
}

const shedOf = ({ sheds }: Way, { answer }: Case): readonly string[] => {
  const judged = answer.kind === 'refused' && answer.status < 500
  return sheds && (judged || sheds.once === 'sent') ? sheds.fields : []
}

const staysProblems = async ({ page, way, before }: Seen, one: Case, facts: Facts): Promise<readonly string[]> => {
  const lost = before === null ? [] : lostFields(before.fields, facts.fields, shedOf(way, one))
  const gone: string[] = []
  for (const locator of way.kept?.(page) ?? [])
    if (!(await locator.first().isVisible())) gone.push(`Gone from the screen: ${locator.toString()}.`)
  return [
    ...(lost.length > 0 ? [`What was entered is lost: ${lost.join(', ')}.`] : []),
    ...(before !== null && facts.focusLost ? ['The focus is lost.'] : []),
    ...gone,
  ]
}

/** Looks at the screen once. */
export const lookAt = async (seen: Seen, one: Case, { sentence, difference }: Expected): Promise<Look> => {
  const { page, way, before } = seen
  const facts = await factsOf(page)
  const place = (difference?.place ?? way.place)(page)
  const shown = await shownAt(sentence === null ? page.getByRole('alert') : place)
  const path = difference?.leadsTo ?? before?.path ?? facts.path
  const messages =
    sentence === null
      ? [shown === '' ? '' : `No message may show, and ‘${shown}’ does.`]
      : [
          shown.includes(smoothed(sentence))
            ? ''
            : `‘${sentence}’ has to show, and ${shown === '' ? 'nothing' : `‘${shown}’`} does.`,
        ]
  const problems = [
    ...callProblems(seen, one),
    facts.awaiting === null ? '' : `The screen still waits: ‘${smoothed(facts.awaiting)}’.`,
    facts.blank ? 'The page is blank or has crashed.' : '',
    ...messages,
    facts.path === path ? '' : `The person stands at ${facts.path} and not at ${path}.`,
    ...(isOver(difference) ? [] : await staysProblems(seen, one, facts)),
  ]
  return { facts, shown, problems: problems.filter(Boolean) }
}

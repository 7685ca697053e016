import type { Page } from '@playwright/test'
import { expect } from '../../../tests/journeys/journey.ts'
import { operations } from '../../../src/effects/api/generated/operations.ts'
import { carriesKey } from '../../../src/effects/api/idempotency.ts'
import { repeats } from '../../../src/effects/api/repeats.ts'
import { isRequestOf, watchCalls } from './calls.ts'
import type { Case } from './faults.ts'
import { expectedOf, isOver, lookAt, type Look } from './judge.ts'
import type { SeenCase } from './record.ts'
import { factsOf, patience, untilQuiet, type Facts } from './screen.ts'
import { locate, performAll } from './user.ts'
import { collectErrors, enter, prepareBrowser, type Session } from './world.ts'

/** A case and its part of the report. */
export type GroupedCase = Case & { readonly group: SeenCase['group'] }

/** Milliseconds after which the client gives up a call. */
const TIMEOUT = 30_000

/** Looks until nothing is wrong or `patience` runs out; returns the last look. */
const settled = async (look: () => Promise<Look>): Promise<Look> => {
  let last = await look()
  const wrong = async (): Promise<number> => {
    last = await look()
    return last.problems.length
  }
  // Running out is no error here: the last look has the problems.
  if (last.problems.length > 0)
    await expect
      .poll(wrong, patience)
      .toBe(0)
      .catch(() => {})
  return last
}

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** What went wrong, and what was awaited if the error says so. */
const sentenceOf = (error: unknown): string => {
  const [first = '', ...more] = (error instanceof Error ? error.message : String(error)).split('\n')
  return [first, more.find((line) => line.includes('waiting for'))?.trim()].filter(Boolean).join(' ')
}

/** After this many failed user flows in a row, the other cases are skipped: each would wait until its time-out. */
const ENOUGH = 2

const notTried = ({ name, group }: Pick<SeenCase, 'name' | 'group'>): SeenCase => ({
  name,
  group,
  expected: null,
  shown: '',
  problems: [`It was not tried, because ${ENOUGH} user flows before it failed.`],
  because: null,
  screenshot: null,
})

const endsSession = ({ response }: Case): boolean => response.kind === 'unauthorised'

/** An operation on its screen: the screen stays open from one case to the next as long as a user could continue. */
class Run {
  readonly #session: Session
  readonly #calls: ReturnType<typeof watchCalls>
  readonly #errors: string[]
  /** The screen before the call; null if it has to be opened first. */
  #before: Facts | null = null
  /** How many user flows in a row have failed. */
  #failedFlows = 0

  constructor(session: Session) {
    this.#session = session
    this.#calls = watchCalls(session.page, session.operation, session.portal)
    this.#errors = collectErrors(session.page)
  }

  /** Sets a fault, triggers the operation and looks at the screen. */
  async fail(one: GroupedCase): Promise<SeenCase> {
    if (this.#failedFlows >= ENOUGH) return notTried(one)
    const { page, world, operation, flow } = this.#session
    const { failure } = flow
    const { name, group, fault, response } = one
    const expected = expectedOf(failure, one)
    const timeout = response.kind === 'timeOut' ? (failure.timesOutAfter ?? TIMEOUT) : null
    const opens = this.#before === null
    const { problems, shown } = await this.#trying('The user flow failed', async () => {
      await this.#call(() => world.fault({ operation: operation.id, ...fault, ...(timeout !== null && { times: 1 }) }))
      if (timeout !== null) await this.#timeOut(timeout)
      const look = () => lookAt({ page, operation, failure, calls: this.#calls, before: this.#before }, one, expected)
      const settledLook = await settled(look)
      if (expected.sentence !== null) return settledLook
      // If no message may show, none may appear a moment later either.
      await twoFrames(page)
      return look()
    })
    const over = isOver(expected.difference)
    // The change was made. In a reset world the next case can make it again.
    if (fault.after && over) await enter(this.#session)
    if (problems.length > 0 || over) this.#before = null
    else if (opens && !failure.call) this.#before = await factsOf(page)
    const { sentence, difference } = expected
    const because = difference?.because ?? null
    return { name, group, expected: sentence, shown, problems, because, screenshot: await this.#screenshot(problems) }
  }

  /** Lets the operation succeed and checks that the user can continue, then resets the world. */
  async recover(): Promise<SeenCase> {
    if (this.#failedFlows >= ENOUGH) return notTried({ name: 'then it succeeds', group: 'after' })
    const { page, flow } = this.#session
    const { problems } = await this.#trying('The user cannot continue once the operation succeeds', async () => {
      await this.#call(async () => {})
      await expect(locate(page, flow.failure.recovers)).toBeVisible({ timeout: patience.timeout })
      return { problems: await this.#madeTwice(), shown: '' }
    })
    const screenshot = await this.#screenshot(problems)
    this.#before = null
    await enter(this.#session)
    return { name: 'then it succeeds', group: 'after', expected: null, shown: '', problems, because: null, screenshot }
  }

  /** Reports what the mock carried out twice. It honours idempotency keys, so content that was sent again after a lost response counts once. */
  async #madeTwice(): Promise<readonly string[]> {
    const { world, operation } = this.#session
    const repeat = repeats[operation.id]
    if (repeat === undefined || repeat === 'reads' || repeat === 'session' || !carriesKey(operations[operation.id]))
      return []
    const made = (await world.made()).filter(({ request, count }) => count > 1 && isRequestOf(operation, request))
    return made.map(({ request, count }) => `${request} was carried out ${count} times.`)
  }

  /** Triggers the operation; `arm` sets the fault immediately before the call, so that nothing earlier meets it. */
  async #call(arm: () => Promise<void>): Promise<void> {
    const { page, flow } = this.#session
    const { call, again } = flow.failure
    const armed = (): Promise<void> => {
      this.#calls.reset()
      return arm()
    }
    if (this.#before !== null && again !== 'reopen') {
      await armed()
      const steps = again ?? call
      return steps ? performAll(page, steps) : this.#retry()
    }
    this.#before = null
    if (!call) await armed()
    await page.goto(flow.at)
    await performAll(page, flow.steps)
    if (!call) return
    await untilQuiet(page)
    this.#before = await factsOf(page)
    await armed()
    await performAll(page, call)
  }

  async #retry(): Promise<void> {
    const { page, flow } = this.#session
    const { message } = flow.failure
    const place = message ? locate(page, message) : page
    await place.getByRole('button', { name: /^Retry/ }).click()
  }

  /** Moves the clock to the time-out, but only once the host has the call and the fault is used up. */
  async #timeOut(after: number): Promise<void> {
    const { page, world } = this.#session
    await expect.poll(() => world.faultsLeft(), patience).toBe(0)
    await page.clock.fastForward(after)
  }

  /** Runs `work` in a world without faults; returns the problems, including the page's errors meanwhile. */
  async #trying(otherwise: string, work: () => Promise<Pick<Look, 'problems' | 'shown'>>) {
    await this.#session.world.clearFaults()
    this.#errors.length = 0
    const { problems, shown } = await work().then(
      (look) => {
        this.#failedFlows = 0
        return look
      },
      (error: unknown) => {
        this.#failedFlows += 1
        return { problems: [`${otherwise}: ${sentenceOf(error)}`], shown: '' }
      },
    )
    return { problems: [...problems, ...this.#errors], shown }
  }

  async #screenshot(problems: readonly string[]): Promise<string | null> {
    return problems.length === 0 ? null : (await this.#session.page.screenshot()).toString('base64')
  }
}

/**
 * Drives one operation through its screen: every case in turn on one page, then a success, after which the user can continue, and
 * last the cases that end the session. Yields the result of each case. A case fails if its user flow does.
 */
export async function* injectFaults(session: Session, cases: readonly GroupedCase[]): AsyncGenerator<SeenCase> {
  await session.page.clock.install()
  await prepareBrowser(session)
  await enter(session)
  const run = new Run(session)
  for (const one of cases.filter((each) => !endsSession(each))) yield await run.fail(one)
  yield await run.recover()
  for (const one of cases.filter(endsSession)) yield await run.fail(one)
  await session.world.clearFaults()
}

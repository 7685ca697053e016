import type { Page } from '@playwright/test'
import type { SeenCase } from './record.ts'
import { expect } from '../../tests/journeys/journey.ts'
import { watchCalls } from './calls.ts'
import type { Case } from './faults.ts'
import { expectedOf, isOver, lookAt, type Look } from './judge.ts'
import { factsOf, patience, untilQuiet, type Facts } from './screen.ts'
import { enter, hearComplaints, prepareBrowser, type Stage } from './stage.ts'

/** A case and the part of the report in which it stands. */
export type GroupedCase = Case & { readonly group: SeenCase['group'] }

/** Milliseconds after which the client gives up a call. */
const GIVES_UP = 30_000

/** Looks until nothing is wrong, or patience is at an end; answers the last look. */
const settled = async (look: () => Promise<Look>): Promise<Look> => {
  let last = await look()
  const wrong = async (): Promise<number> => {
    last = await look()
    return last.problems.length
  }
  // What is wrong at the end stands in the last look.
  if (last.problems.length > 0)
    await expect
      .poll(wrong, patience)
      .toBe(0)
      .catch(() => {})
  return last
}

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** What went wrong, and what was waited for where a step says so. */
const sentenceOf = (error: unknown): string => {
  const [first = '', ...more] = (error instanceof Error ? error.message : String(error)).split('\n')
  return [first, more.find((line) => line.includes('waiting for'))?.trim()].filter(Boolean).join(' ')
}

const endsSession = ({ answer }: Case): boolean => answer.kind === 'unauthorised'

/** An operation on its screen: the screen stays open from one case to the next as long as a person could go on with it. */
class Run {
  readonly #stage: Stage
  readonly #calls: ReturnType<typeof watchCalls>
  readonly #complaints: string[]
  /** The screen as it stood before the call; null where it has to be opened first. */
  #before: Facts | null = null

  constructor(stage: Stage) {
    this.#stage = stage
    this.#calls = watchCalls(stage.page, stage.operation, stage.portal)
    this.#complaints = hearComplaints(stage.page)
  }

  /** Sets a fault, has the operation called, and looks at what becomes of the screen. */
  async fail(one: GroupedCase): Promise<SeenCase> {
    const { page, world, operation, way } = this.#stage
    const { name, group, fault, answer } = one
    const expected = expectedOf(way, one)
    const wait = answer.kind === 'timeOut' ? (way.waits ?? GIVES_UP) : null
    const opens = this.#before === null
    const { problems, shown } = await this.#trying('The way could not be gone', async () => {
      await this.#call(() => world.fault({ operation: operation.id, ...fault, ...(wait !== null && { times: 1 }) }))
      if (wait !== null) await this.#waitOut(wait)
      const look = () => lookAt({ page, operation, way, calls: this.#calls, before: this.#before }, one, expected)
      const settledLook = await settled(look)
      if (expected.sentence !== null) return settledLook
      // Where no message may show, none may come a moment later either.
      await twoFrames(page)
      return look()
    })
    if (problems.length > 0 || isOver(expected.difference)) this.#before = null
    else if (opens && !way.press) this.#before = await factsOf(page)
    const { sentence, difference } = expected
    const because = difference?.because ?? null
    return { name, group, expected: sentence, shown, problems, because, screenshot: await this.#screenshot(problems) }
  }

  /** The operation answers as it should: that has to lead on. Afterwards the world is as it was at first. */
  async leadOn(): Promise<SeenCase> {
    const { page, way } = this.#stage
    const { problems } = await this.#trying('Once the host answers, nothing leads on', async () => {
      await this.#call(async () => {})
      await expect(way.leadsOn(page).first()).toBeVisible({ timeout: patience.timeout })
      return { problems: [], shown: '' }
    })
    const screenshot = await this.#screenshot(problems)
    this.#before = null
    await enter(this.#stage)
    return { name: 'then it answers', group: 'after', expected: null, shown: '', problems, because: null, screenshot }
  }

  /** Has the operation called; `arm` sets the fault, after what comes before the call and no sooner. */
  async #call(arm: () => Promise<void>): Promise<void> {
    const { page, way } = this.#stage
    const retry = (): Promise<void> =>
      way
        .place(page)
        .getByRole('button', { name: /^Retry/ })
        .click()
    const armed = (): Promise<void> => {
      this.#calls.reset()
      return arm()
    }
    if (this.#before !== null && way.again !== 'reopen') {
      await armed()
      return (way.again ?? way.press ?? retry)(page)
    }
    this.#before = null
    if (!way.press) await armed()
    await page.goto(way.at)
    await way.prepare?.(page)
    if (!way.press) return
    await untilQuiet(page)
    this.#before = await factsOf(page)
    await armed()
    await way.press(page)
  }

  /** A time-out is waited for by winding the clock on, once the host has the call: it must not come upon it later. */
  async #waitOut(wait: number): Promise<void> {
    const { page, world } = this.#stage
    await expect.poll(() => world.faultsLeft(), patience).toBe(0)
    await page.clock.fastForward(wait)
  }

  /** Does something on a world without faults; answers what was wrong, with what the page complained of meanwhile. */
  async #trying(otherwise: string, work: () => Promise<Pick<Look, 'problems' | 'shown'>>) {
    await this.#stage.world.clearFaults()
    this.#complaints.length = 0
    const { problems, shown } = await work().catch((error: unknown) => ({
      problems: [`${otherwise}: ${sentenceOf(error)}`],
      shown: '',
    }))
    return { problems: [...problems, ...this.#complaints], shown }
  }

  async #screenshot(problems: readonly string[]): Promise<string | null> {
    return problems.length === 0 ? null : (await this.#stage.page.screenshot()).toString('base64')
  }
}

/**
 * Drives one operation through its screen: every case in turn on one page, then an answer as it should be, which has to lead on, and
 * last what ends the session. Yields what was seen of each case; a case whose way cannot be gone has failed like any other.
 */
export async function* sweep(stage: Stage, cases: readonly GroupedCase[]): AsyncGenerator<SeenCase> {
  await stage.page.clock.install()
  await prepareBrowser(stage)
  await stage.way.outside?.(stage.page)
  await enter(stage)
  const run = new Run(stage)
  for (const one of cases.filter((each) => !endsSession(each))) yield await run.fail(one)
  yield await run.leadOn()
  for (const one of cases.filter(endsSession)) yield await run.fail(one)
  await stage.world.clearFaults()
}

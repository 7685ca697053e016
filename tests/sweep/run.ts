import type { Page } from '@playwright/test'
import type { SeenCase } from '../../tools/sweep/record.ts'
import { expect, password, type World } from '../journeys/journey.ts'
import { watchCalls } from './calls.ts'
import type { Case, Swept } from './faults.ts'
import { expectedOf, isOver, lookAt, type Look } from './judge.ts'
import { factsOf, type Facts } from './screen.ts'
import type { Way } from './way.ts'

/** What a run of the sweep needs of its test. */
export interface Stage {
  readonly page: Page
  readonly world: World
  /** The address of the portal. */
  readonly portal: string
  readonly operation: Swept
  readonly way: Way
}

/** A case and the part of the report in which it stands. */
export type GroupedCase = Case & { readonly group: SeenCase['group'] }

/** How long a screen may take to settle; a clock that is wound forward does not count. */
const patience = { timeout: 5_000, intervals: [0, 20, 40, 60, 100, 150, 250] }

/** Milliseconds after which the client gives up a call. */
const GIVES_UP = 30_000

/** Every page begins with the cookies accepted, and with the flag of a session where somebody is signed in. */
const prepareBrowser = ({ page, way: { who } }: Stage): Promise<unknown> =>
  page.addInitScript((signedIn) => {
    if (window !== window.top) return // a frame has a storage of its own, or none
    localStorage.setItem('pes', '{"version":2,"cookiesAccepted":true,"nonNecessaryCookiesEnabled":true}')
    if (signedIn) localStorage.setItem('loggedIn', 'true')
  }, who !== null)

/** Signs in by the session's cookie; with the second factor where the account has one. */
const signIn = async ({ page, portal }: Stage, email: string): Promise<void> => {
  const { hostname, port } = new URL(portal)
  const post = async (path: string, data: object): Promise<unknown> => {
    const answer = await page.context().request.post(`http://${hostname}:${Number(port) + 1}/${path}`, { data })
    if (!answer.ok()) throw new Error(`${email} may not sign in: ${path} answers ${answer.status()}.`)
    return answer.json()
  }
  const credentials = { email, password, deviceToken: 'sweep' }
  const login = await post('login', credentials)
  const asksCode = typeof login === 'object' && login !== null && 'is_should_validate_2fa' in login
  if (asksCode && login.is_should_validate_2fa === true) await post('login/mfa', { ...credentials, code: '123456' })
}

/** The world as the way needs it, with nothing of an earlier case. */
const enter = async (stage: Stage): Promise<void> => {
  const { world, way } = stage
  const { scenario, who } = way
  await world.control('POST', `worlds/${world.name}/reset`, scenario ? { scenario } : {})
  if (who !== null) await signIn(stage, who)
}

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

/** How many calls the one fault of the world still has to hit. */
const faultsLeft = async (world: World): Promise<number> => {
  const { faults } = (await world.control('GET', 'faults')) as { faults: { times?: number }[] } // the mock's own list
  return faults.reduce((sum, { times }) => sum + (times ?? 0), 0)
}

/** Whether a screen stands as it will: nothing is awaited any more. */
const isQuiet = async (page: Page): Promise<boolean> => {
  const { awaiting, blank } = await factsOf(page)
  return awaiting === null && !blank
}

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

const sentenceOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

/**
 * Drives one operation through its screen: every case in turn on one page, then an answer as it should be, which has to lead on, and
 * last what ends the session. Answers what was seen; a case whose way cannot be gone has failed like any other.
 */
export const sweep = async (stage: Stage, cases: readonly GroupedCase[]): Promise<readonly SeenCase[]> => {
  const { page, world, portal, operation, way } = stage
  const calls = watchCalls(page, operation, portal)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`The page threw: ${error.message}`))
  page.on('console', (message) => {
    // Chromium reports every refused or dropped answer by itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`The console says: ${message.text()}`)
  })
  const retry = (): Promise<void> =>
    way
      .place(page)
      .getByRole('button', { name: /^Retry/ })
      .click()

  /** The screen as it stood before the call; null where it has to be opened first. */
  let before: Facts | null = null

  /** Has the operation called; `arm` sets the fault, after what comes before the call and no sooner. */
  const call = async (arm: () => Promise<void>): Promise<void> => {
    if (before !== null && way.again !== 'reopen') {
      await arm()
      return (way.again ?? way.press ?? retry)(page)
    }
    before = null
    if (!way.press) await arm()
    await page.goto(way.at)
    await way.prepare?.(page)
    if (!way.press) return
    await expect.poll(() => isQuiet(page), patience).toBe(true)
    before = await factsOf(page)
    await arm()
    await way.press(page)
  }

  /** A time-out is waited for by winding the clock on, once the host has the call: it must not come upon it later. */
  const waitOut = async (waits: readonly number[]): Promise<void> => {
    for (const [index, wait] of waits.entries()) {
      const left = waits.length - index - 1
      await expect.poll(() => faultsLeft(world), patience).toBe(left)
      await page.clock.fastForward(wait)
    }
  }

  const runCase = async (one: GroupedCase): Promise<SeenCase> => {
    const { name, group, fault, answer } = one
    const expected = expectedOf(way, one)
    await world.clearFaults()
    calls.reset()
    complaints.length = 0
    const waits = answer.kind === 'timeOut' ? (way.waits ?? [GIVES_UP]) : null
    const arm = async (): Promise<void> => {
      calls.reset()
      await world.fault({ operation: operation.id, ...fault, ...(waits && { times: waits.length }) })
    }
    const opens = before === null
    let look: Look | null = null
    const problems: string[] = []
    try {
      await call(arm)
      if (waits) await waitOut(waits)
      const lookNow = () => lookAt({ page, operation, way, calls, before }, one, expected)
      look = await settled(lookNow)
      if (expected.sentence === null) {
        await twoFrames(page)
        look = await settled(lookNow)
      }
      problems.push(...look.problems)
    } catch (error) {
      problems.push(`The way could not be gone: ${sentenceOf(error)}`)
    }
    problems.push(...complaints)
    const screenshot = problems.length === 0 ? null : (await page.screenshot()).toString('base64')
    const isOpen = problems.length === 0 && !isOver(expected.difference)
    if (!isOpen) before = null
    else if (opens && !way.press) before = look?.facts ?? null
    const { sentence, because } = expected
    return { name, group, expected: sentence, shown: look?.shown ?? '', problems, because, screenshot }
  }

  const leadOn = async (): Promise<SeenCase> => {
    await world.clearFaults()
    calls.reset()
    complaints.length = 0
    const problems: string[] = []
    try {
      await call(async () => {})
      await expect(way.leadsOn(page).first()).toBeVisible({ timeout: patience.timeout })
    } catch (error) {
      problems.push(`Once the host answers, nothing leads on: ${sentenceOf(error)}`)
    }
    problems.push(...complaints)
    before = null
    const screenshot = problems.length === 0 ? null : (await page.screenshot()).toString('base64')
    await enter(stage)
    return { name: 'then it answers', group: 'after', expected: null, shown: '', problems, because: null, screenshot }
  }

  await page.clock.install()
  await prepareBrowser(stage)
  await way.outside?.(page)
  await enter(stage)
  const ends = (one: Case): boolean => one.answer.kind === 'unauthorised'
  const seen: SeenCase[] = []
  for (const one of cases.filter((each) => !ends(each))) seen.push(await runCase(one))
  seen.push(await leadOn())
  for (const one of cases.filter(ends)) seen.push(await runCase(one))
  await world.clearFaults()
  return seen
}

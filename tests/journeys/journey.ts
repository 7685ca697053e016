import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { factsOf } from '../../devtools/screens/fault-injection/screen.ts'
import type { ScenarioName } from '../../mock-server/scenarios/names.ts'
import { demoDay } from '../../mock-server/world/demo-day.ts'
import { text } from '../../src/ui/text/shared.ts'
import { attachAftermath, notePresses } from './aftermath.ts'
import { noteMoments } from './moments.ts'
import { fieldsRead, test as base } from './responses.ts'
import { slowDown } from './slowdown.ts'
import { World } from './world.ts'

/** The password of every demo account. */
export const password = 'Benefits-2026-demo!'

interface Fixtures {
  /** Set by a journey that breaks the page on purpose: its console can then have errors. */
  breaksThePage: boolean
  /** Set by a journey that makes the page violate its policy: how the browser reports it. */
  forbids: RegExp | null
  scenario: ScenarioName | null
  /** Set by a journey in which a log is sent to the host. */
  sendsLogs: boolean
  world: World
}

/** The time at which the page's clock begins in a journey, ms since 1970: the seeds say what is so on that day. */
export const noon = Date.parse(`${demoDay}T12:00:00Z`)

/** A journey runs in its own world; a console error or a response that does not match OpenAPI fails it. */
export const test = base.extend<Fixtures>({
  breaksThePage: [false, { option: true }],
  forbids: [null, { option: true }],
  scenario: [null, { option: true }],
  sendsLogs: [false, { option: true }],
  context: async ({ context }, use) => {
    await context.addInitScript((ahead) => {
      const Real = Date
      globalThis.Date = new Proxy(Real, {
        construct: (target, given, made) =>
          Reflect.construct(target, given.length === 0 ? [Real.now() + ahead] : given, made) as Date, // what `new` gives
        get: (target, key) => (key === 'now' ? () => Real.now() + ahead : Reflect.get(target, key)),
      })
    }, noon - Date.now())
    await use(context)
  },
  // What is read out for a moment stands in the page as well: a journey asks for what is drawn.
  page: async ({ page }, use) => {
    const drawn = page.locator(':not([data-said])')
    const byText = page.getByText.bind(page)
    page.getByText = (...of) => byText(...of).and(drawn)
    const locators = Object.getPrototypeOf(drawn) as Locator // what every part of a page has its getByText from
    const partByText = locators.getByText
    locators.getByText = function (...of) {
      return partByText.apply(this, of).and(this.page().locator(':not([data-said])'))
    }
    const install = page.clock.install.bind(page.clock)
    page.clock.install = (options) => install({ time: noon, ...options })
    await use(page)
    locators.getByText = partByText
  },
  // Every journey gets a world, even if it does not use it: none can run in another's.
  world: [
    async ({ context, page, scenario, sendsLogs, responses, breaksThePage, forbids, baseURL }, use, info) => {
      const portal = new URL(baseURL ?? '')
      const legacy = `http://localhost:${Number(portal.port) + 1}`
      const name = `${info.testId.slice(-20)}-${info.project.name}`
      const world = new World(legacy, name)
      await world.control('POST', 'worlds', { name, scenario, responses, fields: fieldsRead(info) })
      const delayMs = Number(process.env.PORTAL_RESPONSE_DELAY ?? 0)
      if (delayMs > 0) await world.fault({ operation: '*', kind: 'delay', delayMs })
      await slowDown(context, page)
      await notePresses(context)
      await context.addCookies([{ name: 'mock-world', value: name, domain: 'localhost', path: '/' }])
      // A log is sent without cookies, so only this call names its world in a header. Only journeys that send one add the route, because it
      // makes Playwright intercept every request of the context.
      if (sendsLogs)
        await context.route('**/v2/support/logs/**', (route) =>
          route.fallback({ headers: { ...route.request().headers(), 'x-mock-world': name } }),
        )
      const wrong: string[] = []
      const forbidden: string[] = []
      page.on('pageerror', (error) => wrong.push(error.message))
      page.on('console', (message) => {
        const text = message.text()
        if (forbids?.test(text)) return
        if (/Content Security Policy|TrustedTypePolicy|Permissions[- ]Policy/.test(text)) forbidden.push(text)
        // Chromium reports every refused or dropped response; the journeys provoke those.
        if (message.type() === 'error' && !text.startsWith('Failed to load resource')) wrong.push(text)
      })
      const keepMoments = await noteMoments(context, page, info)
      await use(world)
      await keepMoments()
      const counted = await world.responseCounts()
      if (info.status !== info.expectedStatus) await attachAftermath(page, counted, info)
      for (const { operation, status, variant } of counted)
        if (status !== null)
          info.annotations.push({
            type: 'observed',
            description: JSON.stringify({ kind: 'journey', operation, status, ...(variant !== null && { variant }) }),
          })
      const { mismatches } = (await world.control('GET', `mismatches?world=${name}`)) as { mismatches: unknown[] } // the mock's own list
      await world.control('DELETE', `worlds/${name}`)
      expect(mismatches, 'every request and response is as openapi/ describes it').toEqual([])
      expect(forbidden, 'nothing was requested that the policy of the page forbids').toEqual([])
      if (!breaksThePage) expect(wrong, 'nothing went wrong in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, World }

/** For a journey whose host sends markup with a handler in it: the policy refuses to run that, and the browser says so. */
export const noHandlers = { forbids: /^Executing inline event handler violates/ }

/** Types email address and password on the login page by keyboard. */
export const logIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** Opens the login page, accepts the cookies and logs in, wherever that leads. */
export const openAndLogIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  await logIn(page, email)
}

/** The first link of the header; a panel opened by a URL hides it from roles, but not from sight. */
const header = (page: Page): Locator =>
  page.getByRole('banner', { includeHidden: true }).getByRole('link', { includeHidden: true }).first()

/**
 * Opens home, or another page of the portal, for somebody who signed in and accepted the cookies on an earlier visit, with their session
 * cookie instead of the login page. Journeys about signing in use `openAndLogIn`.
 */
export const signIn = async (page: Page, email: string, at = '/app/home/'): Promise<void> => {
  const portal = new URL(base.info().project.use.baseURL ?? '')
  const login = await page.context().request.post(`http://${portal.hostname}:${Number(portal.port) + 1}/login`, {
    data: { email, password, deviceToken: 'journey' },
  })
  expect(login.ok(), `${email} may sign in`).toBe(true)
  const earlierVisit = await page.addInitScript(() => {
    if (window !== window.top) return
    localStorage.setItem('loggedIn', 'true')
    localStorage.setItem('pes', '{"version":2,"cookiesAccepted":true,"nonNecessaryCookiesEnabled":true}')
  })
  await page.goto(at)
  await earlierVisit.dispose()
  await expect(header(page)).toBeVisible()
}

/** Waits until the page has its own heading and loads nothing more. The network can be idle sooner: before the portal has begun. */
export const untilDrawn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: text.common.loading })).toBeVisible()
  await expect.poll(async () => (await factsOf(page)).awaiting).toBeNull()
}

/** Searches the list of benefits and opens the first one found, but only once the list is updated: until then it moves under the pointer. */
export const openBenefit = async (page: Page, search: string): Promise<void> => {
  await page.getByLabel('Find a benefit').fill(search)
  await expect(page.getByText(/^\d+ of \d+ benefits$/).first()).toBeVisible()
  await page
    .getByRole('link', { name: new RegExp(search, 'i') })
    .first()
    .click()
}

/** Closes the welcome of a first login, which covers home. */
export const skipWelcome = async (page: Page): Promise<void> => {
  const welcome = page.getByRole('dialog', { name: /^Welcome to / })
  await welcome.getByRole('button', { name: 'Skip' }).click()
  await expect(welcome).toBeHidden()
}

/** Types a date into the boxes of one group. */
export const typeDateIn = async (
  page: Page,
  group: string,
  day: string,
  month: string,
  year: string,
): Promise<void> => {
  const boxes = page.getByRole('group', { name: group })
  await boxes.getByLabel('Day').fill(day)
  await boxes.getByLabel('Month').fill(month)
  await boxes.getByLabel('Year').fill(year)
}

/** Follows a link of the header, which is in the menu on a phone. */
export const followHeader = async (page: Page, name: string): Promise<void> => {
  await expect(header(page)).toBeVisible()
  const burger = page.getByRole('button', { name: /menu/i })
  if (await burger.isVisible()) {
    await burger.click()
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
  } else await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}

/** Follows a section of the employer's area, behind the title of the bar in a narrow window. */
export const followSection = async (page: Page, name: string): Promise<void> => {
  const title = page.getByRole('banner').locator('button[aria-controls=sections]')
  await expect(header(page)).toBeVisible()
  if (await title.isVisible()) await title.click()
  await page.getByRole('navigation', { name: 'Employer area' }).getByRole('link', { name, exact: true }).click()
}

export { expectAccessible } from './axe.ts'

/** The page does not scroll sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

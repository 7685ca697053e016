import type { BrowserContext, Page } from '@playwright/test'
import { minutes, stopWhenIdle } from './clock.ts'
import { expect, expectAccessible, logIn, openAndLogIn, signIn, test, type World } from './journey.ts'
import { everythingIn, statusAtHost, storedIn } from './leftovers.ts'

const employee = 'employee@acme.example'
const typed = 'Zebedee Quillfeather'
const failed = (page: Page) => page.getByText('There was an error during the logout process. Please try again.')

const pressLogout = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Hi, / }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

/** Signs in and types a message without sending it. */
const typeMessage = async (page: Page): Promise<void> => {
  await signIn(page, employee, '/contact-us/')
  await page.getByLabel('What is the subject of your enquiry?').selectOption('account')
  await page.getByLabel('Comments').fill(typed)
  await expect.poll(async () => (await storedIn(page))['persist:root']).toBeDefined()
}

interface Visit {
  readonly page: Page
  readonly world: World
  readonly context: BrowserContext
}

interface Situation {
  readonly name: string
  /** What the user does, up to and including the press. */
  readonly logOut: (visit: Visit) => Promise<void>
  /** What is in storage as soon as the page shows anything: nothing, or that a logout is pending. */
  readonly leaves?: Record<string, string>
  /** How the host is finally notified, if it was not at once. */
  readonly ends?: (visit: Visit) => Promise<void>
  /** Only in a run of everything: another situation leaves the same behind for the same reason. */
  readonly tag?: '@thorough'
}

const retry = async ({ page, world }: Visit): Promise<void> => {
  await expect(failed(page)).toBeVisible()
  await expect(page.getByText(/We’ve removed your details from this browser/)).toBeVisible()
  await expectAccessible(page)
  await world.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
}

/** Opens the portal again, which repeats the logout automatically. */
const openAgain = async ({ page, world }: Visit): Promise<void> => {
  await world.clearFaults()
  await page.goto('/')
  await expect(page.getByLabel('Email address')).toBeVisible()
}

const situations: readonly Situation[] = [
  {
    name: 'before the scripts of the areas have come',
    tag: '@thorough',
    logOut: async ({ page }) => {
      await page.route(/assets\/(areas|browser-recorder|sealed)-[^/]*\.js$/, () => {}) // never come
      await signIn(page, employee)
      await pressLogout(page)
    },
  },
  {
    name: 'offline',
    logOut: async ({ page, context }) => {
      await typeMessage(page)
      await context.setOffline(true)
      await pressLogout(page)
      await expect(failed(page)).toBeVisible()
    },
    leaves: { logout: '' },
    ends: async ({ context }) => context.setOffline(false),
  },
  {
    name: 'after a deployment has removed the scripts of this build',
    logOut: async ({ page }) => {
      await typeMessage(page)
      await page.route(/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
      await pressLogout(page)
    },
    ends: async ({ page }) => page.unrouteAll(),
  },
  {
    name: 'while the host hangs',
    tag: '@thorough',
    logOut: async ({ page, world }) => {
      await typeMessage(page)
      await world.fault({ operation: 'logOut', kind: 'timeOut' })
      await pressLogout(page)
      await expect(page.getByText('Logging out...').first()).toBeVisible()
    },
    leaves: { logout: '' },
    ends: openAgain,
  },
  {
    name: 'while the host is out of order',
    tag: '@thorough',
    logOut: async ({ page, world }) => {
      await typeMessage(page)
      await world.fault({ operation: 'logOut', kind: 'status', status: 500 })
      await pressLogout(page)
      await expect(failed(page)).toBeVisible()
    },
    leaves: { logout: '' },
    ends: retry,
  },
  {
    name: 'when the session is over at the host already',
    tag: '@thorough',
    logOut: async ({ page, context }) => {
      await typeMessage(page)
      await context.clearCookies({ name: 'portal_session' })
      await pressLogout(page)
    },
  },
  {
    name: 'over a dialog, with words that are not sent',
    logOut: async ({ page }) => {
      await page.clock.install()
      await typeMessage(page)
      await stopWhenIdle(page, minutes(14, 5))
      await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).press('Enter')
    },
  },
  {
    name: 'while a message is being sent',
    tag: '@thorough',
    logOut: async ({ page, world }) => {
      await typeMessage(page)
      await world.fault({ operation: 'sendEnquiry', kind: 'timeOut' })
      await page.getByRole('button', { name: 'Submit' }).click()
      await pressLogout(page)
    },
  },
  {
    name: 'with a second tab open',
    tag: '@thorough',
    logOut: async ({ page, context }) => {
      await typeMessage(page)
      const other = await context.newPage()
      await other.goto('/app/home/')
      await expect(other.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
      await pressLogout(page)
      await expect(other.getByRole('main').getByText('You were logged out in another tab.')).toBeVisible()
      await expect.poll(() => storedIn(other)).toEqual({})
      await other.close()
    },
  },
  {
    name: 'where the browser stores nothing',
    tag: '@thorough',
    logOut: async ({ page }) => {
      await page.addInitScript(() => {
        const full = (): never => {
          throw new DOMException('full', 'QuotaExceededError')
        }
        Storage.prototype.setItem = full
        indexedDB.open = full
      })
      await openAndLogIn(page, employee)
      await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
      await pressLogout(page)
    },
  },
  {
    name: 'in a tab that is closed at once',
    tag: '@thorough',
    logOut: async ({ page, context, world }) => {
      await typeMessage(page)
      const tab = await context.newPage()
      await tab.goto('/app/home/')
      await expect(tab.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
      await world.fault({ operation: 'logOut', kind: 'timeOut' })
      await pressLogout(tab)
      await tab.close()
      await expect(page.getByRole('main').getByText('You were logged out in another tab.')).toBeVisible()
    },
    leaves: { logout: '' },
    ends: openAgain,
  },
  {
    name: 'between the password and the code of a second factor',
    tag: '@thorough',
    logOut: async ({ page }) => {
      await openAndLogIn(page, 'second-factor@acme.example')
      await page.waitForURL('**/two-fa')
      await page.goto('/logout')
    },
  },
  {
    name: 'between the login and its profile',
    tag: '@thorough',
    logOut: async ({ page }) => {
      // Held in the browser: a fault at the host would be left for the next call if this one is aborted before it arrives.
      await page.route('**/login/setup', () => {}, { times: 1 })
      await page.goto('/')
      await page.getByRole('button', { name: 'Accept' }).click()
      // Sent once the login's response has been read: before that, the portal knows of no session.
      const asked = page.waitForRequest('**/login/setup')
      await logIn(page, employee)
      await asked
      await page.goto('/logout')
    },
  },
]

for (const { name, logOut, leaves = {}, ends = async () => {}, tag = [] } of situations)
  test(`[LOGOUT-1] [LOGOUT-2] a logout leaves nothing behind ${name}`, { tag }, async ({ page, world, context }) => {
    await logOut({ page, world, context })
    await expect.poll(() => storedIn(page)).toEqual(leaves)
    expect(await everythingIn(page)).not.toContain(typed)
    await ends({ page, world, context })
    await expect.poll(() => storedIn(page)).toEqual({})
    await expect.poll(() => statusAtHost(page), 'the session is over at the host too').toBe(401)
    await page.goto('/app/home/')
    await expect(page.getByLabel('Email address')).toBeVisible()
    expect(await everythingIn(page)).not.toContain(typed)
  })

for (const [operation, status] of [
  ['logOut', 401],
  ['endSession', 403],
] as const)
  test(
    `[LOGOUT-1] [LOGOUT-2] a logout whose ${operation} gets a ${status} leaves nothing to repeat`,
    { tag: '@thorough' },
    async ({ page, world }) => {
      await signIn(page, employee)
      await world.fault({ operation, kind: 'status', status, times: 1 })
      await pressLogout(page)
      if (status === 403) {
        await expect(failed(page)).toBeVisible()
        await page.getByRole('button', { name: 'Retry' }).press('Enter')
      }
      await page.waitForURL('**/logout-success')
      await expect.poll(() => storedIn(page)).toEqual({})
      await world.expectCalls('logOut', 1)
    },
  )

test(
  '[MASQ-1] [LOGOUT-1] a logout of a masquerade whose host is out of order is repeated, and the own session goes on',
  { tag: '@thorough' },
  async ({ page, context, world }) => {
    await signIn(page, 'employer@acme.example')
    const tab = await context.newPage()
    await tab.goto('/sso-login/msq-valid/2025')
    await tab.waitForURL('**/app/home/')
    await world.fault({ operation: 'logOut', kind: 'status', status: 500 })
    await tab.getByRole('button', { name: 'Stop viewing' }).click()
    await expect(failed(tab)).toBeVisible()
    expect(await storedIn(tab)).toEqual({
      loggedIn: 'true',
      user: '{"userType":"employer"}',
      logoutOfMasquerade: '4021',
    })
    await world.clearFaults()
    await tab.goto('/')
    await expect.poll(() => storedIn(tab)).toEqual({ loggedIn: 'true', user: '{"userType":"employer"}' })
    expect(await statusAtHost(page)).toBe(200)
  },
)

import type { BrowserContext, Page } from '@playwright/test'
import { minutes, stopWhenIdle } from './clock.ts'
import { expect, logIn, password, signIn, test, type World } from './journey.ts'
import { everythingIn, storedIn } from './leftovers.ts'

const employee = 'employee@acme.example'
const typed = 'Zebedee Quillfeather'
const comments = (page: Page) => page.getByLabel('Comments')

interface Visit {
  readonly page: Page
  readonly world: World
  readonly context: BrowserContext
}

interface End {
  readonly name: string
  readonly end: (visit: Visit) => Promise<void>
  /** Whether the message is kept, sealed, until its author returns. */
  readonly keeps: boolean
  /** How the session ends is tested elsewhere, too: what it leaves behind is looked at in a run of everything. */
  readonly tag?: '@thorough'
}

/** Requests something that the host refuses with this status. */
const refuse = async ({ page, world }: Visit, operation: string, status: number): Promise<void> => {
  await world.fault({ operation, kind: 'status', status })
  await page.getByRole('banner').getByRole('link', { name: 'My benefits', exact: true }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
  await world.clearFaults()
}

/** Signs in as if in another tab of the browser, with only the cookie. */
const signInElsewhere = async (page: Page, context: BrowserContext, email: string): Promise<void> => {
  const { hostname, port } = new URL(page.url())
  await context.request.post(`http://${hostname}:${Number(port) + 1}/login`, {
    data: { email, password, deviceToken: 'journey' },
  })
}

const ends: readonly End[] = [
  {
    name: 'a logout',
    keeps: false,
    end: async ({ page }) => {
      await page.getByRole('button', { name: /^Hi, / }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await page.waitForURL('**/logout-success')
    },
  },
  {
    name: 'a logout in another tab',
    tag: '@thorough',
    keeps: false,
    end: async ({ page, context }) => {
      const other = await context.newPage()
      await other.goto('/logout')
      await other.waitForURL('**/logout-success')
      await expect(page.getByRole('main').getByText('You were logged out in another tab.')).toBeVisible()
      await other.close()
    },
  },
  {
    name: 'a 401',
    keeps: true,
    end: (visit) => refuse(visit, 'getEligibleBenefits', 401),
  },
  {
    name: 'a list of benefits that the host refuses',
    tag: '@thorough',
    keeps: true,
    end: (visit) => refuse(visit, 'getEligibleBenefits', 403),
  },
  {
    name: 'idle time',
    tag: '@thorough',
    keeps: true,
    end: async ({ page }) => {
      await stopWhenIdle(page, minutes(14, 5))
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await page.clock.resume()
      await page.clock.fastForward('00:20')
      await expect(page.getByRole('main').getByText('You were inactive for a while')).toBeVisible()
    },
  },
  {
    name: 'a reload for which the host has no profile',
    tag: '@thorough',
    keeps: true,
    end: async ({ page, world }) => {
      await world.fault({ operation: 'getLoginSetup', kind: 'status', status: 500 })
      await page.reload()
      await expect(page.getByLabel('Email address')).toBeVisible()
      await world.clearFaults()
    },
  },
]

const open = async ({ page }: Visit): Promise<void> => {
  await page.clock.install()
  await signIn(page, employee, '/contact-us/')
  await page.getByLabel('What is the subject of your enquiry?').selectOption('account')
  await comments(page).fill(typed)
  await expect.poll(async () => (await storedIn(page))['persist:root']).toBeDefined()
  await page.clock.runFor(1000)
}

/** How many visits' logs the user can save. */
const visitsOffered = async (page: Page): Promise<number> => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Save the log' }).click()
  const preview = page.getByRole('dialog', { name: 'Save the log' })
  await expect(preview.getByRole('button', { name: 'Save the file' })).toBeVisible()
  return Math.max(1, await preview.getByLabel('Which visit?').locator('option').count())
}

for (const { name, end, keeps, tag = [] } of ends)
  test.describe(`the end of a session by ${name}`, { tag }, () => {
    test('[LOGOUT-1] [AUTH-1] leaves no word that can be read in any store of the browser', async ({
      page,
      world,
      context,
    }) => {
      const visit = { page, world, context }
      await open(visit)
      await end(visit)
      const left = await everythingIn(page)
      for (const word of [typed, 'Quillfeather', employee]) expect(left).not.toContain(word)
      const stored = Object.keys(await storedIn(page)).toSorted()
      const flags = name.startsWith('a reload') ? ['loggedIn', 'user'] : []
      expect(stored).toEqual([...(keeps ? ['draftsKeptUntil', 'persist:root'] : []), ...flags].toSorted())
    })

    test(`[STATE-1] [AUTH-1] ${keeps ? 'leads the same person back to what they typed' : 'leaves nothing to come back to'}`, async ({
      page,
      world,
      context,
    }) => {
      const visit = { page, world, context }
      await open(visit)
      await end(visit)
      await page.goto('/')
      if (!name.startsWith('a reload')) await logIn(page, employee)
      if (keeps) {
        await page.waitForURL('**/contact-us/')
        await expect(comments(page)).toHaveValue(typed)
      } else {
        await page.waitForURL('**/app/home/')
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
        await expect(comments(page)).toHaveValue('')
      }
      await expect.poll(async () => Object.keys(await storedIn(page))).not.toContain('draftsKeptUntil')
      const visits = await visitsOffered(page)
      if (keeps) expect(visits, 'the log of the visit that ended can still be saved').toBeGreaterThan(1)
      else expect(visits, 'the log of the visit that ended is gone').toBe(1)
    })

    test('[STATE-1] [BED-7] shows the next person neither the words nor the logs', async ({ page, world, context }) => {
      const visit = { page, world, context }
      await open(visit)
      await end(visit)
      await signInElsewhere(page, context, 'probation@acme.example')
      await page.evaluate(() => localStorage.setItem('loggedIn', 'true'))
      await page.goto('/contact-us/')
      await expect(comments(page)).toHaveValue('')
      expect(await everythingIn(page)).not.toContain(typed)
      await expect.poll(async () => Object.keys(await storedIn(page))).not.toContain('draftsKeptUntil')
      expect(await visitsOffered(page)).toBe(1)
    })
  })

test.describe('a choice that is under way', () => {
  test.use({ scenario: 'benefit-not-chosen' })

  test('[STATE-1] [AUTH-1] [SEL-2] is there again after a 401, at its step, for the person who made it', async ({
    page,
    world,
    context,
  }) => {
    await page.clock.install()
    await signIn(page, employee, '/app/my-benefits/201/setup/')
    const limit = page.getByLabel('Yearly limit for treatment')
    await limit.fill('1200')
    await expect.poll(async () => (await storedIn(page))['persist:root']).toBeDefined()
    await page.clock.runFor(1000)
    await refuse({ page, world, context }, 'getEligibleBenefits', 401)
    await logIn(page, employee)
    await page.waitForURL('**/app/my-benefits/201/setup/**')
    await expect(limit).toHaveValue('1200')
  })
})

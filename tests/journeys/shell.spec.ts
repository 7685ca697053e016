import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  followHeader,
  noon,
  openBenefit,
  signIn,
  test,
} from './journey.ts'

test('[SHELL-1] [NAV-1] the user menu works by keyboard, and the burger closes on choosing a link', async ({
  page,
}) => {
  await signIn(page, 'employee@acme.example')
  const menu = page.getByRole('button', { name: /Hi, / })
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'My profile settings' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /menu/i }).click()
  await expectAccessible(page)
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Life events' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact us' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Help' }).click()
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'My benefits', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'My benefits' })).toBeVisible()
})

test('[SHELL-1] navigation focuses the heading, also on Back to the first page; a reload starts at the top', async ({
  page,
}) => {
  const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name })
  const nothingHasTheFocus = () => page.evaluate(() => document.activeElement === document.body)
  await signIn(page, 'employee@acme.example')
  await expect(heading(/^Hello/)).toBeVisible()
  expect(await nothingHasTheFocus()).toBe(true)
  await followHeader(page, 'My benefits')
  await expect(heading(/^My benefits$/)).toBeFocused()
  await page.goBack()
  await expect(heading(/^Hello/)).toBeFocused()
  await page.goForward()
  await expect(heading(/^My benefits$/)).toBeFocused()
  await page.reload()
  await expect(page.getByText('28 benefits').first()).toBeVisible()
  expect(await nothingHasTheFocus()).toBe(true)
})

test('[SHELL-1] the header hides on scroll down and returns on scroll up', { tag: '@thorough' }, async ({ page }) => {
  await signIn(page, 'employee@acme.example')
  await followHeader(page, 'My benefits')
  await expect(page.getByRole('heading', { level: 2, name: 'Your benefits' })).toBeVisible()
  const header = page.getByRole('banner')
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 900)
  await expect(header).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(header).toBeInViewport()
})

test(
  '[SHELL-2] the footer shows the year and Privacy and Terms; Contact only when signed in',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(String(new Date(noon).getFullYear()))
    await expect(footer.getByRole('link', { name: 'Contact' })).toHaveCount(0)
    await footer.getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy statement' })).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto('/terms-and-conditions/')
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
    await signIn(page, 'employee@acme.example')
    await expect(footer.getByRole('link', { name: 'Contact' })).toBeVisible()
  },
)

test(
  '[SHELL-3] a visitor who is not signed in is sent from a protected URL to the login',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/app/my-benefits/')
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByLabel('Email address')).toBeVisible()
  },
)

test('[SHELL-4] an unknown URL says so and leads home', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
})

test('[SHELL-5] the opt-out panel traps the focus, closes on Escape and returns the focus', async ({ page }) => {
  await signIn(page, 'employee@acme.example')
  await followHeader(page, 'My benefits')
  await openBenefit(page, 'dental')
  const opener = page.getByRole('main').getByRole('button', { name: 'Leave this benefit' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Keep this benefit' })).toBeFocused()
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab')
    // After the last control comes the browser's own bar.
    await expect(panel.locator(':focus').or(page.locator('body:not(:has(:focus))'))).toHaveCount(1)
  }
  await opener.focus()
  await expect(opener).not.toBeFocused()
  await panel.getByRole('button', { name: 'Keep this benefit' }).focus()
  await expect(panel).toHaveAccessibleDescription(/You save £.*Gareth Holmes/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe('a page whose code fails', () => {
  test.use({ breaksThePage: true })
  test('[SHELL-4] shows the full-page error, offers the log and leads home', async ({ page }) => {
    await signIn(page, 'employee@acme.example')
    // A page that has just reloaded does not reload again, so the error shows at once; tests/nginx tests the first reload.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    await page.route(/assets\/eligible-.*\.js$/, (route) => route.abort())
    await followHeader(page, 'My benefits')
    await expect(page.getByRole('heading', { level: 1, name: /^Uh oh! It looks like/ })).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const opener = page.getByRole('button', { name: 'Save a log for support' })
    await opener.click()
    const preview = page.getByRole('dialog', { name: 'Save the log' })
    await preview.getByLabel('Find in the log').fill('profile loaded')
    await expect(preview.getByText('Profile loaded')).toBeVisible()
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      preview.getByRole('button', { name: 'Save the file' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('portal-log.jsonl')
    await expect(opener).toBeFocused()
    await page.unroute(/assets\/eligible-.*\.js$/)
    await page.getByRole('link', { name: 'Return to home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  })
})

test(
  '[SHELL-2] [CONTENT-1] the footer links work from the login page, at 320 px too',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const address of ['/', '/privacy-statement/', '/cookie-policy/', '/contact-us/', '/nowhere']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test('[NAV-1] what has the focus is never under the tabs', async ({ page }) => {
    await signIn(page, 'employee@acme.example', '/app/my-total-benefits/')
    await expect(page.getByRole('heading', { level: 1, name: /in you in 2026$/ })).toBeVisible()
    const { y: edge } = (await page.locator('[data-part=tabs]').boundingBox()) ?? { y: 0 }
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      await link.focus()
      const { y, height } = (await link.boundingBox()) ?? { y: edge, height: 0 }
      expect(y + height, await link.innerText()).toBeLessThanOrEqual(edge)
    }
  })
})

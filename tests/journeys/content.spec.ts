import { expect, expectAccessible, expectNoSidewaysScroll, noHandlers, signIn, test } from './journey.ts'

const pages = [
  ['/cookie-policy/', 'Our Cookie Policy', 'getCookiePolicy'],
  ['/privacy-statement/', 'Privacy statement', 'getPrivacyPolicy'],
  ['/terms-and-conditions/', 'Terms and conditions', 'getTermsAndConditions'],
] as const

for (const [address, title, operation] of pages)
  test(
    `[CONTENT-1] ${title}: title, breadcrumb, failure and Retry, fetched once @phone`,
    { tag: address === '/privacy-statement/' ? [] : '@thorough' },
    async ({ page, world }) => {
      await world.fault({ operation, kind: 'status', status: 500, times: 2 })
      await page.goto(address)
      await expect(page.getByText(`There was an issue requesting the latest ${title}`)).toBeVisible()
      await expect(page).toHaveTitle(`${title} | My Benefits`)
      await expect(page.getByRole('link', { name: 'Return to home' })).toHaveAttribute('href', '/')
      await expectAccessible(page)
      await world.clearFaults()
      await page.getByRole('button', { name: /try again|retry/i }).press('Enter')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const asked = await world.calls(operation)
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', { name: address.startsWith('/privacy') ? 'Terms' : 'Privacy' }).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
      expect(await world.calls(operation)).toBe(asked)
    },
  )

test.describe('a text with scripts in it', () => {
  test.use(noHandlers)

  test('[CONTENT-1] the breadcrumb takes a signed-in person home, and scripts in a text do nothing', async ({
    page,
    world,
  }) => {
    const content =
      '<h2>Safe</h2><img src=x onerror="window.stolen=1"><script>window.stolen=1</script><a href="javascript:stolen=1">link</a>'
    await world.fault({
      operation: 'getPrivacyPolicy',
      kind: 'body',
      status: 200,
      body: { title: 'Privacy', content, version: '1' },
    })
    await signIn(page, 'employee@acme.example')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Safe' })).toBeVisible()
    await page.getByText('link', { exact: true }).click()
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
    await expect(page.locator('main :is(script, img, [onerror])')).toHaveCount(0)
    await page
      .getByRole('navigation', { name: /breadcrumb/i })
      .getByRole('link', { name: 'Home' })
      .click()
    await page.waitForURL('**/app/home/')
  })
})

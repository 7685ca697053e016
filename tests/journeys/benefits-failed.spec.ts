import { benefitListText } from '../../src/ui/text/benefit-list.ts'
import { expect, expectAccessible, followHeader, signIn, test } from './journey.ts'

test('[BEN-1] a benefits list that is refused twice logs the person out with a message', async ({ page, world }) => {
  await signIn(page, 'employee@acme.example')
  // Home loads the list as well; that call is not the one to fail.
  await expect.poll(() => world.calls('getEligibleBenefits')).toBe(1)
  await world.fault({ operation: 'getEligibleBenefits', kind: 'status', status: 403 })
  await followHeader(page, 'My benefits')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('main').getByText('The mock responds with 403 on purpose')).toBeVisible()
  await expect(page.getByLabel('Email address')).toBeVisible()
  await world.expectCalls('getEligibleBenefits', 3)
})

for (const status of [429, 503])
  test(
    `[BEN-1] a benefits list that fails with ${status} twice offers Retry, and the session goes on`,
    { tag: status === 503 ? [] : '@thorough' },
    async ({ page, world }) => {
      await signIn(page, 'employee@acme.example')
      await expect.poll(() => world.calls('getEligibleBenefits')).toBe(1)
      await world.fault({ operation: 'getEligibleBenefits', kind: 'status', status })
      await followHeader(page, 'My benefits')
      await expect(page.getByRole('main').getByRole('alert')).toContainText(benefitListText.list.failed)
      await world.expectCalls('getEligibleBenefits', 3)
      await expectAccessible(page)
      await world.clearFaults()
      await page.getByRole('button', { name: 'Retry' }).press('Enter')
      await expect(page.getByRole('link', { name: 'Dental care', exact: true })).toBeVisible()
    },
  )

test(
  '[BEN-1] [CALL-1] a busy host gets no call before the time that it names',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await signIn(page, 'employee@acme.example')
    await expect.poll(() => world.calls('getEligibleBenefits')).toBe(1)
    const asked: number[] = []
    const origin = new URL(page.url()).origin
    await page.route('**/benefits/user/eligible**', (route) => {
      asked.push(Date.now())
      return asked.length > 1
        ? route.fallback()
        : route.fulfill({
            status: 429,
            headers: {
              'Retry-After': '2',
              'Access-Control-Allow-Origin': origin,
              'Access-Control-Allow-Credentials': 'true',
              'Access-Control-Expose-Headers': 'Retry-After',
            },
            body: '',
          })
    })
    await followHeader(page, 'My benefits')
    await expect(page.getByRole('link', { name: 'Dental care', exact: true })).toBeVisible()
    await expect.poll(() => asked.length, 'the page shows the list that it had').toBe(2)
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(1900)
  },
)

import { windTo } from './clock.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  followHeader,
  openAndLogIn,
  openBenefit,
  signIn,
  skipWelcome,
  test,
} from './journey.ts'
import { reads } from './responses.ts'
import { holdReads } from './held-reads.ts'
import { expectNothingJumped } from './shifts.ts'

test(
  '[LOGIN-1] [TERMS-1] [HOME-1] a new employee logs in, accepts the terms and arrives home @phone',
  reads('User.firstName'),
  async ({ page, world }) => {
    await page.goto('/')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await openAndLogIn(page, 'first-login@acme.example')
    await page.waitForURL('**/app/home/')

    await expect(page.getByRole('heading', { name: 'Nearly there' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Terms and conditions' }).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Next' }).click()
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(/^Error: Nearly there/)
    await expectAccessible(page)
    await summary.getByRole('link', { name: 'Please confirm that you have read the terms and conditions' }).click()
    const tick = page.getByRole('checkbox', { name: 'I have read the terms and conditions' })
    await expect(tick).toBeFocused()
    await page.keyboard.press('Space')
    await expect(tick).toBeChecked()
    await expect(summary).toBeHidden()
    await expect(page).toHaveTitle(/^Nearly there/)
    const asked = page.waitForEvent('dialog')
    // The click waits until the browser's dialog has been answered.
    const pressed = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await pressed
    await expect(page.getByRole('heading', { name: 'Nearly there' })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()

    await skipWelcome(page)
    await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // What was loaded for the terms is already there.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await world.expectCalls('getTermsAndConditions', 1)
  },
)

test('[BEN-1] [BEN-2] [SEL-3] [LOGOUT-1] an employee finds a benefit, leaves it and logs out @phone', async ({
  page,
  world,
}) => {
  await signIn(page, 'employee@acme.example', '/app/my-benefits/')
  await expect(page.getByRole('heading', { level: 2, name: 'Your benefits' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await openBenefit(page, 'dental')

  await expect(page.getByRole('heading', { level: 1, name: /dental/i })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Leave this benefit' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(/^Until 31\sDecember/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Keep this benefit' })).toBeFocused()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Leave this benefit', exact: true }).click()
  await expect(page.locator(':focus')).toContainText('You’ve left this benefit. Its last day is')
  await expect(panel).toBeHidden()
  await world.expectCalls('updateSelection', 1)

  await page.goto('/logout')
  await page.waitForURL('**/logout-success')
  await expect(page.getByText('You have been logged out successfully')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => [localStorage.getItem('loggedIn'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ])
  expect(await page.evaluate(() => localStorage.getItem('pes'))).not.toBeNull()
  await world.expectCalls('endSession', 1)
})

test.describe('a refused opt-out', () => {
  test.use({ scenario: 'opt-out-refused' })
  test('[SEL-3] changes nothing and says why', async ({ page, world }) => {
    await signIn(page, 'employee@acme.example', '/app/my-benefits/')
    await openBenefit(page, 'dental')
    await page.getByRole('button', { name: 'Leave this benefit' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave this benefit', exact: true }).click()
    await expect(
      page.getByRole('dialog').getByText('You have not left this benefit. Nothing has changed.'),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Leave this benefit' })).toBeFocused()
    await world.expectCalls('updateSelection', 1)
  })
})

test('[BEN-1] probation shows what is blocked and until when', reads('Probation.until'), async ({ page }) => {
  await signIn(page, 'probation@acme.example')
  await followHeader(page, 'My benefits')
  await expect(page.getByRole('heading', { name: 'After your probation' })).toBeVisible()
  await expect(page.getByText(/^Available from 1\sFebruary 2027$/).first()).toBeVisible()
})

test('[BEN-2] a benefit that no longer exists says so and leads back, without a retry', async ({ page }) => {
  await signIn(page, 'employee@acme.example', '/app/my-benefits/no-such-benefit')
  await expect(page.getByText('Oops! The benefit you are looking for has been removed or relocated.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to My benefits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My benefits' })).toBeFocused()
})

test(
  '[HOME-1] actions come first, then your benefits, then ideas, and nothing jumps while they load @phone',
  reads('HomePageCard.priority'),
  async ({ page, world }) => {
    const release = await holdReads(page, world, ['getLoginSetup', 'getHomePageCards', 'getTotalBenefitsSummary'])
    await Promise.all([signIn(page, 'employee@acme.example'), release()])
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(sections.first()).toHaveText(/^Finish by/)
    await expect(page.getByRole('region', { name: /^Finish by/ }).getByRole('listitem')).toHaveCount(5)
    await expect(sections).toHaveText([
      /^Finish by/,
      'What Acme pays for your benefits',
      'Worth a look',
      'Has something changed in your life?',
      'Wellbeing week',
    ])
    await expectNothingJumped(page)
  },
)

test('[HOME-1] figures that do not load delay the content below them for three seconds at most', async ({
  page,
  world,
}) => {
  await world.hold('getTotalBenefitsSummary')
  // An animation measures the seconds. It is stopped as it begins, because a slow machine takes longer to look.
  await page.addInitScript(() =>
    new MutationObserver(() => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName.startsWith('home-patience')) animation.pause()
    }).observe(document, { childList: true, subtree: true }),
  )
  await signIn(page, 'employee@acme.example')
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible()
  await windTo(page, 'home-patience', 2900)
  await expect(page.getByRole('heading', { level: 2, name: 'Worth a look' })).toBeHidden()
  await windTo(page, 'home-patience', 3100)
  await expect(page.getByRole('heading', { level: 2, name: 'Worth a look' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible()
})

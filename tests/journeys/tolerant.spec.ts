import type { Page } from '@playwright/test'
import { expect, expectAccessible, followHeader, openAndLogIn, signIn, test } from './journey.ts'
import { at, next, readTerms } from './wizard.ts'

/** No part of the page reports an error, and nothing is drawn that a host did not send. */
const expectWhole = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  await expect(main.getByText(/could not be loaded|something (has gone|went) wrong|uh oh/i)).toHaveCount(0)
  await expect(main.locator('section:not(:has(> :not(h2, h3, :empty)))'), 'no heading stands alone').toHaveCount(0)
  await expect(main.getByText(/\b(null|undefined|NaN|Invalid Date|\[object Object\])\b/)).toHaveCount(0)
}

for (const [mode, words] of [
  ['minimal', 'what the OpenAPI document requires'],
  ['nulls', 'null for all that the OpenAPI document does not require'],
] as const) {
  test.describe(`hosts that respond ${words}`, { tag: mode === 'minimal' ? '@thorough' : [] }, () => {
    test.use({ responses: mode })

    test.describe('to somebody who has not chosen dental care', () => {
      test.use({ scenario: 'benefit-not-chosen' })

      test(`[LOGIN-7] [HOME-1] [BEN-1] [BEN-2] [SEL-1] let an employee log in, see everything and choose a benefit: ${mode}`, async ({
        page,
      }) => {
        test.slow()
        await openAndLogIn(page, 'employee@acme.example')
        await page.waitForURL('**/app/home/')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
        await expectWhole(page)
        await expectAccessible(page)

        await followHeader(page, 'My benefits')
        await expect(page.getByRole('link', { name: 'Dental care', exact: true })).toBeVisible()
        await expectWhole(page)
        await expectAccessible(page)
        await page.getByRole('link', { name: 'Dental care', exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Dental care' })).toBeVisible()
        await expectWhole(page)
        await expectAccessible(page)

        await page.getByRole('main').getByRole('link', { name: 'Choose', exact: true }).click()
        await at(page, /^(Choose|Change) /)
        await page.getByLabel('Yearly limit for treatment').fill('1200')
        await expect(page.getByRole('region', { name: 'What it costs' }).locator('strong')).toHaveText(/£/)
        await expectWhole(page)
        await expectAccessible(page)
        await expect(next(page)).not.toHaveAttribute('aria-busy')
        await next(page).click()
        await at(page, /^Terms of /)
        await readTerms(page).check()
        await next(page).click()
        await at(page, /^Check /)
        await page.getByRole('button', { name: /^Submit/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: /sent|submitted|chosen|choice/i })).toBeVisible()
        await expect(page.getByRole('button', { name: /^Submit/ })).toBeHidden()
        await expectWhole(page)
        await expectAccessible(page)
      })
    })

    test(`[TFA-1] [LOGIN-7] ask for a second factor: ${mode}`, { tag: '@thorough' }, async ({ page }) => {
      await openAndLogIn(page, 'second-factor@acme.example')
      await page.waitForURL('**/two-fa')
      await page.getByLabel('Digit 1 of 6').click()
      await page.keyboard.type('123456')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/app/home/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectWhole(page)
    })

    test(
      `[LOGIN-3] refuse a login without a message, or with a captcha: ${mode}`,
      { tag: '@thorough' },
      async ({ page }) => {
        await openAndLogIn(page, 'locked@acme.example')
        await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
        await expect(page.getByLabel('Email address')).toBeVisible()
      },
    )

    test(
      `[DASH-1] [APP-1] [INS-1] show an employer every part of the dashboard: ${mode}`,
      { tag: '@thorough' },
      async ({ page }) => {
        test.slow()
        await openAndLogIn(page, 'employer-insights@acme.example')
        await page.waitForURL('**/app/home/')
        await followHeader(page, 'Dashboard')
        await expect(page.getByRole('heading', { name: '250 selections are waiting for you' })).toBeVisible()
        await expect(page.getByText(/^[\d,]+ people have not registered$/)).toBeVisible()
        await expectWhole(page)
        await expectAccessible(page)
        for (const address of [
          '/app/dashboard/approve-selections',
          '/app/dashboard/approve-selections/204',
          '/app/dashboard/benefit-takeup',
          '/app/dashboard/benefit-takeup/201',
          '/app/dashboard/employee-insights/',
          '/app/dashboard/employee-engagement/',
          '/app/dashboard/platform-settings/',
          '/app/employee-data/',
          '/app/employee-data/two-factor/',
          '/app/reporting',
        ]) {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
          await expectWhole(page)
        }
      },
    )
  })
}

test('[CALL-1] [BEN-1] a malformed row is left out, and the page says so until every row is valid', async ({
  page,
  world,
}) => {
  const good = { benefitId: '201', name: 'Dental care' }
  await world.fault({ operation: 'getEligibleBenefits', kind: 'body', status: 200, body: [good, { name: 'No id' }] })
  await signIn(page, 'employee@acme.example', '/app/my-benefits/')
  await expect(page.getByRole('link', { name: 'Dental care', exact: true })).toBeVisible()
  await expect(page.getByText(/We couldn’t read 1 item/)).toBeVisible()
  await expectAccessible(page)
  await world.clearFaults()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Eye care', exact: true })).toBeVisible()
  await expect(page.getByText(/We couldn’t read/)).toHaveCount(0)
})

test('[BEN-1] [FAM-1] a benefit without a cost, and a family member without a date of birth or a sex, stay in their lists', async ({
  page,
  world,
}) => {
  const selection = { selectionId: '9001', status: 'approved', cta: { type: 'manage' } }
  await world.fault({
    operation: 'getEligibleBenefits',
    kind: 'body',
    status: 200,
    body: [{ benefitId: '201', name: 'Dental care', selection }],
  })
  await world.fault({
    operation: 'getFamily',
    kind: 'body',
    status: 200,
    body: [{ family_id: '6001', family_fname: 'Tomasz', family_sname: 'Hale' }],
  })
  await signIn(page, 'employee@acme.example', '/app/my-benefits/')
  const card = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Dental care', exact: true }) })
  await expect(card).toContainText('not available')
  await expectWhole(page)
  await page.goto('/app/home/my-profile/')
  const member = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Tomasz Hale' }) })
  await expect(member).toContainText('Dependant')
  await expect(member).not.toContainText('born')
  await expect(page.getByText(/We couldn’t read/)).toHaveCount(0)
  await expectWhole(page)
  await member.getByRole('button', { name: /^Change/ }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByLabel('First name')).toHaveValue('Tomasz')
  await panel.getByRole('button', { name: /save/i }).click()
  await expect(panel.getByRole('link', { name: 'Date of birth is required' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Sex is required' })).toBeVisible()
})

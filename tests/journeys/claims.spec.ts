import { expect, expectAccessible, expectNoSidewaysScroll, noHandlers, signIn, test } from './journey.ts'
import { reads } from './responses.ts'

const employee = 'employee@acme.example'

test(
  '[CLAIM-1] the claim panel shows whom to contact, what you need and a reference to copy, by keyboard alone @phone',
  reads('Claim.phone', 'Claim.email', 'Claim.url', 'Claim.instructions', 'Selection.reference'),
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page, employee, '/app/my-benefits/201')
    const opener = page.getByRole('button', { name: 'Make a claim' })
    await opener.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Claim with Dental care' })
    await expect(panel.getByText('Claims for this benefit go to Brightwell Dental.')).toBeVisible()
    await expect(panel.getByText('your bank details')).toBeVisible()
    await expect(panel.getByRole('link', { name: '020 7946 0310' })).toHaveAttribute('href', 'tel:02079460310')
    await expect(panel.getByRole('link', { name: 'dental@brightwell.example' })).toHaveAttribute(
      'href',
      'mailto:dental@brightwell.example',
    )
    await expect(panel.getByText('You claim on another website, claims.brightwell.example.')).toBeVisible()
    const form = panel.getByRole('link', { name: 'Claim online (opens in a new tab)' })
    await expect(form).toHaveAttribute('href', 'https://claims.brightwell.example/dental')
    await expect(form).toHaveAttribute('rel', /noopener/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await panel.getByRole('button', { name: 'Copy' }).press('Enter')
    await expect(panel.getByRole('status')).toContainText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DEN-9001')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test.describe('a claim with a foreign form and scripts', () => {
  test.use(noHandlers)

  test(
    '[CLAIM-1] a form on an unknown host is not linked, and scripts in the text do nothing',
    { tag: '@thorough' },
    async ({ page, world }) => {
      await signIn(page, employee)
      await world.fault({
        operation: 'getBenefit',
        kind: 'body',
        status: 200,
        body: {
          benefitId: '202',
          name: 'Gym membership',
          summary: 'A gym near you',
          groupCode: 'wellbeing',
          icon: 'gym',
          beamSupported: false,
          selection: {
            selectionId: '9002',
            status: 'approved',
            statusLabel: 'Approved',
            planDetails: null,
            peopleCovered: [],
            costsSummaryForMonthlyCostSection: { company: 0, employee: 0 },
            cta: null,
            endDate: null,
            optOut: { allowed: false, effectiveDate: null },
            reference: null,
          },
          probation: { restricted: false, until: null },
          description: '<p>Move</p>',
          covers: 'Only you',
          startDate: null,
          howToLeave: 'At any time',
          termsAndConditionsShown: false,
          terms: [],
          claim: {
            provider: 'Gym Ltd',
            phone: null,
            email: null,
            url: 'https://phishing.example/claim',
            instructions:
              '<p>Bring a towel</p><p><a href="https://gym.example/rules">Rules</a> <a href="https://gуm.example/">Gym</a> <a href="https://gym.example@evil.example/">At</a> <a href="/contact-us/">Us</a></p><img src=x onerror="window.stolen=1">',
          },
        },
      })
      await page.goto('/app/my-benefits/202')
      await page.getByRole('button', { name: 'Make a claim' }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.getByText('Bring a towel')).toBeVisible()
      await expect(panel.getByRole('link')).toHaveCount(3) // those of the instructions
      for (const name of ['Rules (opens another site: gym.example)', 'Gym (opens another site: xn--gm-umc.example)'])
        await expect(panel.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(panel.getByRole('link', { name: 'Us', exact: true })).toBeVisible()
      expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
    },
  )
})

test.describe('a benefit without claim details', () => {
  test.use({ scenario: 'claims-unknown' })

  test(
    '[CLAIM-1] the panel says whom to contact',
    { tag: '@thorough', ...reads('Selection.reference') },
    async ({ page }) => {
      await signIn(page, employee, '/app/my-benefits/201')
      await page.getByRole('button', { name: 'Make a claim' }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.getByRole('link', { name: 'support@benefits.example' })).toBeVisible()
      await expect(panel).toContainText('DEN-9001')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.goto('/app/my-benefits/214')
      await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Make a claim' })).toHaveCount(0)
    },
  )
})

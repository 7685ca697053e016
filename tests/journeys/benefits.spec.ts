import { expect, expectAccessible, expectNoSidewaysScroll, followHeader, noHandlers, signIn, test } from './journey.ts'
import { reads } from './responses.ts'

const employee = 'employee@acme.example'

test(
  '[BEN-1] the list is narrowed by word, status and kind, and Back restores it @phone',
  reads('Benefit.summary'),
  async ({ page, world }) => {
    expect(world.name).not.toBe('')
    await signIn(page, employee)
    await followHeader(page, 'My benefits')
    const main = page.getByRole('main')
    const count = main.getByRole('paragraph').filter({ hasText: /^\d+( of \d+)? benefits?$/ })
    await expect(count).toHaveText('28 benefits')
    await expect(main.getByRole('status').filter({ hasText: 'benefits' })).toHaveText('28 benefits')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByLabel('Status').selectOption('Approved')
    await page.getByLabel('Kind').focus()
    await page.getByLabel('Kind').selectOption('Health')
    await expect(count).toHaveText('2 of 28 benefits')
    await expect(main.getByRole('status').filter({ hasText: 'benefits' })).toHaveText('2 of 28 benefits')
    await expect(page.getByLabel('Kind')).toBeFocused()
    await page.getByLabel('Find a benefit').fill('dragon')
    await expect(page.getByLabel('Find a benefit')).toBeFocused()
    await expect(count).toHaveText('0 of 28 benefits')
    await expect(main.getByText('No benefit matches your search')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Find a benefit').fill('')
    await page.keyboard.type('specialist quickly')
    await expect(page.getByLabel('Find a benefit')).toHaveValue('specialist quickly')
    await expect(count).toHaveText('1 of 28 benefits')
    expect(new URL(page.url()).search).toBe('?search=specialist+quickly&status=approved&kind=health')

    await main.getByRole('link', { name: 'Private medical insurance', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Private medical insurance' })).toBeFocused()
    await page.goBack()
    await expect(count).toHaveText('1 of 28 benefits')
    await expect(page.getByLabel('Find a benefit')).toHaveValue('specialist quickly')
    await expect(page.getByLabel('Kind')).toHaveValue('health')
    await page.reload()
    await expect(count).toHaveText('1 of 28 benefits')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(count).toHaveText('28 benefits')
    await page.goBack()
    await expect(count).toHaveText('1 of 28 benefits')
  },
)

test(
  '[BEN-1] every card says status, cost and what to do next',
  reads('Selection.statusLabel'),
  async ({ page, world }) => {
    expect(world.name).not.toBe('')
    await signIn(page, employee, '/app/my-benefits/')
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
    for (const [name, status, cost, action] of [
      ['Dental care', 'Approved', '£13.50 a month from your pay', 'Manage'],
      ['Will writing', 'In progress', '£11.50 a month from your pay', 'Continue'],
      ['Cycle to work', 'Awaiting approval', '£100.00 a month from your pay', null],
      ['Life assurance', 'Approved', 'Paid for by your employer', 'Manage'],
      ['Travel insurance', 'Opted out', null, 'Reapply'],
      ['Technology', 'Not approved', null, 'Reapply'],
      ['Eye care', 'Not selected', null, 'Set up'],
    ] as const) {
      await expect(card(name).getByText(status, { exact: true })).toBeVisible()
      if (cost !== null) await expect(card(name)).toContainText(cost)
      if (action === null) await expect(card(name)).toContainText('Nothing to do for now')
      else await expect(card(name).getByRole('link', { name: `${action} ${name}` })).toBeVisible()
    }
    const groups = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(groups).toHaveText(['Waiting for you', 'Your benefits', 'Available to you'])
    await expect(page.getByRole('link', { name: 'Manage Benefit credits' })).toHaveAttribute('href', '/app/ccv/manage/')
    await page.getByRole('link', { name: 'Set up Eye care' }).click()
    await page.waitForURL('**/app/my-benefits/228/setup/**')
  },
)

test(
  '[BEN-1] what probation holds back can be found, and says when it opens @phone',
  reads('Probation.until', 'BenefitDetail.startDate'),
  async ({ page, world }) => {
    expect(world.name).not.toBe('')
    await signIn(page, 'probation@acme.example', '/app/my-benefits/?status=restricted')
    await expect(page.getByRole('heading', { level: 2, name: 'After your probation' })).toBeVisible()
    await expect(page.getByText('We will e-mail you when you can choose these.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'See when it opens Private medical insurance' }).click()
    await expect(page.getByText('You can choose it from 1 February 2027.')).toBeVisible()
    const own = page.getByRole('region', { name: 'Your selection' })
    await expect(own).toContainText('Opens on 1 February 2027, when your probation ends')
    await expect(own.getByRole('link')).toHaveCount(0)
  },
)

test(
  '[BEN-2] a benefit says what it costs, whom it covers, when, how to leave, and explains its words @phone',
  reads('Selection.reference', 'BenefitDetail.startDate', 'BenefitDetail.howToLeave', 'BenefitDetail.description'),
  async ({ page, world }) => {
    expect(world.name).not.toBe('')
    await signIn(page, employee, '/app/my-benefits/208')
    const section = (name: string) => page.getByRole('region', { name })
    await expect(section('What it costs').getByRole('row', { name: /^You .*£115\.50 .*£1,386\.00/ })).toBeVisible()
    await expect(
      section('What it costs').getByRole('row', { name: /^Your employer .*£48\.00 .*£576\.00/ }),
    ).toBeVisible()
    await expect(section('Your selection')).toContainText('PMI-9008')
    await expect(section('When it begins and ends')).toContainText('It began on 1 April 2026. It has no end date.')
    await expect(section('How to leave')).toContainText('at the end of the scheme year')
    await expect(section('Words explained')).toContainText('The part of a claim that you pay yourself.')
    await expect(section('You may also like').getByRole('link')).toHaveCount(3)
    await section('Questions and answers').getByText('Do I pay tax on it?').click()
    await expect(section('Questions and answers')).toContainText('it is a benefit in kind')
    await expect(section('Your selection').getByRole('link', { name: 'Manage' })).toHaveAttribute(
      'href',
      '/app/my-benefits/208/manage',
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)

test(
  '[BEN-2] the terms open in a panel by keyboard alone, can be tried again, and give the focus back @phone',
  reads('BenefitTermsEntry.title'),
  async ({ page, world }) => {
    await signIn(page, employee)
    await world.fault({ operation: 'getBenefitTerms', kind: 'status', status: 500, times: 1 })
    await page.goto('/app/my-benefits/208')
    const opener = page.getByRole('button', { name: 'Private medical insurance: terms, version 3' })
    await opener.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Private medical insurance: terms' })
    await expect(panel.getByText('Sorry, there was an error requesting the terms and conditions')).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(panel.getByRole('heading', { name: '5. The excess' })).toBeAttached()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(panel.getByRole('heading', { name: '5. The excess' })).toBeAttached()
    await world.expectCalls('getBenefitTerms', 2)
  },
)

test.describe('terms that the host cannot show', () => {
  test.use({ scenario: 'benefit-terms-unavailable' })

  test('[BEN-2] [SEL-1] say so in its words', reads('BenefitTermsEntry.title'), async ({ page, world }) => {
    expect(world.name).not.toBe('')
    await signIn(page, employee, '/app/my-benefits/201')
    await page.getByRole('button', { name: 'Dental care: terms, version 3' }).click()
    await expect(page.getByRole('dialog').getByText('The terms are being revised')).toBeVisible()
  })
})

test(
  '[CLAIM-1] a claim: whom to turn to, what to have at hand, and the reference to copy, by keyboard alone @phone',
  reads('Claim.phone', 'Claim.email', 'Claim.url', 'Claim.instructions', 'Selection.reference'),
  async ({ page, context, world }) => {
    expect(world.name).not.toBe('')
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
    const form = panel.getByRole('link', { name: 'Claim online (opens in a new tab)' })
    await expect(form).toHaveAttribute('href', 'https://claims.brightwell.example/dental')
    await expect(form).toHaveAttribute('rel', /noopener/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await panel.getByRole('button', { name: 'Copy' }).press('Enter')
    await expect(panel.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DEN-9001')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test.describe('a claim with a foreign form and scripts', () => {
  test.use(noHandlers)

  test('[CLAIM-1] no form on a host that the portal does not know is linked, and scripts in the text do nothing', async ({
    page,
    world,
  }) => {
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
        covers: 'You alone',
        startDate: null,
        howToLeave: 'At any time',
        termsAndConditionsShown: false,
        terms: [],
        claim: {
          provider: 'Gym Ltd',
          phone: null,
          email: null,
          url: 'https://phishing.example/claim',
          instructions: '<p>Bring a towel</p><img src=x onerror="window.stolen=1">',
        },
      },
    })
    await page.goto('/app/my-benefits/202')
    await page.getByRole('button', { name: 'Make a claim' }).click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByText('Bring a towel')).toBeVisible()
    await expect(panel.getByRole('link')).toHaveCount(0)
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  })
})

test.describe('where nobody knows how to claim', () => {
  test.use({ scenario: 'claims-unknown' })

  test('[CLAIM-1] the panel says whom to contact', reads('Selection.reference'), async ({ page, world }) => {
    expect(world.name).not.toBe('')
    await signIn(page, employee, '/app/my-benefits/201')
    await page.getByRole('button', { name: 'Make a claim' }).click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('link', { name: 'support@benefits.example' })).toBeVisible()
    await expect(panel).toContainText('DEN-9001')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.goto('/app/my-benefits/214')
    await expect(page.getByRole('heading', { name: 'How to leave' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Make a claim' })).toHaveCount(0)
  })
})

import { expect, expectAccessible, expectNoSidewaysScroll, noHandlers, signIn, test } from './journey.ts'

test('[CONTACT-1] a message can be sent by keyboard alone, and a refusal loses nothing @phone', async ({
  page,
  world,
}) => {
  await signIn(page, 'employee@acme.example')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeFocused()
  await expect(page).toHaveTitle('Contact us | My Benefits')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.focus()
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'Please complete the form' })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle('Error: Contact us | My Benefits')
  await expect(summary.getByRole('link')).toHaveText([
    'What is the subject of your enquiry? This field is required',
    'Comments: This field is required',
  ])
  await expectAccessible(page)
  expect(await world.calls('sendEnquiry')).toBe(0)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const subject = page.getByLabel('What is the subject of your enquiry?')
  await expect(subject).toBeFocused()
  await page.keyboard.type('Something e')
  await expect(subject).toHaveValue('other')
  await page.keyboard.press('Tab')
  await page.keyboard.type('May my <b>cat</b> have dental cover?')
  await expect(summary).toBeHidden()
  await expect(page).toHaveTitle('Contact us | My Benefits')

  await world.fault({
    operation: 'sendEnquiry',
    kind: 'body',
    status: 200,
    body: { status: 'error', fields: { _person_enq: 'Missing' }, message: 'Please complete the form' },
    times: 1,
  })
  await submit.press('Enter')
  await expect(summary.getByRole('link')).toHaveText('Please provide a subject for your message')
  await subject.selectOption('benefits')
  await world.fault({ operation: 'sendEnquiry', kind: 'status', status: 500, times: 1 })
  await submit.press('Enter')
  await expect(page.getByText('We could not confirm that your message was sent')).toBeVisible()
  await expect(page).toHaveTitle('Error: Contact us | My Benefits')
  await expect(page.getByLabel('Comments')).toHaveValue('May my <b>cat</b> have dental cover?')

  await submit.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your message has been sent!' })).toBeFocused()
  await expect(page).toHaveTitle('Contact us | My Benefits')
  await expect(page.getByText('We will contact you as soon as possible.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send another message' }).press('Enter')
  await expect(page.getByLabel('Comments')).toHaveValue('')
})

test.describe('a host that finds fields missing', () => {
  test.use({ scenario: 'enquiry-incomplete' })

  test(
    '[CONTACT-1] its message for a field stays after a click and disappears when that field changes',
    { tag: '@thorough' },
    async ({ page }) => {
      await signIn(page, 'employee@acme.example', '/contact-us/')
      const subject = page.getByLabel('What is the subject of your enquiry?')
      const comments = page.getByLabel('Comments')
      await subject.selectOption('benefits')
      await comments.fill('When does my cover begin?')
      await page.getByRole('button', { name: 'Submit' }).click()
      const summary = page.getByRole('alert').filter({ hasText: 'Please complete the form' })
      const said = ['Please provide a subject for your message', 'Comments: This field is required']
      await expect(summary).toBeFocused()
      await summary.getByRole('link').first().click()
      await expect(subject).toBeFocused()
      await page.getByRole('heading', { level: 1 }).click()
      await expect(summary.getByRole('link')).toHaveText(said)
      await expect(comments).toHaveAttribute('aria-invalid', 'true')
      await subject.selectOption('other')
      await expect(summary.getByRole('link')).toHaveText(said.slice(1))
      await expect(subject).not.toHaveAttribute('aria-invalid', 'true')
    },
  )
})

test('[CONTACT-1] pressing Submit twice sends one message', { tag: '@thorough' }, async ({ page, world }) => {
  await world.hold('sendEnquiry')
  await signIn(page, 'employee@acme.example')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.getByLabel('What is the subject of your enquiry?').selectOption('account')
  await page.getByLabel('Comments').fill('Hello')
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await world.clearFaults()
  await expect(page.getByRole('heading', { name: 'Your message has been sent!' })).toBeVisible()
  await world.expectCalls('sendEnquiry', 1)
})

test(
  '[CONTACT-1] a page that fails to load offers the phone number, or the email address where there is none',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await world.fault({ operation: 'getContactPage', kind: 'status', status: 500, times: 1 })
    await signIn(page, 'employee@acme.example')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByText('There was a problem loading this page')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123')
    await expectAccessible(page)
    await main.getByRole('button', { name: /try again|retry/i }).click()
    await expect(page.getByLabel('Comments')).toBeVisible()
  },
)

test.describe('texts with scripts in them', () => {
  test.use(noHandlers)

  test('[CONTACT-1] a visitor who is not signed in sees the email address, and scripts in the texts do nothing', async ({
    page,
    world,
  }) => {
    await page.goto('/contact-us/')
    await expect(page.getByRole('link', { name: 'contact@benefits.example' })).toBeVisible()
    const brand = page.getByRole('banner').getByRole('link', { name: 'My Benefits' })
    await expect(brand).toHaveAttribute('href', '/')
    await expectAccessible(page)
    const evil = '<p>Fine</p><img src=x onerror="window.stolen=1"><script>window.stolen=1</script>'
    await world.fault({
      operation: 'getContactPage',
      kind: 'body',
      status: 200,
      body: { enquiryOptions: [], pageContent: [{ name: 'Help', content: evil }] },
    })
    await signIn(page, 'employee@acme.example')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByText('Fine')).toBeVisible()
    await expect(page.locator('main script, main [onerror]')).toHaveCount(0)
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  })
})

test.describe('a client that takes no enquiries', () => {
  test.use({ scenario: 'contact-disabled' })

  test(
    '[CONTACT-1] [SHELL-2] the page redirects home, and the footer does not link to it',
    { tag: '@thorough' },
    async ({ page }) => {
      await signIn(page, 'employee@acme.example')
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toHaveCount(0)
      await page.goto('/contact-us/')
      await page.waitForURL('**/app/home/')
    },
  )
})

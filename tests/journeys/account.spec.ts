import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { replayLog } from '../../tools/replay/replay.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'

const password = 'Quiet-Otter-7!harbour'

/** Types the date of birth of the demo, or another. */
const typeDate = async (page: Page, day = '28', month = '08', year = '1978'): Promise<void> => {
  await page.getByLabel('Day').fill(day)
  await page.getByLabel('Month').fill(month)
  await page.getByLabel('Year').fill(year)
}

const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click()

const toPassword = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await typeDate(page)
  await next(page)
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
}

const setPassword = async (page: Page, typed = password): Promise<void> => {
  await page.getByLabel('New password', { exact: true }).fill(typed)
  await expect(page.getByText('9 of 9 met')).toBeVisible()
  await next(page)
}

const wellDrawn = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test.describe('resetting the password', () => {
  test('[RESET-1] [RESET-2] [RESET-4] a link leads over date and password to the login, and history keeps neither token nor date @phone', async ({
    page,
    world,
  }) => {
    await page.goto('/cookie-policy/')
    await page.goto('/reset-password?token=reset-valid')
    await expect(page.getByText('Step 1 of 2')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Verify' })).toHaveAttribute('aria-current', 'step')
    await expect(page).toHaveTitle(/^Reset password \| /)
    await wellDrawn(page)
    await typeDate(page)
    await next(page)
    await expect(page.getByText('Step 2 of 2')).toBeVisible()
    await expect(page).toHaveURL(/\/reset-password\/\?token=reset-valid&dob=28-08-1978$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByLabel('New password', { exact: true }).fill('Benefits')
    await expect(page.getByText('(estimate)').first()).toBeVisible()
    await expect(page.getByText('6 of 9 met')).toBeVisible()
    await expect(page.getByText('Please meet all the criteria below!')).toBeVisible()
    await wellDrawn(page)
    expect(await page.evaluate(() => document.querySelector('meta[name=referrer]')?.getAttribute('content'))).toBe(
      'no-referrer',
    )
    await setPassword(page)
    await expect(page.getByText('Password successfully changed.')).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
    await wellDrawn(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/cookie-policy\/$/)
    await page.goForward()
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
    expect(await world.calls('resetPassword')).toBe(1)
  })

  test('[RESET-1] without a token it asks for a link', async ({ page, world }) => {
    await page.goto('/reset-password')
    await page.waitForURL('**/forgotten-password/')
    await page.goto('/reset-password/?dob=28-08-1978')
    await page.waitForURL('**/forgotten-password/')
    expect(await world.calls('verifyResetDate')).toBe(0)
  })

  for (const dob of ['28-08-1978', '1978-08-28'])
    test(`[RESET-1] an address with the date ${dob} begins with the password`, async ({ page, world }) => {
      await page.goto(`/reset-password/?token=reset-valid&dob=${dob}`)
      await expect(page.getByText('Step 2 of 2')).toBeVisible()
      await setPassword(page)
      await expect(page.getByText('Password successfully changed.')).toBeVisible()
      expect(await world.calls('resetPassword')).toBe(1)
    })

  test('[RESET-1] leaving by a link keeps the token out of the history', async ({ page, world }) => {
    expect(world.name).not.toBe('')
    await toPassword(page, '/reset-password/?token=reset-valid')
    await page.getByRole('link', { name: 'Privacy' }).click()
    await page.waitForURL('**/privacy-statement/')
    await page.goBack()
    await page.waitForURL('**/forgotten-password/')
    expect(page.url()).not.toMatch(/reset-valid|1978/)
  })

  test('[RESET-2] Next is blocked while a rule is not met, by keyboard alone', async ({ page, world }) => {
    await page.goto('/reset-password/?token=reset-valid')
    await page.getByLabel('Day').focus()
    await page.keyboard.type('28')
    await page.keyboard.press('Tab')
    await page.keyboard.type('8')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1978')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Step 2 of 2')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
    await page.keyboard.type('Benefits-2026-demo!')
    await expect(page.getByText('8 of 9 met')).toBeVisible()
    await page.keyboard.press('Enter')
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Please ensure your password meets the listed requirements')
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByRole('listitem').filter({ hasText: 'Not a previous password' })).toContainText(': not met')
    await wellDrawn(page)
    expect(await world.calls('resetPassword')).toBe(0)
    await page.getByLabel('New password', { exact: true }).fill(password)
    await expect(page.getByText('9 of 9 met')).toBeVisible()
    await expect(summary).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Password successfully changed.')).toBeVisible()
  })

  test('[RESET-2] many characters ask one question, and a slow answer about an earlier password changes nothing', async ({
    page,
    world,
  }) => {
    await toPassword(page, '/reset-password/?token=reset-valid')
    await world.fault({ operation: 'checkPassword', kind: 'delay', delayMs: 1500, times: 1 })
    await page.getByLabel('New password', { exact: true }).pressSequentially(password)
    await expect.poll(() => world.calls('checkPassword')).toBe(1)
    await page.getByLabel('New password', { exact: true }).pressSequentially('1234')
    await expect(page.getByText('8 of 9 met')).toBeVisible()
    expect(await world.calls('checkPassword')).toBe(2)
  })

  test('[RESET-3] a date that is none names the box, and one that is refused marks all of them', async ({
    page,
    world,
  }) => {
    await page.goto('/reset-password/?token=reset-valid')
    await typeDate(page, '29', '02', '1979')
    await next(page)
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('This date of birth is not valid. Check the day')
    await expect(page.getByLabel('Day')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Year')).not.toHaveAttribute('aria-invalid', 'true')
    await wellDrawn(page)
    expect(await world.calls('verifyResetDate')).toBe(0)
    await summary.getByRole('link').click()
    await expect(page.getByLabel('Day')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('Day')).toHaveValue('28')
    await next(page)
    await expect(page.getByLabel('Year')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Step 1 of 2')).toBeVisible()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    expect(await world.calls('verifyResetDate')).toBe(1)
  })

  test('[RESET-3] a date that is refused with the password leads back to the date', async ({ page, world }) => {
    expect(world.name).not.toBe('')
    await page.goto('/reset-password/?token=reset-valid&dob=01-01-1970')
    await setPassword(page)
    await expect(page.getByText('Step 1 of 2')).toBeVisible()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'This date of birth is not valid',
    )
    await typeDate(page)
    await next(page)
    await setPassword(page)
    await expect(page.getByText('Password successfully changed.')).toBeVisible()
  })

  test('[RESET-3] an expired link says so and leads after 3 seconds to where a new one is asked for @phone', async ({
    page,
    world,
  }) => {
    expect(world.name).not.toBe('')
    await page.clock.install()
    await page.goto('/reset-password/?token=reset-expired')
    await typeDate(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await next(page)
    await expect(page.getByRole('alert').getByText('Token has expired')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.clock.runFor(2900)
    expect(page.url()).toContain('/reset-password')
    await page.clock.runFor(200)
    await page.clock.resume()
    await page.waitForURL('**/forgotten-password/?message=token-expired')
    await expect(page.getByText('Your password renewal request has expired. Please try again.')).toBeVisible()
    await wellDrawn(page)
  })

  test('[RESET-3] the network fails, and nothing that was typed is lost', async ({ page, world }) => {
    await page.goto('/reset-password/?token=reset-valid')
    await world.fault({ operation: 'verifyResetDate', kind: 'drop' })
    await typeDate(page)
    await next(page)
    await expect(page.getByText('Network error. Please try again.')).toBeVisible()
    await world.clearFaults()
    await next(page)
    await expect(page.getByText('Step 2 of 2')).toBeVisible()
    await world.fault({ operation: 'checkPassword', kind: 'drop' })
    await page.getByLabel('New password', { exact: true }).fill(password)
    await expect(page.getByText('Your password could not be checked.')).toBeVisible()
    await wellDrawn(page)
    await world.clearFaults()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('9 of 9 met')).toBeVisible()
    await world.fault({ operation: 'resetPassword', kind: 'status', status: 500, times: 1 })
    await next(page)
    await expect(page.getByText('The mock was told to answer 500')).toBeVisible()
    await world.fault({ operation: 'resetPassword', kind: 'drop' })
    await next(page)
    await expect(page.getByText('Network error. Please try again.')).toBeVisible()
    await world.clearFaults()
    await next(page)
    await expect(page.getByText('Password successfully changed.')).toBeVisible()
  })

  test('[RESET-4] the partner gets a full page, and the entry left behind holds no token', async ({ page, world }) => {
    expect(world.name).not.toBe('')
    await page.route('https://partner.example/**', (route) => route.fulfill({ body: 'Welcome at the partner' }))
    const asked = page.waitForRequest('https://partner.example/welcome')
    await toPassword(page, '/reset-password/?token=reset-partner')
    await setPassword(page)
    expect(Object.keys(await (await asked).allHeaders())).not.toContain('referer')
    await expect(page.getByText('Welcome at the partner')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
  })
})

test.describe('a forgotten password', () => {
  const box = (page: Page) => page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('checkbox')

  test('[FORGOT-1] any address gets the same reply @phone', async ({ page, world }) => {
    const replies: string[] = []
    for (const email of ['employee@acme.example', 'nobody@acme.example']) {
      await page.goto('/forgotten-password')
      await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
      await expect(page).toHaveTitle(/^Reset password \| /)
      await page.getByLabel('Email address').fill(email)
      await box(page).check()
      await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/')
      await wellDrawn(page)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByRole('heading', { level: 1, name: "It's on the way..." })).toBeFocused()
      await wellDrawn(page)
      replies.push(await page.getByRole('main').innerText())
    }
    expect(replies[0]).toBe(replies[1])
    expect(replies[0]).toContain('support@')
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await expect(page.getByLabel('Email address')).toBeVisible()
    expect(await world.calls('requestPasswordReset')).toBe(2)
  })

  test('[FORGOT-1] address and bot check are asked for, and nothing is sent without', async ({ page, world }) => {
    await page.goto('/forgotten-password/')
    await page.getByRole('button', { name: 'Send the link' }).click()
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('This field is required')
    await expect(summary).toContainText('Please confirm that you are not a robot!')
    await expect(page).toHaveTitle(/^Error: /)
    await wellDrawn(page)
    await page.getByLabel('Email address').fill('employee')
    await page.getByLabel('Email address').blur()
    await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
    expect(await world.calls('requestPasswordReset')).toBe(0)
  })

  test('[FORGOT-1] is hidden where people sign in by single sign-on alone', async ({
    page,
    context,
    world,
    baseURL,
  }) => {
    const globex = (baseURL ?? '').replace('localhost', 'globex.localhost')
    await context.addCookies([{ name: 'mock-world', value: world.name, url: globex }])
    await page.goto(`${globex}/forgotten-password`)
    await expect(page.getByText('please use the link from your employer to sign in')).toBeVisible()
    await expect(page.getByLabel('Email address')).toBeHidden()
    await wellDrawn(page)
    await page.goto(`${globex}/reset-password/?token=reset-valid`)
    await page.waitForURL('**/forgotten-password/')
  })

  test.describe('with a host that finds the address wrong', () => {
    test.use({ scenario: 'reset-request-refused' })
    test("[FORGOT-2] shows the host's words at the field", async ({ page, world }) => {
      expect(world.name).not.toBe('')
      await page.goto('/forgotten-password/?message=token-expired')
      await expect(page.getByText('Your password renewal request has expired. Please try again.')).toBeVisible()
      await page.getByLabel('Email address').fill('employee@acme.example')
      await box(page).check()
      await page.getByRole('button', { name: 'Send the link' }).click()
      const summary = page.getByRole('alert', { name: 'Validation failed' })
      await expect(summary).toBeFocused()
      await expect(summary).toContainText('Please enter a valid email address')
      await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
      await expect(box(page)).not.toBeChecked()
      await wellDrawn(page)
    })
  })

  test.describe('with a host that cannot send', () => {
    test.use({ scenario: 'reset-request-unavailable' })
    test("[FORGOT-2] shows the host's words", async ({ page, world }) => {
      expect(world.name).not.toBe('')
      await page.goto('/forgotten-password/?message=something-else')
      await expect(page.getByText('has expired')).toBeHidden()
      await page.getByLabel('Email address').fill('employee@acme.example')
      await box(page).check()
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByText('Password links cannot be sent at the moment.')).toBeVisible()
      await expect(page.getByLabel('Email address')).toHaveValue('employee@acme.example')
    })
  })
})

test.describe('activating an account', () => {
  test('[ACT-1] [ACT-2] a link leads over date and password into the portal; Back keeps what was typed @phone', async ({
    page,
    world,
  }) => {
    await page.goto('/activation/act-valid')
    await expect(page.getByText('Step 1 of 2')).toBeVisible()
    await wellDrawn(page)
    await next(page)
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Date of birth is required')
    await typeDate(page, '27')
    await next(page)
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'This date does not match our records',
    )
    await wellDrawn(page)
    await typeDate(page)
    await next(page)
    await expect(page.getByText('Step 2 of 2')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Day')).toHaveValue('28')
    await expect(page.getByLabel('Year')).toHaveValue('1978')
    await next(page)
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(password)
    await expect(page.getByText('9 of 9 met')).toBeVisible()
    await wellDrawn(page)
    await next(page)
    await expect(page.getByText('Your account is active.')).toBeVisible()
    await wellDrawn(page)
    await page.getByRole('link', { name: 'Go to your benefits' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nearly there' })).toBeVisible()
    expect(await world.calls('activate')).toBe(1)
  })

  test('[ACT-1] a link that has expired gets the error page, and one that could not be read can be tried again', async ({
    page,
    world,
  }) => {
    await page.goto('/activation/act-expired')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Oops... there was an issue requesting your activation link' }),
    ).toBeVisible()
    await expect(page.getByText('There was an error requesting your activation')).toBeVisible()
    await expect(page.getByText('This activation link has expired.')).toBeVisible()
    await wellDrawn(page)
    await world.fault({ operation: 'getActivation', kind: 'status', status: 500, times: 1 })
    await page.goto('/activation/act-valid')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByLabel('Day')).toBeVisible()
    await page.goto('/activation/')
    await expect(page.getByText('There was an error requesting your activation')).toBeVisible()
  })

  test('[ACT-1] a visitor who is signed in goes home', async ({ page, world }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByLabel('Email address').fill('employee@acme.example')
    await page.keyboard.press('Enter')
    await page.getByLabel('Password', { exact: true }).fill('Benefits-2026-demo!')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/home/')
    await page.goto('/activation/act-valid')
    await page.waitForURL('**/app/home/')
    expect(await world.calls('getActivation')).toBe(0)
  })

  test('[ACT-2] a password with personal details is refused by the host and named in the list', async ({
    page,
    world,
  }) => {
    expect(world.name).not.toBe('')
    await toPassword(page, '/activation/act-valid')
    await setPassword(page, 'New-Joiner-7!harbour-tin')
    const summary = page.getByRole('alert', { name: 'Please review the form' })
    await expect(summary).toBeFocused()
    await expect(page.getByText('8 of 9 met')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'personal details' })).toContainText(': not met')
    await wellDrawn(page)
    await setPassword(page)
    await expect(page.getByText('Your account is active.')).toBeVisible()
  })

  test('[ACT-3] where two-factor is part of it there are four steps, and the third follows', async ({
    page,
    world,
  }) => {
    expect(world.name).not.toBe('')
    await page.goto('/activation/act-2fa')
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    for (const step of ['Verify', 'Password', '2FA', 'Terms'])
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: step })).toBeVisible()
    await wellDrawn(page)
    await typeDate(page)
    await next(page)
    await expect(page.getByText('Step 2 of 4')).toBeVisible()
    await setPassword(page)
    await page.waitForURL('**/two-fa-qr-setup**')
  })
})

test('[ACT-2] [RESET-2] neither password, date, token nor link is in any storage, the log or the console', async ({
  page,
  world,
}) => {
  expect(world.name).not.toBe('')
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto('/activation/act-valid')
  await typeDate(page, '17', '11', '1967')
  await next(page)
  await expect(page.getByText('This date does not match our records').first()).toBeVisible()
  await page.goto('/reset-password/?token=reset-valid')
  await typeDate(page)
  await next(page)
  await page.getByLabel('New password', { exact: true }).fill('canary-Secret-42')
  await expect(page.getByText('of 9 met')).toBeVisible()
  await page.getByRole('button', { name: 'Help' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the log' }).click(),
  ])
  const log = readFileSync(await download.path(), 'utf8')
  const { hash, expected, problems } = replayLog(log)
  expect(problems).toEqual([])
  expect(hash).toBe(expected)
  const stored = await page.evaluate(async () => {
    const opening = indexedDB.open('portal-log')
    const logs = await new Promise<unknown>((resolve, reject) => {
      opening.onerror = () => reject(new Error('no log'))
      opening.onsuccess = () => {
        const all = opening.result.transaction('events').objectStore('events').getAll()
        all.onsuccess = () => resolve(all.result)
      }
    })
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, logs])
  })
  expect(stored).toContain('ResetOpened')
  expect(stored).toContain('ActivationLookUpRequested')
  for (const secret of ['canary-Secret-42', 'reset-valid', 'act-valid', '1978', '1967'])
    for (const place of [log, stored, said.join('\n')]) expect(place).not.toContain(secret)
})

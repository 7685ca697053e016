import { replayLog } from '../../devtools/logs/replay/replay.ts'
import { next, password, setPassword, toPassword, typeDate, wellDrawn } from './account.ts'
import { expect, signIn, test } from './journey.ts'
import { robotBox, tickRobot } from './robot.ts'
import { exportedLog, untilRecording } from './traces.ts'

test.describe('a forgotten password', () => {
  test('[FORGOT-1] any address gets the same response @phone', async ({ page, world }) => {
    const responses: string[] = []
    for (const email of ['employee@acme.example', 'nobody@acme.example']) {
      await page.goto('/forgotten-password')
      await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
      await expect(page).toHaveTitle(/^Reset password \| /)
      await page.getByLabel('Email address').fill(email)
      await tickRobot(page)
      await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/')
      await wellDrawn(page)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByRole('heading', { level: 1, name: "It's on the way..." })).toBeFocused()
      await wellDrawn(page)
      responses.push(await page.getByRole('main').innerText())
    }
    expect(responses[0]).toBe(responses[1])
    expect(responses[0]).toContain('support@')
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await expect(page.getByLabel('Email address')).toBeVisible()
    await world.expectCalls('requestPasswordReset', 2)
  })

  test('[FORGOT-1] email and captcha are required, and nothing is sent without them', async ({ page, world }) => {
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
    await tickRobot(page)
    await expect(page.getByText('Please confirm that you are not a robot!')).toHaveCount(0)
    await page.getByLabel('Email address').fill('employee@acme.example')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: "It's on the way..." })).toBeFocused()
  })

  test(
    '[FORGOT-1] is hidden from clients that only use single sign-on',
    { tag: '@thorough' },
    async ({ page, context, world, baseURL }) => {
      const globex = (baseURL ?? '').replace('localhost', 'globex.localhost')
      await context.addCookies([{ name: 'mock-world', value: world.name, url: globex }])
      await page.goto(`${globex}/forgotten-password`)
      await expect(page.getByText('Use the link from your employer to log in.')).toBeVisible()
      await expect(page.getByLabel('Email address')).toBeHidden()
      await wellDrawn(page)
      await page.goto(`${globex}/reset-password/?token=reset-valid`)
      await page.waitForURL('**/forgotten-password/')
    },
  )

  test.describe('with a host that rejects the email', () => {
    test.use({ scenario: 'reset-request-refused' })
    test("[FORGOT-2] shows the host's message at the field", { tag: '@thorough' }, async ({ page }) => {
      await page.goto('/forgotten-password/?message=token-expired')
      await expect(page.getByText('Your password renewal request has expired. Please try again.')).toBeVisible()
      await page.getByLabel('Email address').fill('employee@acme.example')
      await tickRobot(page)
      await page.getByRole('button', { name: 'Send the link' }).click()
      const summary = page.getByRole('alert', { name: 'Validation failed' })
      await expect(summary).toBeFocused()
      await expect(summary).toContainText('Please enter a valid email address')
      await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
      await expect(robotBox(page)).not.toBeChecked()
      await wellDrawn(page)
      await page.getByLabel('Email address').focus()
      await page.getByLabel('Email address').blur()
      await expect(summary).toContainText('Please enter a valid email address')
      await page.getByLabel('Email address').fill('employee@home.example')
      await expect(summary).toBeHidden()
    })
  })

  test.describe('with a host that cannot send the link', () => {
    test.use({ scenario: 'reset-request-unavailable' })
    test("[FORGOT-2] shows the host's message", { tag: '@thorough' }, async ({ page }) => {
      await page.goto('/forgotten-password/?message=something-else')
      await expect(page.getByText('has expired')).toBeHidden()
      await page.getByLabel('Email address').fill('employee@acme.example')
      await tickRobot(page)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByText('Password links cannot be sent right now.')).toBeVisible()
      await expect(page).toHaveTitle(/^Error: Reset password \| /)
      await expect(page.getByLabel('Email address')).toHaveValue('employee@acme.example')
    })
  })
})

test.describe('activating an account', () => {
  test('[ACT-1] [ACT-2] a link leads through date of birth and password to the portal; Back keeps what you typed @phone', async ({
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
    await world.expectCalls('activate', 1)
  })

  test(
    '[ACT-1] an expired link shows the error page, and a failed lookup can be retried',
    { tag: '@thorough' },
    async ({ page, world }) => {
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
    },
  )

  test('[ACT-1] a signed-in visitor is sent home', { tag: '@thorough' }, async ({ page, world }) => {
    await signIn(page, 'employee@acme.example')
    await page.goto('/activation/act-valid')
    await page.waitForURL('**/app/home/')
    expect(await world.calls('getActivation')).toBe(0)
  })

  test(
    '[ACT-2] the host refuses a password with personal details, and the list of rules shows it',
    { tag: '@thorough' },
    async ({ page }) => {
      await toPassword(page, '/activation/act-valid')
      await setPassword(page, 'New-Joiner-7!harbour-tin')
      const summary = page.getByRole('alert', { name: 'Please review the form' })
      await expect(summary).toBeFocused()
      await expect(page.getByText('8 of 9 met')).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'personal details' })).toContainText(': not met')
      await wellDrawn(page)
      await setPassword(page)
      await expect(page.getByText('Your account is active.')).toBeVisible()
    },
  )

  test(
    '[ACT-3] activation with two-factor has four steps, and moves on to the third',
    { tag: '@thorough' },
    async ({ page }) => {
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
    },
  )
})

test(
  '[ACT-2] [RESET-2] password, date, token and link are in no storage, log or console',
  { tag: '@thorough' },
  async ({ page }) => {
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
    const log = await exportedLog(page)
    const { hash, expected, problems } = replayLog(log)
    expect(problems).toEqual([])
    expect(hash).toBe(expected)
    await untilRecording(page)
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
    for (const secret of ['canary-Secret-42', 'reset-valid', 'act-valid', '1967-11', '1978-08', '28-08-1978'])
      for (const place of [log, stored, said.join('\n')]) expect(place).not.toContain(secret)
  },
)

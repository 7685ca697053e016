import { replayLog } from '../../devtools/logs/replay/replay.ts'
import { next, typeDate } from './account.ts'
import { expect, openAndLogIn, signIn, test } from './journey.ts'
import { tickRobot } from './robot.ts'
import { toCode, typeCode } from './second-factor.ts'
import { consoleOf, exportedLog, tracesOf } from './traces.ts'

test('[BED-7] [LOGIN-3] what is typed at the login is nowhere afterwards', async ({ page }) => {
  const lines = consoleOf(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByLabel('Email address').fill('canary-mail@acme.example')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Password', { exact: true }).fill('Canary-Login-1')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  const log = await exportedLog(page)
  expect(await tracesOf(page, lines, log, ['canary-mail', 'Canary-Login-1'])).toEqual([])
})

test(
  '[BED-7] [LOGIN-3] what a host says about a person at the login is shown, and nowhere afterwards',
  { tag: '@thorough' },
  async ({ page, world }) => {
    const lines = consoleOf(page)
    const says = 'The account of <b>Canary Quill</b> is closed: ask <a href="mailto:canary-hr@acme.example">HR</a>'
    const body = { error_message: says, showRecaptcha: false, userAccountLocked: false }
    await world.fault({ operation: 'logIn', kind: 'body', status: 401, body })
    await openAndLogIn(page, 'employee@acme.example')
    await expect(page.getByRole('alert')).toContainText('The account of Canary Quill is closed')
    const log = await exportedLog(page)
    expect(await tracesOf(page, lines, log, ['Canary', 'Quill', 'canary-hr'])).toEqual([])
    const { problems, state } = replayLog(log)
    expect(problems).toEqual([])
    expect(state.login.trouble).toMatchObject({ kind: 'refused', message: expect.stringMatching(/^[A-Z][a-z]{2} /) })
  },
)

test(
  '[BED-7] [CONTACT-1] what is typed into the contact form is nowhere readable',
  { tag: '@thorough' },
  async ({ page }) => {
    const lines = consoleOf(page)
    await signIn(page, 'employee@acme.example')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.getByLabel('What is the subject of your enquiry?').selectOption('account')
    await page.getByLabel('Comments').pressSequentially('Canary comments 7')
    const log = await exportedLog(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).not.toBeNull()
    expect(await tracesOf(page, lines, log, ['Canary comments', 'Benefits-2026-demo!', 'access-'])).toEqual([])
  },
)

/** Two ways to write a date that nobody else in the demo has. */
const DATE = ['1961-03-17', '17/03/1961', '17-03-1961']
const PASSWORD = 'Canary-Otter-9!harbour'

test(
  '[BED-7] [ACT-2] what is typed during activation is nowhere afterwards',
  { tag: '@thorough' },
  async ({ page }) => {
    const lines = consoleOf(page)
    await page.goto('/activation/act-valid')
    await typeDate(page, '17', '03', '1961')
    await next(page)
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
    const early = await exportedLog(page)
    expect(await tracesOf(page, lines, early, DATE)).toEqual([])
    await typeDate(page)
    await next(page)
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await expect(page.getByText('9 of 9 met')).toBeVisible()
    const log = await exportedLog(page)
    expect(await tracesOf(page, lines, log, [...DATE, '1978-08-28', '28/08/1978', PASSWORD])).toEqual([])
    await next(page)
    await expect(page.getByText('Your account is active.')).toBeVisible()
    expect(await tracesOf(page, lines, await exportedLog(page), [...DATE, PASSWORD, 'access-'])).toEqual([])
  },
)

test('[BED-7] [RESET-4] what is typed during a reset, and its link, are nowhere afterwards', async ({ page }) => {
  const lines = consoleOf(page)
  await page.goto('/reset-password?token=reset-valid')
  await typeDate(page, '17', '03', '1961')
  await next(page)
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  expect(await tracesOf(page, lines, await exportedLog(page), DATE)).toEqual([])
  await typeDate(page)
  await next(page)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await expect(page.getByText('9 of 9 met')).toBeVisible()
  await next(page)
  await expect(page.getByText('Password successfully changed.')).toBeVisible()
  const typed = [...DATE, '28-08-1978', '1978-08-28', '28/08/1978', PASSWORD, 'reset-valid']
  expect(await tracesOf(page, lines, await exportedLog(page), typed)).toEqual([])
})

test(
  '[BED-7] [FORGOT-1] what is typed to request a link is nowhere afterwards',
  { tag: '@thorough' },
  async ({ page }) => {
    const lines = consoleOf(page)
    await page.goto('/forgotten-password/')
    await page.getByLabel('Email address').fill('canary-forgot@acme.example')
    await tickRobot(page)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: "It's on the way..." })).toBeVisible()
    expect(await tracesOf(page, lines, await exportedLog(page), ['canary-forgot'])).toEqual([])
  },
)

test('[BED-7] [TFA-4] what is typed for the second factor is nowhere afterwards', async ({ page }) => {
  const lines = consoleOf(page)
  await toCode(page)
  await typeCode(page, '918273')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  const typed = ['918273', 'Benefits-2026-demo!', 'second-factor@acme.example']
  expect(await tracesOf(page, lines, await exportedLog(page), typed)).toEqual([])
})

test('[BED-7] the search for traces finds those put there', { tag: '@thorough' }, async ({ page }) => {
  const lines = consoleOf(page)
  await signIn(page, 'employee@acme.example')
  await page.evaluate(() => {
    console.info('trace-in-console')
    sessionStorage.setItem('x', 'trace-in-session')
  })
  const log = await exportedLog(page)
  const traces = ['trace-in-console', 'trace-in-session', 'nonNecessaryCookiesEnabled', 'ProfileLoaded', '/app/home']
  expect(await tracesOf(page, lines, log, traces)).toEqual([
    'local storage: nonNecessaryCookiesEnabled',
    'session storage: trace-in-session',
    'the databases: ProfileLoaded',
    'the databases: /app/home',
    'the history: /app/home',
    'the console: trace-in-console',
    'the exported log: ProfileLoaded',
    'the exported log: /app/home',
  ])
})

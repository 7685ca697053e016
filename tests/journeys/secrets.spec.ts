import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { consoleOf, exportedLog, tracesOf } from './traces.ts'

/** Waits until the recorder has written what it heard. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(400)

test('[BED-7] [LOGIN-3] what is typed at the login is nowhere afterwards', async ({ page, world }) => {
  expect(world.name).not.toBe('')
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
  await settle(page)
  expect(await tracesOf(page, lines, log, ['canary-mail', 'Canary-Login-1'])).toEqual([])
})

test('[BED-7] [CONTACT-1] what is typed into the contact form is nowhere that can be read', async ({ page, world }) => {
  expect(world.name).not.toBe('')
  const lines = consoleOf(page)
  await signIn(page, 'employee@acme.example')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.getByLabel('What is the subject of your enquiry?').selectOption('account')
  await page.getByLabel('Comments').pressSequentially('Canary comments 7')
  const log = await exportedLog(page)
  await settle(page)
  expect(await page.evaluate(() => localStorage.getItem('persist:root'))).not.toBeNull()
  expect(await tracesOf(page, lines, log, ['Canary comments', 'Benefits-2026-demo!', 'access-'])).toEqual([])
})

test('[BED-7] the search for traces finds what is there', async ({ page, world }) => {
  expect(world.name).not.toBe('')
  const lines = consoleOf(page)
  await signIn(page, 'employee@acme.example')
  await page.evaluate(() => {
    console.info('planted-in-console')
    sessionStorage.setItem('x', 'planted-in-session')
  })
  const log = await exportedLog(page)
  await settle(page)
  const planted = [
    'planted-in-console',
    'planted-in-session',
    'nonNecessaryCookiesEnabled',
    'ProfileLoaded',
    '/app/home',
  ]
  expect(await tracesOf(page, lines, log, planted)).toEqual([
    'local storage: nonNecessaryCookiesEnabled',
    'session storage: planted-in-session',
    'the databases: ProfileLoaded',
    'the history: /app/home',
    'the console: planted-in-console',
    'the exported log: ProfileLoaded',
  ])
})

import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../journeys/journey.ts'
import { serveByNginx } from './nginx.ts'
import { otherBuild } from './other-build.ts'
import { arrived, open, test } from './served.ts'

test('[LOGIN-3] [SEL-2] a person signs in, opts out of a benefit and comes back to the same page after a reload', async ({
  page,
  shared,
}) => {
  await open(page, shared, 'employee@acme.example')
  await page.goto(`${shared.origin}/app/my-benefits/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('link', { name: /Dental/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dental/)
  const address = page.url()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dental/)
  expect(page.url()).toBe(address)
  await page.getByRole('button', { name: 'Leave this benefit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave this benefit', exact: true }).click()
  await expect(page.getByText('You’ve left this benefit.')).toBeVisible()
})

const buildOf = (page: Page): Promise<string | null> => page.locator('#portal-config').getAttribute('data-build')
const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()
const toBenefits = async (page: Page): Promise<void> => {
  await follow(page, 'My benefits')
  await expect(page.getByRole('heading', { level: 1, name: 'My benefits' })).toBeVisible()
}

test('[STATE-1] a deployment while somebody is signed in costs nothing: the page and its headers change at once, and old files stay', async ({
  page,
  served,
}) => {
  await open(page, served, 'employee@acme.example')
  const old = await buildOf(page)
  served.release(otherBuild(), 14)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  expect(await buildOf(page), 'until the server has read the headers').toBe(old)
  await arrived(page)
  await served.reload()
  await toBenefits(page)
  expect(await buildOf(page), 'in the page that was open').toBe(old)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'My benefits' })).toBeVisible()
  expect(await buildOf(page)).toBe('next')
})

test.describe('a deployment that takes the old files away', () => {
  test.use({ breaksThePage: true }) // React reports the missing script

  test('[STATE-1] reloads the page, once, where the person was going, still signed in', async ({ page, served }) => {
    await open(page, served, 'employee@acme.example')
    served.release(otherBuild(), 0)
    await served.reload()
    let loads = 0
    page.on('load', () => (loads += 1))
    await toBenefits(page)
    expect([await buildOf(page), loads]).toEqual(['next', 1])
  })

  test('[STATE-1] never while something typed would be lost: the page stays until the person reloads it', async ({
    page,
    served,
  }) => {
    await open(page, served, 'employee@acme.example')
    await page.goto(`${served.origin}/app/home/my-profile/`)
    await page.getByLabel('Phone number').fill('07700 900123')
    served.release(otherBuild(), 0)
    await served.reload()
    await page.getByRole('button', { name: 'Add someone' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded.' })
    await expect(notice).toBeVisible()
    await expect(page.getByLabel('Phone number')).toHaveValue('07700 900123')
    await follow(page, 'My benefits')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('something has gone wrong')
    await page.goBack()
    await expect(page.getByLabel('Phone number')).toHaveValue('07700 900123')
    await notice.getByRole('link', { name: 'Refresh the page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
    expect(await buildOf(page)).toBe('next')
  })
})

test.describe('a file that stays missing', () => {
  test.use({ breaksThePage: true }) // React reports the missing script

  test('[SHELL-4] is reported after one retry, and no loop begins', async ({ page, shared }) => {
    await open(page, shared, 'employee@acme.example')
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.route(/assets\/eligible-.*[.]js$/, (route) => route.fulfill({ status: 404 }))
    await follow(page, 'My benefits')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('something has gone wrong')
    expect(loads).toBe(1)
    await page.unroute(/assets\/eligible-.*[.]js$/)
    await page.getByRole('link', { name: 'Return to home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  })
})

test('a wrong configuration is reported in one sentence, and nothing starts', async ({ baseURL }) => {
  const config = JSON.stringify({ hosts: { legacy: 'https://legacy.example' } })
  await expect(serveByNginx(baseURL ?? '', config)).rejects.toThrow(
    /^The configuration is wrong at hosts[.]versioned[.]$/,
  )
})

test('a missing configuration is reported with its place, and nothing starts', async ({ baseURL }) => {
  await expect(serveByNginx(baseURL ?? '', null)).rejects.toThrow(
    /^The configuration of this environment cannot be read at .*config[.]json; docs\/deploy[.]md explains its fields[.]/,
  )
})

test('a release removes files that no open page can still request, and keeps its own', async ({ served }) => {
  const assets = path.join(served.folder, 'site', 'assets')
  const scripts = (): string[] => readdirSync(assets).filter((name) => /[.](js|css)$/.test(name))
  const before = scripts()
  served.release(otherBuild(), 0)
  await served.reload()
  const after = scripts()
  expect(after.filter((name) => before.includes(name))).toEqual([])
  expect(after.length).toBe(before.length)
  expect(existsSync(path.join(served.folder, 'site', 'index.html.gz'))).toBe(true)
})

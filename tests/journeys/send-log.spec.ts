import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, followHeader, signIn, test } from './journey.ts'
import { storeLongVisit } from './traces.ts'

const preview = (page: Page) => page.getByRole('dialog', { name: 'Save the log' })
const sending = (page: Page) => page.getByRole('dialog', { name: 'Send the log to support' })
const press = (page: Page, name: string) => sending(page).getByRole('button', { name }).click()

/** Nothing in the dialog is wider than it. */
const expectFits = async (page: Page): Promise<void> => {
  await expectNoSidewaysScroll(page)
  const tooWide = await page.getByRole('dialog').evaluateAll(
    (all) =>
    all.filter(({ parentElement }) => parentElement && parentElement.scrollWidth > parentElement.clientWidth).map(({ textContent }) => textContent), // oxfmt-ignore
  )
  expect(tooWide).toEqual([])
}

const openPreview = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Save the log' }).click()
  await expect(preview(page).getByRole('button', { name: 'Save the file' })).toBeVisible()
}

const askToSend = async (page: Page): Promise<void> => {
  await preview(page).getByRole('button', { name: 'Send it to support' }).click()
  await expect(sending(page).getByText(/delete it after 30 days\./)).toBeVisible()
}

const referenceIn = async (page: Page): Promise<string> => {
  await expect(sending(page).getByText('Support has your log')).toBeVisible()
  return (
    (await sending(page)
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .textContent()) ?? ''
  )
}

/** The log as the mock got it. */
const receivedAt = async (page: Page, reference: string): Promise<Buffer> => {
  const portal = new URL(page.url())
  const response = await fetch(`http://localhost:${Number(portal.port) + 1}/_mock/logs/${reference}`)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

test.use({ sendsLogs: true })

test('[BED-7] a log is sent by keyboard, with a note, and replays to its hash as it arrived @phone', async ({
  page,
  context,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked: { readonly headers: Record<string, string>; readonly body: Buffer | null }[] = []
  page.on('request', async (request) => {
    if (request.url().includes('/support/logs/'))
      asked.push({ headers: await request.allHeaders(), body: request.postDataBuffer() })
  })
  await signIn(page, 'employee@acme.example')
  await openPreview(page)
  await expectFits(page)
  await preview(page).getByRole('button', { name: 'Send it to support' }).focus()
  await page.keyboard.press('Enter')
  await expect(sending(page).getByRole('group', { name: 'Send the log to support' })).toBeFocused()
  await expectAccessible(page)
  await expectFits(page)
  expect(asked).toEqual([])
  await page.keyboard.press('Tab')
  await expect(sending(page).getByLabel('What did you expect to happen?')).toBeFocused()
  await page.keyboard.type('The price should stay. Ännchen')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const reference = await referenceIn(page)
  await expect(sending(page).getByRole('group', { name: 'Support has your log' })).toBeFocused()
  await expectAccessible(page)
  await expectFits(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sending(page).getByText('The reference was copied.').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)

  expect(asked).toHaveLength(1)
  expect(Object.keys(asked[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['authorization']))
  expect(asked[0]?.headers['cookie']).toBeUndefined()
  expect(asked[0]?.headers['x-bearer-token']).toBeUndefined()
  const file = await receivedAt(page, reference)
  const lines = gunzipSync(file).toString().trim().split('\n')
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ note: { text: 'The price should stay. Ännchen' } })
  const saved = info.outputPath('portal-log.jsonl.gz')
  writeFileSync(saved, file)
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'log', '--', 'replay', saved], { encoding: 'utf8' })
  expect(stdout).toContain('This is the hash of the browser that recorded it.')
  expect(status).toBe(0)
})

test(
  '[BED-7] a large log that is interrupted goes on where it was, and sending it again stores it once',
  { tag: '@thorough' },
  async ({ page }) => {
    await signIn(page, 'employee@acme.example')
    await storeLongVisit(page, 20_000, null)
    await openPreview(page)
    await preview(page).getByLabel('Which visit?').selectOption('long')
    await expect(preview(page).getByText('20,000 entries', { exact: true })).toBeVisible()
    await askToSend(page)
    const offsets: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.includes('/support/logs/') && request.method() === 'POST')
        offsets.push(
          `${url.searchParams.get('offset')} ${Math.round((request.postDataBuffer()?.length ?? 0) / 65_536)}`,
        )
    })
    // The second piece is lost on the way, and the connection is back only when that has been seen.
    let posts = 0
    let reconnect = () => {}
    const isBack = new Promise<void>((resolve) => (reconnect = resolve))
    await page.route('**/v2/support/logs/**', async (route) => {
      posts += 1
      if (posts === 2) return route.abort()
      if (posts === 3) await isBack
      return route.fallback()
    })
    await press(page, 'Agree and send')
    await expect(sending(page).getByText('Your connection dropped.').first()).toBeVisible()
    reconnect()
    const reference = await referenceIn(page)
    expect(offsets.slice(0, 4)).toEqual(['0 4', '262144 4', '262144 0', '262144 4'])
    expect(new Set(offsets).size).toBe(offsets.length - 1)
    expect(
      gunzipSync(await receivedAt(page, reference))
        .toString()
        .trim()
        .split('\n'),
    ).toHaveLength(20_001)

    await press(page, 'Close')
    await page.getByRole('button', { name: 'Save the log' }).click()
    await preview(page).getByLabel('Which visit?').selectOption('long')
    await askToSend(page)
    await press(page, 'Agree and send')
    expect(await referenceIn(page)).toBe(reference)
  },
)

test(
  '[BED-7] what is not confirmed, too large, refused or stopped is said, and the log can still be saved @phone',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await page.goto('/')
    await openPreview(page)
    await askToSend(page)

    await world.fault({ operation: 'sendLog', kind: 'status', status: 503 })
    await page.clock.install()
    await press(page, 'Agree and send')
    // In steps, because the pause before the next attempt begins only once the page has the response.
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(sending(page).getByText('We could not confirm that the log arrived')).toBeVisible({ timeout: 100 })
    }).toPass()
    expect(await world.calls('sendLog')).toBe(4)
    await expect(sending(page).getByRole('button', { name: 'Send it again' })).toBeFocused()
    await expectAccessible(page)
    await expectFits(page)

    await world.clearFaults()
    await world.fault({ operation: 'sendLog', kind: 'status', status: 422, times: 2 })
    await press(page, 'Send it again')
    await expect(sending(page).getByText('The log could not be sent')).toBeVisible()
    await expect(sending(page).getByText('The mock responds with 422 on purpose')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await press(page, 'Back')
    await askToSend(page)
    await expect(sending(page).getByText('The log could not be sent')).toBeHidden()

    await world.clearFaults()
    await world.hold('sendLog')
    await press(page, 'Agree and send')
    await expect(sending(page).getByRole('progressbar', { name: 'Sending the log' })).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Stop')
    await expect(sending(page).getByText('Sending was stopped.').first()).toBeVisible()
    await expect(sending(page).getByRole('group', { name: 'Send the log to support' })).toBeFocused()

    await world.clearFaults()
    await world.fault({ operation: 'sendLog', kind: 'status', status: 413 })
    await sending(page).getByRole('textbox').fill('I expected a price.')
    await press(page, 'Agree and send')
    await expect(sending(page).getByText('This log is too large to send')).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the file')])
    const saved = readFileSync(await download.path(), 'utf8')
    expect(saved).toContain('"type":"PortalOpened"')
    expect(saved.trim().split('\n').at(-1)).toContain('I expected a price.')
  },
)

test.describe('a page that cannot be drawn', () => {
  test.use({ breaksThePage: true })
  test('[BED-7] a log is sent from the full-page error', { tag: '@thorough' }, async ({ page }) => {
    await signIn(page, 'employee@acme.example')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    await page.route(/assets\/eligible-.*\.js$/, (route) => route.abort())
    await followHeader(page, 'My benefits')
    await page.getByRole('button', { name: 'Save a log for support' }).click()
    await askToSend(page)
    await press(page, 'Agree and send')
    const file = await receivedAt(page, await referenceIn(page))
    expect(gunzipSync(file).toString()).toContain('"type":"ChunkLoadFailed"')
  })
})

test(
  '[BED-7] where the configuration names no receiver, nothing offers to send a log',
  { tag: '@thorough' },
  async ({ page }) => {
    // Before the portal's script runs, and after the page is parsed.
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        const config = document.getElementById('portal-config')?.firstChild
        if (config instanceof Text) config.data = config.data.replace('"sendLogs"', '"elsewhere"')
      }),
    )
    await page.goto('/')
    await openPreview(page)
    await expect(preview(page).getByRole('button', { name: 'Save the file' })).toBeVisible()
    await expect(preview(page).getByRole('button', { name: 'Send it to support' })).toBeHidden()
  },
)

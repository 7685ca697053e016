import { replayLog } from '../../devtools/logs/replay/replay.ts'
import { expect, followHeader, openBenefit, signIn, test } from './journey.ts'
import { exportedLog, untilRecording } from './traces.ts'

test("[BED-7] [BED-8] a visit exports a log without a secret or a personal value, and Node replays it to the browser's hash", async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Email address').fill('employee@acme.example')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill('canary-Secret-42')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText("We can't find a match")
  await signInAgain(page)
  await followHeader(page, 'My benefits')
  await openBenefit(page, 'dental')
  await page.getByRole('button', { name: 'Leave this benefit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave this benefit', exact: true }).click()
  await expect(page.getByText('You’ve left this benefit.')).toBeVisible()
  const name =
    (await page.getByRole('button', { name: /Hi, / }).innerText()).replace('Hi, ', '').trim().split('\n')[0] ?? ''
  expect(name).not.toBe('')

  const log = await exportedLog(page)

  const { hash, expected, problems, state, events } = replayLog(log)
  expect(problems).toEqual([])
  expect(events).toBeGreaterThan(10)
  expect(hash).toBe(expected)
  expect(Object.values(state.optOut)).toEqual([{ kind: 'done' }])
  for (const secret of ['canary-Secret-42', 'Benefits-2026-demo!', 'employee@acme.example', 'access-', 'Bearer'])
    expect(log).not.toContain(secret)
  expect(log).not.toMatch(new RegExp(`"${name}"`))
})

const signInAgain = async (page: import('@playwright/test').Page): Promise<void> => {
  await page.getByLabel('Password', { exact: true }).fill('Benefits-2026-demo!')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/app/home/')
}

test(
  '[BED-7] [BED-8] a log has pseudonyms of the ids of people and of what is kept about them, and replays with them',
  { tag: '@thorough' },
  async ({ page }) => {
    const received: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'fetch') received.push(response.text().catch(() => ''))
    })
    await signIn(page, 'employee@acme.example', '/app/home/my-profile/')
    const family = page.getByRole('region', { name: 'Your family', exact: true })
    await family
      .getByRole('button', { name: /^Change/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByLabel('First name')).not.toHaveValue('')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    const first = await exportedLog(page)
    await page.goto('/app/my-benefits/201/setup/choices')
    const covered = page.getByRole('group', { name: 'Who should it cover?' })
    await covered.getByRole('checkbox', { disabled: false }).first().click()
    await expect(page.getByRole('region', { name: 'What it costs' })).toBeVisible()

    const second = await exportedLog(page)
    expect(first).toContain('"subject":"person:')
    expect(second).toContain('"field":"person:')
    const responses = (await Promise.all(received)).join('\n')
    for (const log of [first, second]) {
      const { hash, expected, problems } = replayLog(log)
      expect(problems).toEqual([])
      expect(hash).toBe(expected)
      for (const id of ['4021', '6001', '6002', '9001', 'DEN-9001']) {
        const quoted = new RegExp(`[":]${id}"`)
        expect.soft(responses, 'the host has such an id').toMatch(quoted)
        expect.soft(log).not.toMatch(quoted)
      }
    }
  },
)

test('[BED-7] a killed tab leaves its log behind, except for the last quarter of a second', async ({
  page,
  context,
}) => {
  await signIn(page, 'employee@acme.example')
  await followHeader(page, 'My benefits')
  await expect(page.getByRole('heading', { level: 2, name: 'Your benefits' })).toBeVisible()
  await untilRecording(page)
  const killedAt = await page.evaluate(() => Date.now())
  // The page's own clock, so that a machine under load delays this and the recorder's timer alike.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed, 250)))
  const browser = await context.browser()?.newBrowserCDPSession()
  expect(browser).toBeDefined()
  const session = await context.newCDPSession(page)
  void session.send('Page.crash').catch(() => null)
  const other = await context.newPage()
  await other.goto('/cookie-policy/')
  const stored = await other.evaluate(
    () =>
      new Promise<{ type: string; at: number }[]>((resolve, reject) => {
        const opening = indexedDB.open('portal-log')
        opening.onerror = () => reject(new Error('no log'))
        opening.onsuccess = () => {
          const all = opening.result.transaction('events').objectStore('events').getAll()
          all.onsuccess = () =>
            resolve(
              (all.result as { line: string }[]).map(({ line }) => JSON.parse(line) as { type: string; at: number }),
            ) // rows that the recorder wrote
        }
      }),
  )
  const types = stored.filter(({ at }) => at <= killedAt).map(({ type }) => type)
  expect(types).toContain('ProfileLoaded')
  expect(types).toContain('BenefitsLoaded')
})

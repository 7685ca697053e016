import { replayLog } from '../../devtools/logs/replay/replay.ts'
import { expect, signIn, test } from './journey.ts'
import { consoleOf, exportedLog, tracesOf } from './traces.ts'

const APPROVALS = '/app/dashboard/approve-selections/201'
const note = 'The worker that redacts large events is lost: the page redacts them itself.'

test.use({ scenario: 'many-selections-pending' })

test(
  '[BED-7] a large response is redacted in a worker, and what it says of people is nowhere readable',
  { tag: '@thorough' },
  async ({ page }) => {
    const lines = consoleOf(page)
    const working = page.waitForEvent('worker')
    await signIn(page, 'employer@acme.example', APPROVALS)
    const name = await page.getByRole('rowheader').first().innerText()
    expect(new URL((await working).url()).pathname).toMatch(/^\/assets\/recorder-worker-[\w-]+\.js$/)
    const log = await exportedLog(page)
    const { hash, expected, problems, state } = replayLog(log)
    expect([problems, hash]).toEqual([[], expected])
    expect(state.approvals.pending).toMatchObject({ status: 'loaded', value: { benefitId: '201' } })
    expect(await tracesOf(page, lines, log, [name])).toEqual([])
    expect(lines).not.toContain(note)
  },
)

test(
  '[BED-7] a log is whole without its worker, and the console says why the page does its work',
  { tag: '@thorough' },
  async ({ page }) => {
    const lines = consoleOf(page)
    await page.route(/\/assets\/recorder-worker-/, (route) => route.abort())
    await signIn(page, 'employer@acme.example', APPROVALS)
    const name = await page.getByRole('rowheader').first().innerText()
    await expect.poll(() => lines).toContain(note)
    const log = await exportedLog(page)
    const { hash, expected, problems, state } = replayLog(log)
    expect([problems, hash]).toEqual([[], expected])
    expect(state.approvals.pending).toMatchObject({ status: 'loaded', value: { benefitId: '201' } })
    expect(await tracesOf(page, lines, log, [name])).toEqual([])
  },
)

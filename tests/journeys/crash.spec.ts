import { readLog } from '../../devtools/logs/replay/read.ts'
import { ownBuild } from '../../devtools/logs/replay/builds.ts'
import { expect, signIn, test } from './journey.ts'
import { exportedLog } from './traces.ts'

test.describe('a page that crashes', () => {
  test.use({ breaksThePage: true })

  test('[BED-7] errors and rejections that nothing deals with are in the log, without what their messages say', async ({
    page,
  }) => {
    await signIn(page, 'employee@acme.example')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('canary of Zoë Quill')
      }, 0)
      void Promise.reject(new RangeError('canary of Zoë Quill'))
    })
    const crashes = async (): Promise<readonly unknown[]> =>
      readLog(Buffer.from(await exportedLog(page)), ownBuild())
        .events.filter(({ type }) => type === 'CrashOccurred')
        .map(({ data }) => data)
    await expect
      .poll(crashes)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ kind: 'error', name: 'TypeError', stack: [], times: 1 }),
          expect.objectContaining({ kind: 'rejection', name: 'RangeError', stack: [], times: 1 }),
        ]),
      )
    expect(await exportedLog(page)).not.toMatch(/canary|Quill/)
  })
})

test('[NAV-1] a benefit with the name of an object’s own property is not found, and nothing crashes', async ({
  page,
}) => {
  await signIn(page, 'employee@acme.example')
  for (const path of ['/app/my-benefits/__proto__', '/app/my-benefits/constructor/setup']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
  expect(await exportedLog(page)).not.toContain('CrashOccurred')
})

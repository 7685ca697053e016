import { call, testMock, tokenIn } from '../../mock-server/testing.ts'
import { serveBundle } from '../measure/bundle.ts'
import { openBrowser } from '../measure/chromium.ts'
import { alternate, namesOf, rowsOf } from '../measure/figures.ts'
import type { Benchmark } from '../measure/result.ts'
import { threadTime } from '../measure/thread-time.ts'

const CALLS = 10_000

/** The contenders of `in-page.ts`, with their names in the document. */
const names = {
  fetchJson: '`fetch` and `json`, not decoded',
  portal: 'the portal’s client, the response decoded',
  fromFetch: 'RxJS `fromFetch`, decoded by io-ts',
  openapiFetch: 'openapi-fetch 0.17, not decoded',
} as const

/** A page of ten employees, as the mock returns it. */
const pageOfTen = async (): Promise<string> => {
  const { mock } = testMock()
  const token = await tokenIn(mock, 'employer-signed-in')
  const { json } = await call(mock, 'GET', '/v2/client/77/employees?page=1', { token })
  return JSON.stringify(json)
}

/** What a call costs on top of the network. */
export const client: Benchmark = {
  name: 'client',
  title: 'The client’s own cost',
  method:
    'processor time of the page’s thread, in Chromium, for one call for a page of ten employees, with a `fetch` that responds immediately. The ratio is to `fetch` and `json` alone.',
  rounds: 7,
  run: async ({ rounds }) => {
    const body = await pageOfTen()
    const served = await serveBundle('client/in-page.ts')
    const came = new Set<string>()
    const figures = await alternate(namesOf(names), rounds, async (name) => {
      const browser = await openBrowser()
      try {
        const page = await browser.newPage()
        await page.goto(served.url)
        await page.waitForFunction('globalThis.open')
        await page.evaluate(`globalThis.subject = open(${JSON.stringify(name)}, ${JSON.stringify(body)})`)
        await page.evaluate(`subject.run(${CALLS / 4})`)
        const { ms } = await threadTime(page, () => page.evaluate(`subject.run(${CALLS})`))
        came.add(String(await page.evaluate('subject.shown()')))
        return (ms / CALLS) * 1000
      } finally {
        await browser.close()
      }
    })
    served.close()
    return {
      rows: rowsOf('one call', 'µs', figures, {
        peer: 'fetchJson',
        names,
        goals: { portal: { of: 'ratio', bound: 'at most', value: 1.45 } },
      }),
      checks: [{ what: 'all contenders return the same ten employees', held: came.size === 1 }],
    }
  },
}

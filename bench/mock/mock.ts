import { alternate, median, rowOf, rowsOf } from '../measure/figures.ts'
import type { Benchmark } from '../measure/result.ts'
import { pagesASecond } from './requests.ts'
import { describeRows, pathOf, serverNames, servers, tokenAt, withServer, type ServerName } from './servers.ts'

const WARM = 5_000
const TIMED = 12_000
const PORT = 5_791

/** How many pages a fresh process sends in a second. */
const round = (name: ServerName, port: number): Promise<number> =>
  withServer(name, port, async () => {
    const token = name === 'mock' ? await tokenAt(port, 'employer-signed-in') : 'any-token'
    await pagesASecond(port, pathOf(name), token, WARM)
    return pagesASecond(port, pathOf(name), token, TIMED)
  })

/** A page of ten employees from the mock over HTTP, beside Node's own server and two other mocks. A response without its ten rows ends the run. */
export const mock: Benchmark = {
  name: 'mock',
  title: 'Requests to the mock',
  method: `a page of ten employees over HTTP, on eight connections that stay open, ${TIMED} times after a warm-up; each round starts a server in a fresh process. The mock checks each request and response against the OpenAPI document. The ratio is to a server of Node that only writes the same ten rows with \`JSON.stringify\`.`,
  rounds: 4,
  run: async ({ rounds }) => {
    await describeRows()
    const figures = await alternate(servers, rounds, (name, i) =>
      round(name, PORT + i * servers.length + servers.indexOf(name)),
    )
    const besidePrism = median(figures.mock.map((figure, i) => figure / (figures.prism[i] ?? Number.NaN)))
    return {
      rows: [
        ...rowsOf('one page', 'pages/s', figures, {
          peer: 'rawNode',
          names: serverNames,
          goals: { mock: { of: 'ratio', bound: 'at least', value: 0.3 } },
        }),
        rowOf('pages a second, in multiples of Prism', serverNames.mock, besidePrism, '', {
          bound: 'at least',
          value: 1,
        }),
      ],
      checks: [{ what: 'every response was a page of ten rows', held: true }],
    }
  },
}

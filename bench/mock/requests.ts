import { createRequire } from 'node:module'
import { fetchPeer } from '../measure/peers.ts'

/** The part of autocannon that is used here; it has no types. */
type Autocannon = (options: {
  readonly url: string
  readonly connections: number
  readonly amount: number
  readonly headers: Readonly<Record<string, string>>
  readonly expectBody: string
  readonly sampleInt: number
}) => Promise<{ readonly '2xx': number; readonly mismatches: number; readonly duration: number }>

const connections = 8
/** How often autocannon checks whether it is done, ms. */
const sampleInt = 10

/** A page's text. Throws if it does not have ten rows. */
const pageOf = async (url: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  const response = await fetch(url, { headers })
  const body = await response.text()
  const page: unknown = response.status === 200 ? JSON.parse(body) : null
  const rows: unknown = Reflect.get(Object(page), 'data')
  if (!Array.isArray(rows) || rows.length !== 10)
    throw new Error(`A page of ten rows was requested, and the response was ${response.status}: ${body.slice(0, 200)}`)
  return body
}

/**
 * Requests a page of ten rows `amount` times over eight open connections, and resolves to the number of responses in a second. Throws
 * if a response is not that page. Autocannon makes the requests, because Node's own client is slower than its server.
 */
export const pagesASecond = async (port: number, path: string, token: string, amount: number): Promise<number> => {
  const url = `http://127.0.0.1:${port}${path}`
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}`, 'X-Bearer-Token': token }
  const expectBody = await pageOf(url, headers)
  const autocannon = createRequire(import.meta.url)(fetchPeer('autocannon')) as Autocannon // untyped, see above
  const begun = process.hrtime.bigint()
  const result = await autocannon({ url, connections, amount, headers, expectBody, sampleInt })
  const seconds = Number(process.hrtime.bigint() - begun) / 1e9
  const same = result['2xx'] - result.mismatches
  if (same !== amount) throw new Error(`Of ${amount} responses, ${amount - same} were not the page that came first.`)
  return amount / seconds
}

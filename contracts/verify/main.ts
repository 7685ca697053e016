import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { readPact } from '../merge.ts'
import { verify } from './verification.ts'

/**
 * Verifies a running provider against the portal's pact:
 * `npx tsx contracts/verify/main.ts --host legacy --url http://localhost:5174 [--states URL] [--pact FILE]`.
 * Exits 0 when the provider keeps the contract, 1 when it does not, 2 when nothing could be verified; prints last
 * `N passed, N failed`. docs/backend-team.md says what a provider has to offer.
 */

process.env['PACT_DO_NOT_TRACK'] = 'true'

const usage = 'Usage: contracts/verify/main.ts --host legacy|versioned --url URL [--states URL] [--pact FILE]'

/** Ends the command where nothing could be verified. */
class CannotVerify extends Error {}

const read = () => {
  try {
    return parseArgs({
      options: {
        host: { type: 'string' },
        url: { type: 'string' },
        states: { type: 'string' },
        pact: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new CannotVerify(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/** Whether something listens there; a call instead of a connection would itself have to be in the contract. */
const answers = ({ hostname, port, protocol }: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const socket = connect({ host, port: Number(port) || (protocol === 'https:' ? 443 : 80), timeout: 5_000 })
    const end = (is: boolean) => () => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', end(true)).once('timeout', end(false)).once('error', end(false))
  })

const main = async (): Promise<number> => {
  const { host, url, states, pact } = read()
  if (host !== 'legacy' && host !== 'versioned') throw new CannotVerify(`--host is legacy or versioned.\n${usage}`)
  if (url === undefined || !URL.canParse(url))
    throw new CannotVerify(`--url is the provider's address, http://….\n${usage}`)
  if (states !== undefined && !URL.canParse(states))
    throw new CannotVerify(`--states is an address, http://….\n${usage}`)
  const file = pact === undefined ? new URL(`../pacts/portal-${host}.json`, import.meta.url) : pathToFileURL(pact)
  if (!existsSync(file)) throw new CannotVerify(`There is no pact at ${file.pathname}.`)
  if (!(await answers(new URL(url))))
    throw new CannotVerify(`Nothing answers at ${url}. Start the provider, or correct --url.`)
  const base = url.replace(/\/$/, '')
  const verdict = await verify({
    host,
    url: base,
    states: states ?? `${base}/_mock/provider-states`,
    file,
    pact: readPact(file),
  }).catch((error: unknown) => {
    throw new CannotVerify(error instanceof Error ? error.message : String(error))
  })
  for (const line of verdict.report) console.log(line)
  console.log(`${verdict.passed} passed, ${verdict.failed} failed`)
  return verdict.failed === 0 ? 0 : 1
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof CannotVerify)) throw error
  console.error(error.message)
  console.log('0 passed, 0 failed')
  return 2
})

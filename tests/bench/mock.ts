import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'yaml'
import { call, testMock, tokenIn } from '../../mock-server/testing.ts'
import { alternate, median, rowOf, rowsOf } from './measure/figures.ts'
import { fetchPeer, peers } from './measure/peers.ts'
import { root, tsx } from './measure/process.ts'
import type { Benchmark } from './measure/result.ts'

const WARM = 300
const TIMED = 1_500
const CONNECTIONS = 8
const PORT = 5_791

const cache = `${root}.cache/bench/mock/`
const description = `${cache}versioned.json`
const database = `${cache}json-server.json`
const path = '/v2/client/77/employees?page=1'
/** json-server has no paths of more than a part: the same page, by its name. */
const pathOf = (contender: Contender): string => (contender === 'jsonServer' ? '/page' : path)

const names = {
  mock: 'the mock',
  prism: `Prism ${peers['@stoplight/prism-cli']}, the same description`,
  jsonServer: `json-server ${peers['json-server']}, the same rows`,
} as const
type Contender = keyof typeof names
const contenders = Object.keys(names) as readonly Contender[] // the names above

/** The OpenAPI document of the versioned host, in which the page's only example is the mock's own page of ten rows; and those as a database. */
const describeRows = async (): Promise<void> => {
  const { mock } = testMock()
  const { json } = await call(mock, 'GET', path, { token: await tokenIn(mock, 'employer-signed-in') })
  const document: unknown = parse(readFileSync(`${root}openapi/versioned.yaml`, 'utf8'))
  const keys = ['paths', '/v2/client/{id}/employees', 'get', 'responses', '200', 'content', 'application/json']
  const content: unknown = keys.reduce((at: unknown, key) => Reflect.get(Object(at), key), document)
  Reflect.set(Object(content), 'examples', { 'employer-signed-in': { value: json } })
  mkdirSync(cache, { recursive: true })
  writeFileSync(description, JSON.stringify(document))
  writeFileSync(database, JSON.stringify({ page: json }))
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Sends one request. Throws when the response is not a page of ten rows. */
const ask = async (port: number, path: string, token: string): Promise<void> => {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}`, 'X-Bearer-Token': token }
  const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
    sent.on('error', reject).end()
  })
  const page: unknown = status === 200 ? JSON.parse(body) : null
  const rows: unknown = Reflect.get(Object(page), 'data')
  if (!Array.isArray(rows) || rows.length !== 10)
    throw new Error(`A page of ten rows was requested, and the response was ${status}: ${body.slice(0, 200)}`)
}

const askTimes = async (port: number, path: string, token: string, times: number): Promise<void> => {
  let left = times
  const worker = async (): Promise<void> => {
    while (left-- > 0) await ask(port, path, token)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
}

const commandOf = (contender: Contender, port: number): readonly string[] => {
  switch (contender) {
    case 'mock':
      return [tsx, 'mock-server/main.ts', '--legacy-port', '0', '--versioned-port', String(port)]
    case 'prism':
      return [
        `${fetchPeer('@stoplight/prism-cli')}/dist/index.js`,
        'mock',
        '--port',
        String(port),
        '--verboseLevel',
        'error',
        description,
      ]
    case 'jsonServer':
      return [`${fetchPeer('json-server')}/lib/cli/bin.js`, '--port', String(port), '--quiet', database]
  }
}

/** Waits until something listens, for a minute at most. */
const listening = async (port: number, server: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null)
      throw new Error(`A server ended with ${server.exitCode} before it was asked anything.`)
    const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => null)
    if (response) return
    await wait(100)
  }
  throw new Error('A server did not listen within a minute.')
}

const end = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill()
  })

/** Signs the employer in at the mock over HTTP. */
const enteredToken = async (port: number): Promise<string> => {
  const entered = await fetch(`http://127.0.0.1:${port}/_mock/provider-states`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state: 'employer-signed-in', action: 'setup' }),
  })
  return String(Reflect.get(Object(await entered.json()), 'accessToken'))
}

/** The response time of a fresh process, ms over eight connections. */
const round = async (contender: Contender, port: number): Promise<number> => {
  const server = spawn(process.execPath, commandOf(contender, port), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await listening(port, server)
    const token = contender === 'mock' ? await enteredToken(port) : 'any-token'
    await askTimes(port, pathOf(contender), token, WARM)
    const begun = process.hrtime.bigint()
    await askTimes(port, pathOf(contender), token, TIMED)
    return Number(process.hrtime.bigint() - begun) / 1e6 / TIMED
  } finally {
    await end(server)
  }
}

/** A page of ten employees from the mock over HTTP, beside two other mocks. A response without its ten rows ends the run. */
export const mock: Benchmark = {
  name: 'mock',
  title: 'Requests to the mock',
  method: `a page of ten employees over HTTP, on eight connections that stay open, ${TIMED} times after a warm-up; each round starts a server in a fresh process. The ratio compares the time of one response with that of Prism with the same OpenAPI document.`,
  rounds: 4,
  run: async ({ rounds }) => {
    await describeRows()
    const figures = await alternate(contenders, rounds, (contender, i) =>
      round(contender, PORT + i * contenders.length + contenders.indexOf(contender)),
    )
    agent.destroy()
    return {
      rows: [
        ...rowsOf('one page', 'ms', figures, {
          peer: 'prism',
          names,
          goals: { mock: { of: 'ratio', bound: 'at most', value: 1 } },
        }),
        ...contenders.map((contender) =>
          rowOf('pages a second', names[contender], 1000 / median(figures[contender]), ''),
        ),
      ],
      checks: [{ what: 'every response was a page of ten rows', held: true }],
    }
  },
}

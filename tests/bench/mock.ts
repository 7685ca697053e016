import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'yaml'
import { call, testMock } from '../../mock-server/kit.ts'

/**
 * `npm run bench -- mock`: a page of ten employees by the mock over HTTP, beside Prism serving the same description with the same ten
 * rows as its example. Each round is a server in a fresh process, warmed up, asked over eight connections that stay open; rounds
 * alternate. Goal: the mock answers at least as many a second. An answer without its ten rows ends the run.
 *
 * Prism is 90 MB of 185 packages for this one benchmark: it is fetched into `.cache/` when the benchmark first runs.
 */
const ROUNDS = 5
const WARM = 300
const TIMED = 1_500
const CONNECTIONS = 8
const PORT = 5_791
const PRISM = '5.16.0'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = `${root}.cache/bench/`
const prism = `${cache}node_modules/@stoplight/prism-cli/dist/index.js`
const description = `${cache}versioned.json`
const path = '/v2/client/77/employees?page=1'
const token = 'contract-token'
const headers = { Accept: 'application/json', Authorization: `Bearer ${token}`, 'X-Bearer-Token': token }

const contenders = ['mock', 'prism'] as const
type Contender = (typeof contenders)[number]

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const fetchPrism = (): void => {
  mkdirSync(cache, { recursive: true })
  if (existsSync(prism)) return
  writeFileSync(`${cache}package.json`, '{ "private": true }\n')
  const command = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `@stoplight/prism-cli@${PRISM}`,
  ]
  const { status } = spawnSync('npm', command, { cwd: cache, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('Prism could not be fetched: see what npm said above.')
}

/** The description of the versioned host, in which the page's only example is the mock's own page of ten rows. */
const describeRows = async (): Promise<void> => {
  const { mock } = testMock()
  await call(mock, 'POST', '/_mock/provider-states', { body: { state: 'employer-signed-in', action: 'setup' } })
  const { json } = await call(mock, 'GET', path, { token })
  const document: unknown = parse(readFileSync(`${root}openapi/versioned.yaml`, 'utf8'))
  const keys = ['paths', '/v2/client/{id}/employees', 'get', 'responses', '200', 'content', 'application/json']
  const content: unknown = keys.reduce((at: unknown, key) => Reflect.get(Object(at), key), document)
  Reflect.set(Object(content), 'examples', { 'employer-signed-in': { value: json } })
  writeFileSync(description, JSON.stringify(document))
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Asks once. Throws when the answer is not a page of ten rows. */
const ask = async (port: number): Promise<void> => {
  const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
    sent.on('error', reject).end()
  })
  const answer: unknown = status === 200 ? JSON.parse(body) : null
  const rows: unknown = Reflect.get(Object(answer), 'data')
  if (!Array.isArray(rows) || rows.length !== 10)
    throw new Error(`A page of ten rows was asked for, and ${status} was answered: ${body.slice(0, 200)}`)
}

const askTimes = async (port: number, times: number): Promise<void> => {
  let left = times
  const worker = async (): Promise<void> => {
    while (left-- > 0) await ask(port)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
}

const commandOf = (contender: Contender, port: number): readonly string[] => {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  switch (contender) {
    case 'mock':
      return [tsx, 'mock-server/main.ts', '--legacy-port', '0', '--versioned-port', String(port)]
    case 'prism':
      return [prism, 'mock', '--port', String(port), '--verboseLevel', 'error', description]
  }
}

/** Waits until something listens, for a minute at most. */
const listening = async (port: number, server: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null)
      throw new Error(`A server ended with ${server.exitCode} before it was asked anything.`)
    const answered = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => null)
    if (answered) return
    await wait(100)
  }
  throw new Error('A server did not listen within a minute.')
}

const end = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill()
  })

/** Answers a second of a fresh process. */
const round = async (contender: Contender, port: number): Promise<number> => {
  const server = spawn(process.execPath, commandOf(contender, port), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await listening(port, server)
    if (contender === 'mock')
      await fetch(`http://127.0.0.1:${port}/_mock/provider-states`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ state: 'employer-signed-in', action: 'setup' }),
      })
    await askTimes(port, WARM)
    const begun = process.hrtime.bigint()
    await askTimes(port, TIMED)
    return TIMED / (Number(process.hrtime.bigint() - begun) / 1e9)
  } finally {
    await end(server)
  }
}

/** Runs the benchmark. Answers whether the goal was met. */
export const benchMock = async (): Promise<boolean> => {
  fetchPrism()
  await describeRows()
  const figures: Record<Contender, number[]> = { mock: [], prism: [] }
  for (let i = 0; i < ROUNDS; i++)
    for (const contender of i % 2 === 0 ? contenders : contenders.toReversed())
      figures[contender].push(await round(contender, PORT + i * 2 + contenders.indexOf(contender)))
  agent.destroy()
  const [mock, other] = [median(figures.mock), median(figures.prism)]
  const line = (label: string, perSecond: number, more = ''): void =>
    console.log(`${label.padEnd(18)} ${Math.round(perSecond).toLocaleString('en-GB').padStart(7)} pages/s   ${more}`)
  console.log(`a page of ten rows, medians of ${ROUNDS} alternating rounds of ${TIMED}, each in a fresh process`)
  line(`Prism ${PRISM}`, other)
  line('the mock', mock, `${(mock / other).toFixed(2)} times Prism (goal at least 1.00)`)
  return mock / other >= 1
}

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'yaml'
import { call, testMock, tokenIn } from '../../mock-server/testing.ts'
import { namesOf } from '../measure/figures.ts'
import { fetchPeer, peers } from '../measure/peers.ts'
import { root, tsx } from '../measure/process.ts'

const cache = `${root}.cache/bench/mock/`
const description = `${cache}versioned.json`
const database = `${cache}json-server.json`
const rawPage = `${cache}page.json`

/** The address of a page of ten employees at the mock. */
export const pagePath = '/v2/client/77/employees?page=1'

/** The servers that are compared, and what the page calls them. */
export const serverNames = {
  rawNode: "Node's own server, the same rows",
  mock: 'the mock',
  prism: `Prism ${peers['@stoplight/prism-cli']}, the same description`,
  jsonServer: `json-server ${peers['json-server']}, the same rows`,
} as const
export type ServerName = keyof typeof serverNames
export const servers = namesOf(serverNames)

/** json-server has no paths of several segments, so it serves the same page under one name. */
export const pathOf = (name: ServerName): string => (name === 'jsonServer' ? '/page' : pagePath)

/**
 * Writes what the other servers respond with: the OpenAPI document of the versioned host, in which the page's only example is the mock's
 * own page of ten rows; those rows as a database; and the page itself.
 */
export const describeRows = async (): Promise<void> => {
  const { mock } = testMock()
  const { json } = await call(mock, 'GET', pagePath, { token: await tokenIn(mock, 'employer-signed-in') })
  const document: unknown = parse(readFileSync(`${root}openapi/versioned.yaml`, 'utf8'))
  const keys = ['paths', '/v2/client/{id}/employees', 'get', 'responses', '200', 'content', 'application/json']
  const content: unknown = keys.reduce((at: unknown, key) => Reflect.get(Object(at), key), document)
  Reflect.set(Object(content), 'examples', { 'employer-signed-in': { value: json } })
  mkdirSync(cache, { recursive: true })
  writeFileSync(description, JSON.stringify(document))
  writeFileSync(database, JSON.stringify({ page: json }))
  writeFileSync(rawPage, JSON.stringify(json))
}

const commandOf = (name: ServerName, port: number): readonly string[] => {
  switch (name) {
    case 'rawNode':
      return [tsx, 'bench/mock/raw-node.ts', String(port), rawPage]
    case 'mock':
      return [tsx, 'mock-server/main.ts', '--legacy-port', '0', '--versioned-port', String(port)]
    case 'prism':
      return [
        `${fetchPeer('@stoplight/prism-cli')}/dist/index.js`,
        'mock',
        '--port',
        String(port),
        '--multiprocess', // multiprocess needs Node 24
        'false',
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

/** Lets some work use a server in a fresh process. */
export const withServer = async <A>(name: ServerName, port: number, work: () => Promise<A>): Promise<A> => {
  const server = spawn(process.execPath, commandOf(name, port), { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await listening(port, server)
    return await work()
  } finally {
    await end(server)
  }
}

/** Puts the mock into a state over HTTP, and returns the token of the signed-in user. */
export const tokenAt = async (port: number, state: string, params = {}): Promise<string> => {
  const entered = await fetch(`http://127.0.0.1:${port}/_mock/provider-states`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
  })
  return String(Reflect.get(Object(await entered.json()), 'accessToken'))
}

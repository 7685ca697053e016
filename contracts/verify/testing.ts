import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { layPackage } from './pack.ts'
import { runProgram } from './program.ts'

/** The program as a backend team has it: in `node_modules` of a folder that holds nothing else. */
export interface Installed {
  /** The empty folder; a place for pacts and reports. */
  readonly folder: string
  readonly packageFolder: string
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Ended>
  /** Does the same in this process, because starting the program takes as long as a verification. */
  readonly runHere: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Ended>
  /** Writes a file into the folder; everything except strings is written as JSON. Returns its path. */
  readonly file: (name: string, content: unknown) => string
  readonly remove: () => void
}

/** How a run of the program ended. */
export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** One line on stderr that says what is wrong, and the exit code for bad input. */
export const expectBadInput = ({ code, err }: Ended, sentence: RegExp): void => {
  expect(err).toMatch(sentence)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(2)
}

/** Variables of the test's own environment that must not affect the run. */
const forbidden = /^(PACT_|PORTAL_VERIFY|GIT_COMMIT|GIT_BRANCH|HTTPS?_PROXY|NODE_OPTIONS|VITEST)/i

/** Builds the package in a temporary folder, next to a link to this checkout's Pact library, so that no registry is needed. */
export const install = async (): Promise<Installed> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-contracts-'))
  const packageFolder = path.join(folder, 'node_modules/portal-contracts')
  await layPackage(packageFolder)
  const library = '@pact-foundation'
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true })
  symlinkSync(
    fileURLToPath(new URL(`../../node_modules/${library}`, import.meta.url)),
    path.join(folder, 'node_modules', library),
  )
  const program = path.join(packageFolder, 'dist/portal-verify.mjs')
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !forbidden.test(name)))
  return {
    folder,
    packageFolder,
    file: (name, content) => {
      const file = path.join(folder, name)
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
      return file
    },
    runHere: async (args, env = {}) => {
      const [out, err]: [string[], string[]] = [[], []]
      const print = (line: string) => out.push(`${line}\n`)
      const complain = (line: string) => err.push(`${line}\n`)
      const code = await runProgram({ args, env: { ...kept, ...env }, print, complain, script: program })
      return { code, out: out.join(''), err: err.join('') }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
    run: (args, env = {}) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: { ...kept, ...env } })
        let [out, err] = ['', '']
        child.stdout.on('data', (part: Buffer) => (out += part.toString()))
        child.stderr.on('data', (part: Buffer) => (err += part.toString()))
        child.on('close', (code) => resolve({ code, out, err }))
      }),
  }
}

/** One interaction of a pact of version 4: `GET path` in a state, with a response of the status and an id that is a text. */
export const interaction = (
  description: string,
  state: string,
  { status = 200, request = {}, params }: { status?: number; request?: object; params?: object } = {},
) => ({
  description,
  type: 'Synchronous/HTTP',
  pending: false,
  providerStates: [{ name: state, ...(params && { params }) }],
  request: { method: 'GET', path: `/${description.split(':')[0]}`, ...request },
  response: {
    status,
    headers: { 'Content-Type': ['application/json'] },
    body: { content: { id: 'text' }, contentType: 'application/json', encoded: false },
    matchingRules: { body: { '$.id': { combine: 'AND', matchers: [{ match: 'type' }] } } },
  },
})

/** An interaction that carries a bearer, twice, and an id of its state. */
export const withBearer = {
  method: 'GET',
  path: '/benefit/201',
  headers: { Authorization: ['Bearer contract-token'], 'X-Bearer-Token': ['contract-token'] },
  generators: {
    path: { type: 'ProviderState', expression: '/benefit/${benefitId}' },
    header: {
      Authorization: { type: 'ProviderState', expression: 'Bearer ${accessToken}' },
      'X-Bearer-Token': { type: 'ProviderState', expression: '${accessToken}' },
    },
  },
}

/** A pact of version 4. */
export const pactOf = (interactions: readonly object[], provider = 'legacy') => ({
  consumer: { name: 'portal' },
  provider: { name: provider },
  interactions,
  metadata: { pactSpecification: { version: '4.0' } },
})

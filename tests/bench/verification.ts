import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { startHttpMock } from '../../mock-server/http.ts'

/**
 * `npm run bench -- verification`: verifies both pacts against the mock over HTTP, by the command that a backend team uses, and tells the
 * seconds for 150 interactions. Goal: under 20. A failed interaction ends the run.
 */
const ROUNDS = 3
const root = fileURLToPath(new URL('../..', import.meta.url))
const hosts = ['legacy', 'versioned'] as const

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const countOf = (host: (typeof hosts)[number]): number => {
  const pact: unknown = JSON.parse(readFileSync(`${root}contracts/pacts/portal-${host}.json`, 'utf8'))
  const interactions: unknown = Reflect.get(Object(pact), 'interactions')
  return Array.isArray(interactions) ? interactions.length : 0
}

/** Verifies one host. Throws with the command's output when it does not pass. */
const verify = async (host: (typeof hosts)[number], url: string): Promise<void> => {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const child = spawn(process.execPath, [tsx, 'contracts/verify/main.ts', '--host', host, '--url', url], {
    cwd: root,
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) throw new Error(`The pact of ${host} was not kept:\n${output}${errors}`)
}

/** Runs the benchmark. Answers whether the goal was met. */
export const benchVerification = async (): Promise<boolean> => {
  const interactions = hosts.reduce((sum, host) => sum + countOf(host), 0)
  const seconds: number[] = []
  const mock = await startHttpMock({ legacyPort: 0, versionedPort: 0 })
  try {
    for (let i = 0; i < ROUNDS; i++) {
      const begun = process.hrtime.bigint()
      await verify('legacy', mock.legacyUrl)
      await verify('versioned', mock.versionedUrl)
      seconds.push(Number(process.hrtime.bigint() - begun) / 1e9)
    }
  } finally {
    await mock.close()
  }
  const [whole, scaled] = [median(seconds), (median(seconds) / interactions) * 150]
  console.log(
    `${interactions} interactions of both pacts, one host after the other, median of ${ROUNDS}: ${whole.toFixed(1)} s`,
  )
  console.log(`${scaled.toFixed(1)} s for 150 interactions (goal under 20)`)
  return scaled < 20
}

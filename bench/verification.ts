import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { startHttpMock } from '../mock-server/http.ts'
import { median, rowOf } from './measure/figures.ts'
import { root, tsx } from './measure/process.ts'
import type { Benchmark } from './measure/result.ts'

const hosts = ['legacy', 'versioned'] as const

const countOf = (host: (typeof hosts)[number]): number => {
  const pact: unknown = JSON.parse(readFileSync(`${root}contracts/pacts/portal-${host}.json`, 'utf8'))
  const interactions: unknown = Reflect.get(Object(pact), 'interactions')
  return Array.isArray(interactions) ? interactions.length : 0
}

/** Verifies one host. Throws with the command's output if it does not pass. */
const verify = async (host: (typeof hosts)[number], url: string): Promise<void> => {
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

/** Verifies both pacts against the mock over HTTP, with the command that a backend team uses. A failed interaction ends the run. */
export const verification: Benchmark = {
  name: 'verification',
  title: 'Verification of the contracts',
  method:
    'all interactions of both pacts against the mock over HTTP, one host after the other, with the command that a backend team uses.',
  rounds: 3,
  run: async ({ rounds }) => {
    const interactions = hosts.reduce((sum, host) => sum + countOf(host), 0)
    const seconds: number[] = []
    const mock = await startHttpMock({ legacyPort: 0, versionedPort: 0 })
    try {
      for (let i = 0; i < rounds; i++) {
        const begun = process.hrtime.bigint()
        await verify('legacy', mock.legacyUrl)
        await verify('versioned', mock.versionedUrl)
        seconds.push(Number(process.hrtime.bigint() - begun) / 1e9)
      }
    } finally {
      await mock.close()
    }
    const all = median(seconds)
    return {
      rows: [rowOf(`all ${interactions} interactions`, 'the command', all, 's', { bound: 'under', value: 15 })],
      checks: [{ what: `${interactions} interactions were verified`, held: interactions > 0 }],
    }
  },
}

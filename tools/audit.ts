/**
 * `npm run audit`: checks what the portal ships, and what builds it, for known vulnerabilities, and what it ships for unsuitable licences.
 * Exits with 1 on an unsuitable licence, on any vulnerability in a shipped package, or on a serious one in another package. If the registry
 * offers no audit, it says so and exits with 3, or with 0 if `--or-say-so` is given, as the check does.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as t from 'io-ts'
import { isAllowed } from './deploy/licences.ts'
import { root } from './setup.mjs'

const Lock = t.type({
  packages: t.record(
    t.string,
    t.partial({ dev: t.boolean, devOptional: t.boolean, link: t.boolean, license: t.string }),
  ),
})
const Report = t.type({
  vulnerabilities: t.record(
    t.string,
    t.type({ severity: t.string, via: t.array(t.union([t.string, t.type({ title: t.string })])) }),
  ),
})
const Refusal = t.type({ message: t.string })

const lock: unknown = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const packages = Lock.is(lock) ? Object.entries(lock.packages) : []
// The root and its workspaces are ours.
const shipped = packages.filter(
  ([name, { dev, devOptional, link }]) => name.includes('node_modules/') && !dev && !devOptional && !link,
)
const foreign = shipped.filter(([, { license }]) => !isAllowed(license ?? 'none'))
for (const [name, { license }] of foreign)
  console.error(`${name} is licensed ${license ?? 'by nothing that its package says'}: not among those allowed.`)
console.log(`${shipped.length} packages are shipped, ${foreign.length} under a licence that is not allowed`)
if (foreign.length > 0 || shipped.length === 0) process.exitCode = 1

const npm = process.env.PORTAL_NPM ?? (process.platform === 'win32' ? 'npm.cmd' : 'npm')
/** What npm reports about the lock file. */
const audited = (...more: readonly string[]): unknown => {
  const { stdout } = spawnSync(npm, ['audit', '--package-lock-only', '--json', ...more], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return null // reported below: there was no response
  }
}

/** Reports the vulnerabilities of `what` that count; false if there was no audit. */
const judge = (what: string, report: unknown, counts: (severity: string) => boolean): boolean => {
  if (!Report.is(report)) {
    const why = Refusal.is(report) ? report.message.replace(/ - .*/, '') : 'the registry gave no response'
    console.error(`The audit was not made: ${why}. Run it where npm's own registry is reached.`)
    if (!process.argv.includes('--or-say-so')) process.exitCode ||= 3
    return false
  }
  const found = Object.entries(report.vulnerabilities)
  const bad = found.filter(([, { severity }]) => counts(severity))
  for (const [name, { severity, via }] of bad)
    console.error(`${name}: ${severity}: ${via.map((one) => (typeof one === 'string' ? one : one.title)).join('; ')}`)
  console.log(`${found.length} packages of ${what} have known weaknesses, ${bad.length} of them too severe`)
  if (bad.length > 0) process.exitCode = 1
  return true
}
if (judge('those shipped', audited('--omit=dev'), () => true))
  judge('all', audited(), (severity) => severity === 'high' || severity === 'critical')

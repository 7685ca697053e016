// `npm run audit`: known weaknesses of high severity in what the portal ships, and the licences of it.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './setup.mjs'

/** Licences that ask for no more than a notice. */
const allowed = new Set(['MIT', 'ISC', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Unlicense', 'OFL-1.1'])

/** Whether one of the licences that are offered, or all that must be held to, are allowed: SPDX, as far as packages use it. */
const isAllowed = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((one) => one.split(/ and /i).every((part) => allowed.has(part.trim())))

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const shipped = Object.entries(packages).filter(([name, { dev, devOptional }]) => name !== '' && !dev && !devOptional)
const foreign = shipped.filter(([, { license }]) => !isAllowed(license ?? 'none'))
for (const [name, { license }] of foreign)
  console.error(`${name} is licensed ${license ?? 'by nothing that its package says'}: not among those allowed.`)
console.log(`${shipped.length} packages are shipped, ${foreign.length} under a licence that is not allowed`)
if (foreign.length > 0 || shipped.length === 0) process.exitCode = 1

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const { stdout } = spawnSync(npm, ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
})
const report = (() => {
  try {
    return JSON.parse(stdout)
  } catch {
    return {} // reported below: there was no response
  }
})()
const found = report.metadata?.vulnerabilities
if (found === undefined) {
  console.error(
    `The audit was not made: ${report.message?.replace(/ - .*/, '') ?? 'the registry gave no response'}. Run it where npm's own registry is reached.`,
  )
  process.exitCode ||= 3
} else {
  const serious = found.high + found.critical
  for (const [name, { severity, via }] of Object.entries(report.vulnerabilities))
    console.error(`${name}: ${severity}: ${via.map((one) => one.title ?? one).join('; ')}`)
  console.log(`${found.total} known weaknesses, ${serious} of high severity`)
  if (serious > 0) process.exitCode = 1
}

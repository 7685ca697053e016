import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from './setup.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'audit-test-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the audit with an npm that responds with this. */
const audit = (response: object, ...more: readonly string[]): { code: number | null; said: string } => {
  const npm = path.join(folder, 'npm')
  writeFileSync(npm, `#!/bin/sh\necho '${JSON.stringify(response)}'\n`, { mode: 0o755 })
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/audit.ts', ...more], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORTAL_NPM: npm },
  })
  return { code: status, said: stdout + stderr }
}
const weak = (severity: string): object => ({ vulnerabilities: { immer: { severity, via: [{ title: 'Pollutes.' }] } } })

it('[BED-7] a known weakness of what is shipped fails the audit, a slight one too', () => {
  const { code, said } = audit(weak('low'), '--or-say-so')
  expect([code, said]).toEqual([1, expect.stringContaining('immer: low: Pollutes.')])
})

it('[BED-7] without a known weakness it passes', () => {
  expect(audit({ vulnerabilities: {} }, '--or-say-so').code).toBe(0)
})

it('[BED-7] where the registry offers no audit it says so, and fails unless that is all it is asked for', () => {
  const refused = { message: '405 Method Not Allowed - POST https://registry.example/' }
  const { code, said } = audit(refused)
  expect([code, said]).toEqual([3, expect.stringContaining('The audit was not made: 405 Method Not Allowed.')])
  const shown = audit(refused, '--or-say-so')
  expect([shown.code, shown.said]).toEqual([0, expect.stringContaining('The audit was not made')])
})

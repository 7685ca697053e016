import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What each violation uses, and the rule of `.oxlintrc.json` that forbids it there. */
const violations: Record<string, string> = {
  'src/domain/benefits/reads-the-clock.ts': 'no-restricted-globals',
  'src/domain/benefits/draws-lots.ts': 'no-restricted-properties',
  'src/effects/benefits/makes-ids.ts': 'no-restricted-globals',
  'src/effects/benefits/calls-a-host.ts': 'no-restricted-globals',
  'src/effects/benefits/waits.ts': 'no-restricted-globals',
  'src/ui/benefits/repeats.tsx': 'no-restricted-globals',
  'src/ui/benefits/remembers.tsx': 'no-restricted-globals',
  'src/ui/benefits/remembers-a-while.tsx': 'no-restricted-globals',
  'src/effects/benefits/opens-a-base.ts': 'no-restricted-globals',
  'src/effects/benefits/tells-tabs.ts': 'no-restricted-globals',
  'src/effects/benefits/merges.ts': 'no-restricted-imports',
  'src/effects/benefits/exhausts.ts': 'no-restricted-imports',
  'src/effects/benefits/subscribes.ts': 'no-restricted-properties',
  'src/ui/benefits/subscribes.tsx': 'no-restricted-properties',
}

/** The files that the linter read in a folder, and what it found, as `file: rule`. */
const lint = (folder: string): string[] => {
  const bin = fileURLToPath(new URL('../../node_modules/oxlint/bin/oxlint', import.meta.url))
  const { stdout } = spawnSync(process.execPath, [bin, '-f', 'json', 'src'], { cwd: folder, encoding: 'utf8' })
  const report = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] } // oxlint's own format
  return report.diagnostics.map(({ filename, code }) => `${filename}: ${/[(](.+)[)]/.exec(code)?.[1] ?? code}`)
}

describe('the world outside the adapters', () => {
  let folder: string
  let found: string[]

  // The rules apply by path and skip this folder, so the violations are linted in a separate project.
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'violations-'))
    cpSync(fileURLToPath(new URL('violations/lint', import.meta.url)), folder, { recursive: true })
    cpSync(fileURLToPath(new URL('../../.oxlintrc.json', import.meta.url)), path.join(folder, '.oxlintrc.json'))
    found = lint(folder)
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(Object.entries(violations))('%s is caught by %s', (file, rule) => {
    expect(found).toContain(`${file}: ${rule}`)
  })

  test('nothing else is caught: the runtime, a chain of calls and a media query are free', () => {
    expect(found.toSorted()).toEqual(
      Object.entries(violations)
        .map(([file, rule]) => `${file}: ${rule}`)
        .toSorted(),
    )
  })
})

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readImports, type Imports } from '../../tools/checks/imports.ts'

/** For each rule: a file, and the import in it that breaks the rule. A path from the root is an own file; anything else a package. */
const violations: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['domain-alone', 'src/domain/session/calls-the-client.ts', 'src/effects/api/client.ts'],
  ['domain-packages', 'src/domain/session/waits.ts', 'rxjs'],
  ['domain-kernel-lowest', 'src/domain/kernel/knows-session.ts', 'src/domain/session/session.ts'],
  ['domain-lowest-areas', 'src/domain/brand/reads-session.ts', 'src/domain/session/session.ts'],
  ['domain-session', 'src/domain/session/reads-home.ts', 'src/domain/home/cards.ts'],
  ['domain-middle-areas', 'src/domain/home/reads-benefits.ts', 'src/domain/benefits/detail.ts'],
  ['domain-known-areas', 'src/domain/weather/forecast.ts', 'src/domain/kernel/command.ts'],
  ['domain-state-on-top', 'src/domain/shell/reads-everything.ts', 'src/domain/state.ts'],
  ['effects-layer', 'src/effects/session/draws.ts', 'src/ui/components/button.tsx'],
  ['effects-packages', 'src/effects/runtime/draws.ts', 'react'],
  ['effects-world-in-runtime', 'src/effects/session/stores.ts', 'idb'],
  ['effects-areas-apart', 'src/effects/benefits/signs-in.ts', 'src/effects/session/login.ts'],
  ['effects-areas-state', 'src/effects/session/reads-everything.ts', 'src/domain/state.ts'],
  ['effects-runtime-general', 'src/effects/runtime/knows-session.ts', 'src/domain/session/session.ts'],
  ['effects-api-lowest', 'src/effects/api/uses-runtime.ts', 'src/effects/runtime/effect.ts'],
  ['ui-layer', 'src/ui/session/signs-in.tsx', 'src/effects/session/login.ts'],
  ['ui-packages', 'src/ui/session/waits.tsx', 'rxjs'],
  ['ui-fp-ts-types', 'src/ui/session/decides.tsx', 'fp-ts/lib/Either.js'],
  ['ui-components-general', 'src/ui/components/knows-session.tsx', 'src/domain/session/session.ts'],
  ['ui-areas-apart', 'src/ui/session/draws-home.tsx', 'src/ui/home/cards.tsx'],
  ['main-joins', 'src/second-main.tsx', 'src/effects/portal.ts'],
  ['devtools-apart', 'src/main-that-inspects.tsx', 'devtools/logs/inspector/inspector.tsx'],
  ['replay-cli-layer', 'devtools/logs/replay/shows.ts', 'src/ui/shell/app.tsx'],
  ['triage-layer', 'devtools/logs/triage/draws.ts', 'src/ui/shell/app.tsx'],
  ['replay-screens-layer', 'devtools/logs/screens/folds.ts', 'src/domain/state.ts'],
  ['inspector-layer', 'devtools/logs/inspector/calls-a-host.ts', 'src/effects/api/client.ts'],
  ['inspector-packages', 'devtools/logs/inspector/waits.ts', 'rxjs'],
  ['resume-layer', 'devtools/logs/resume/draws.ts', 'src/ui/shell/app.tsx'],
  ['gallery-layer', 'devtools/screens/gallery/calls-a-host.ts', 'src/effects/api/client.ts'],
  ['screen-states-layer', 'devtools/screens/states/draws.ts', 'src/ui/shell/app.tsx'],
  ['mock-server-alone', 'mock-server/shares-rules.ts', 'src/domain/session/session.ts'],
  ['contracts-through-client', 'contracts/reads-the-mock.ts', 'mock-server/routes.ts'],
  ['states-of-the-mock', 'contracts/states/calls-the-mock.ts', 'mock-server/routes.ts'],
  ['tools-layer', 'tools/draws.ts', 'src/ui/components/button.tsx'],
  ['no-test-imported', 'src/domain/benefits/opt-out.test.tsx', 'src/domain/benefits/detail.test.tsx'],
  ['testing-for-tests', 'src/domain/benefits/uses-samples.ts', 'src/domain/samples.ts'],
  ['no-cycles', 'src/ui/components/one.ts', 'src/ui/components/other.ts'],
  ['resolvable', 'src/domain/benefits/imports-nothing.ts', './nowhere.ts'],
]

/** Imports that keep the rules. */
const allowed: readonly (readonly [file: string, imported: string])[] = [
  ['src/main.tsx', 'src/effects/portal.ts'],
  ['src/main.tsx', 'src/ui/shell/app.tsx'],
  ['src/ui/components/other.ts', 'src/ui/components/one.ts'],
  ['src/effects/session/login.ts', 'src/domain/session/session.ts'],
  ['contracts/pact.ts', 'mock-server/scenarios/names.ts'],
  ['tools/serves.ts', 'mock-server/http.ts'],
]

const root = fileURLToPath(new URL('../..', import.meta.url))
const isOwn = (name: string): boolean => /^(src|devtools|mock-server|contracts|tools)[/]/.test(name)

/** Writes the files of the tables to a new folder, each with its imports. */
const writeFiles = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'imports-'))
  const texts = new Map<string, string>()
  for (const [file, imported] of [...violations.map(([, ...rest]) => rest), ...allowed]) {
    const relative = path.posix.relative(path.posix.dirname(file), imported)
    const from = isOwn(imported) ? (relative.startsWith('.') ? relative : `./${relative}`) : imported
    texts.set(file, `${texts.get(file) ?? ''}import '${from}'\n`)
    if (isOwn(imported) && !texts.has(imported)) texts.set(imported, '')
  }
  for (const [file, text] of texts) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

describe('the rules of who may import whom', () => {
  let folder: string
  let found: Imports

  beforeAll(async () => {
    folder = writeFiles()
    found = await readImports(['src', 'mock-server', 'contracts', 'devtools', 'tools'], folder)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('each rule has a violation and says what to do instead', () => {
    expect(violations.map(([rule]) => rule).toSorted()).toEqual([...found.rules.keys()].toSorted())
    for (const comment of found.rules.values()) expect(comment).toMatch(/^\p{Lu}.+[.]$/u)
  })

  test.each(violations)('%s catches %s', (rule, file) => {
    const caught = found.violations.filter((violation) => violation.rule.name === rule).map(({ from }) => from)
    expect(caught).toEqual([file])
  })

  test('each violation is caught by its own rule alone, and all else keeps the rules', () => {
    const meant = violations.map(([rule, file]) => `${file}: ${rule}`)
    expect(found.violations.map(({ from, rule }) => `${from}: ${rule.name}`).toSorted()).toEqual(meant.toSorted())
  })
})

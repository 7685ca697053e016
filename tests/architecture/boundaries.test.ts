import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { readImports, type Imports } from '../../tools/checks/imports.ts'

/** The violation of each rule. The other files beside them are what the violations import, and keep the rules. */
const violations: Record<string, string> = {
  'domain-alone': 'src/domain/session/calls-the-client.ts',
  'domain-packages': 'src/domain/session/waits-with-rxjs.ts',
  'domain-kernel-lowest': 'src/domain/kernel/knows-session.ts',
  'domain-lowest-areas': 'src/domain/brand/reads-session.ts',
  'domain-session': 'src/domain/session/reads-home.ts',
  'domain-middle-areas': 'src/domain/home/reads-benefits.ts',
  'domain-known-areas': 'src/domain/weather/forecast.ts',
  'domain-state-on-top': 'src/domain/shell/reads-everything.ts',
  'effects-layer': 'src/effects/session/draws.ts',
  'effects-packages': 'src/effects/runtime/uses-react.ts',
  'effects-world-in-runtime': 'src/effects/session/stores.ts',
  'effects-areas-apart': 'src/effects/benefits/signs-in.ts',
  'effects-areas-state': 'src/effects/session/reads-everything.ts',
  'effects-runtime-general': 'src/effects/runtime/knows-session.ts',
  'effects-api-lowest': 'src/effects/api/uses-runtime.ts',
  'ui-layer': 'src/ui/session/signs-in.tsx',
  'ui-packages': 'src/ui/session/waits-with-rxjs.tsx',
  'ui-fp-ts-types': 'src/ui/session/decides.tsx',
  'ui-components-general': 'src/ui/components/knows-session.tsx',
  'ui-areas-apart': 'src/ui/session/draws-home.tsx',
  'main-joins': 'src/second-main.tsx',
  'devtools-apart': 'src/main-that-inspects.tsx',
  'replay-cli-layer': 'devtools/replay/cli/draws.ts',
  'triage-layer': 'devtools/triage/draws.ts',
  'replay-screens-layer': 'devtools/replay/screens/folds.ts',
  'inspector-layer': 'devtools/replay/inspector/calls-a-host.ts',
  'inspector-packages': 'devtools/replay/inspector/waits-with-rxjs.ts',
  'resume-layer': 'devtools/resume/draws.ts',
  'gallery-layer': 'devtools/gallery/calls-a-host.ts',
  'screen-states-layer': 'devtools/screen-states/draws.ts',
  'mock-server-alone': 'mock-server/shares-rules.ts',
  'contracts-through-client': 'contracts/peeks-at-mock.ts',
  'agreement-three': 'contracts/agreement/asks-a-screen.ts',
  'tools-layer': 'tools/draws.ts',
  'no-test-imported': 'src/domain/benefits/opt-out.test.tsx',
  'testing-for-tests': 'src/domain/benefits/uses-samples.ts',
  'no-cycles': 'src/ui/components/one.ts',
  resolvable: 'src/domain/benefits/imports-nothing.ts',
}

describe('the rules of who may import whom', () => {
  let found: Imports

  beforeAll(async () => {
    const base = fileURLToPath(new URL('violations', import.meta.url))
    found = await readImports(['src', 'mock-server', 'contracts', 'devtools', 'tools'], base)
  })

  test('each rule has an violation and says what to do instead', () => {
    expect(Object.keys(violations).toSorted()).toEqual([...found.rules.keys()].toSorted())
    for (const comment of found.rules.values()) expect(comment).toMatch(/^\p{Lu}.+[.]$/u)
  })

  test.each(Object.entries(violations))('%s catches its violation', (rule, file) => {
    const caught = found.violations.filter((violation) => violation.rule.name === rule).map(({ from }) => from)
    expect(caught).toEqual([file])
  })

  test('each violation is caught by its own rule alone, and all else keeps the rules', () => {
    const meant = Object.entries(violations).map(([rule, file]) => `${file}: ${rule}`)
    expect(found.violations.map(({ from, rule }) => `${from}: ${rule.name}`).toSorted()).toEqual(meant.toSorted())
  })
})

import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** For each rule of `.oxlintrc.json` of the portal's own, on the world outside the adapters and on texts: files, and the line in each that breaks it. */
const violations: readonly (readonly [rule: string, file: string, line: string])[] = [
  ['no-restricted-globals', 'src/domain/benefits/reads-the-clock.ts', 'export const now = () => Date.now()'],
  ['no-restricted-properties', 'src/domain/benefits/draws-lots.ts', 'export const lot = () => Math.random()'],
  ['no-restricted-globals', 'src/effects/benefits/makes-ids.ts', 'export const id = () => crypto.randomUUID()'],
  ['no-restricted-globals', 'src/effects/benefits/calls-a-host.ts', "export const call = () => globalThis.fetch('/')"],
  ['no-restricted-globals', 'src/effects/benefits/waits.ts', 'export const wait = () => setTimeout(() => {}, 1000)'],
  ['no-restricted-globals', 'src/ui/benefits/repeats.tsx', 'export const start = () => window.setInterval(Number, 9)'],
  [
    'no-restricted-globals',
    'src/ui/benefits/remembers.tsx',
    "export const save = () => localStorage.setItem('a', 'b')",
  ],
  [
    'no-restricted-globals',
    'src/ui/benefits/remembers-a-while.tsx',
    "export const save = () => sessionStorage.setItem('a', 'b')",
  ],
  ['no-restricted-globals', 'src/effects/benefits/opens-a-base.ts', "export const open = () => indexedDB.open('a')"],
  [
    'no-restricted-globals',
    'src/effects/benefits/tells-tabs.ts',
    "export const tell = () => new BroadcastChannel('a').close()",
  ],
  [
    'no-restricted-imports',
    'src/effects/benefits/merges.ts',
    "import { mergeMap, of } from 'rxjs'\nexport const merge = of(1).pipe(mergeMap((one) => of(one)))",
  ],
  [
    'no-restricted-imports',
    'src/effects/benefits/exhausts.ts',
    "import { exhaustMap, of } from 'rxjs'\nexport const exhaust = of(1).pipe(exhaustMap((one) => of(one)))",
  ],
  [
    'no-restricted-properties',
    'src/effects/benefits/subscribes.ts',
    "import { of } from 'rxjs'\nexport const begin = () => of(1).subscribe()",
  ],
  [
    'no-restricted-properties',
    'src/ui/benefits/subscribes.tsx',
    'export const begin = (source: { subscribe: (listener: () => void) => void }) => source.subscribe(() => undefined)',
  ],
  ...[
    "<p>{is && 'now'} <b>5</b></p>",
    '<p>{is ? words.a : null}<b>5</b></p>',
    '<p>{is ?? `${5}`}<b>5</b></p>',
    '<p>{words.of(5)} <b>5</b></p>',
    '<p>{formatMoney(5)}<b>5</b></p>',
    '<>{`${5} of`} <b>9</b></>',
    '<p>{is && <b>5</b>} pounds</p>',
    '<p>{is ? <b>5</b> : null}{words.a}</p>',
  ].map(
    (jsx, place) =>
      [
        'text-in-elements',
        `src/ui/benefits/text-${place}.tsx`,
        `export const Text = ({ is, words, formatMoney }) => ({ is, words, formatMoney, jsx: ${jsx} })`,
      ] as const,
  ),
]

/** The runtime, a chain of calls, a media query, and a text alone, in its own element or always the same are free. */
const allowed: readonly (readonly [file: string, line: string])[] = [
  ['src/effects/runtime/waits.ts', 'export const wait = () => setTimeout(() => {}, Date.now() + Math.random())'],
  [
    'src/effects/benefits/chains.ts',
    "import { of, switchMap } from 'rxjs'\nexport const chain = of(1).pipe(switchMap((one) => of(one)))",
  ],
  ['src/ui/benefits/is-wide.tsx', "export const isWide = () => window.matchMedia('(min-width: 700px)').matches"],
  ...['<p>{words.of(5)}</p>', '<p><span>{words.of(5)}</span> <b>5</b></p>', '<p>Each month <b>5</b></p>'].map(
    (jsx, place) =>
      [`src/ui/benefits/alone-${place}.tsx`, `export const Text = ({ words }) => ({ words, jsx: ${jsx} })`] as const,
  ),
]

/** What the linter found in a folder, as `file: rule`. */
const lint = (folder: string): string[] => {
  const bin = fileURLToPath(new URL('../../node_modules/oxlint/bin/oxlint', import.meta.url))
  const { stdout } = spawnSync(process.execPath, [bin, '-f', 'json', 'src'], { cwd: folder, encoding: 'utf8' })
  const report = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] } // oxlint's own format
  return report.diagnostics.map(({ filename, code }) => `${filename}: ${/[(](.+)[)]/.exec(code)?.[1] ?? code}`)
}

describe('the world outside the adapters', () => {
  let folder: string
  let found: string[]

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'globals-'))
    for (const file of ['.oxlintrc.json', 'tools/lint/text-in-elements.mjs']) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      copyFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), path.join(folder, file))
    }
    for (const [file, line] of [...violations.map(([, ...rest]) => rest), ...allowed]) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), `${line}\n`)
    }
    found = lint(folder)
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(violations)('%s catches %s', (rule, file) => {
    expect(found).toContain(`${file}: ${rule}`)
  })

  test('nothing else is caught', () => {
    expect(found.toSorted()).toEqual(violations.map(([rule, file]) => `${file}: ${rule}`).toSorted())
  })
})

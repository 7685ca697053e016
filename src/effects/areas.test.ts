import { describe, expect, it } from 'vitest'
import type { State } from '../domain/state.ts'
import { effects as firstEffects } from './first.ts'
import { effects as areas } from './areas.ts'
import type { AnyEffect } from './runtime/effect.ts'

const isEffect = (value: unknown): value is AnyEffect<State> =>
  typeof value === 'object' && value !== null && 'emits' in value && 'start' in value

const files = import.meta.glob<Record<string, unknown>>(['./*/*.ts', '!./**/*.test.ts', '!./{api,runtime}/*'], {
  eager: true,
})
const tests = import.meta.glob<string>('./*/*.test.ts', { eager: true, query: '?raw', import: 'default' })

const effects: readonly AnyEffect<State>[] = [...firstEffects, ...areas]

/** Every exported effect: its name in the code, and its test file. */
const exported = Object.entries(files).flatMap(([path, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isEffect(value) ? [{ name, value, test: tests[path.replace(/\.ts$/, '.test.ts')] ?? '' }] : [],
  ),
)

describe('every effect', () => {
  it('[BED-3] is started with the portal', () => {
    expect(exported.filter(({ value }) => !effects.includes(value)).map(({ name }) => name)).toEqual([])
    expect(exported).toHaveLength(effects.length)
    expect(new Set(effects.map(({ name }) => name)).size).toBe(effects.length)
  })

  it('[BED-3] has tests beside it that must see every event it declares', () => {
    const proven = (test: string): string => /^provesAll\(([^)]*)\)/m.exec(test)?.[1] ?? ''
    const names = (test: string): string[] => proven(test).split(/[\s,]+/)
    const unproven = exported.filter(({ name, test }) => !names(test).includes(name)).map(({ name }) => name)
    expect(unproven, 'effects that no `provesAll` of the test beside their file names').toEqual([])
  })

  it('[BED-3] is in a group whose failures are proven', () => {
    const proofs = Object.values(
      import.meta.glob<string>('./failures/*.test.ts', { eager: true, query: '?raw', import: 'default' }),
    ).join('')
    const groups = Object.keys(
      import.meta.glob([
        './*.ts',
        '!./*.test.ts',
        '!./{areas,browser-recorder,portal,recorder-worker,recorder-worker-address,samples,session-logs,stages}.ts',
        '!./*.testing.ts',
      ]),
    ).map((file) => file.slice(2, -3))
    expect(groups).toContain('benefits')
    expect(groups.filter((name) => !proofs.includes(`from '../${name}.ts'`))).toEqual([])
  })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Features that call a host under a name that the mock does not use, with the reason. */
const elsewhere: Record<string, string> = {
  'employer/dashboard.ts': 'its tiles ask what other features of the employer are about',
  'session/session.ts': 'the session is opened by the login set-up: mock-server/session/setup.ts',
}

const filesOf = (layer: string): string[] =>
  readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(layer, file))
    .filter((file) => /[.](ts|tsx|mts|mjs|cjs)$/.test(file) && !/[/.]generated[/.]/.test(file))
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Features of the domain with an event that an effect must handle. */
const asking = filesOf('src/domain')
  .filter((file) => /^src\/domain\/(?!kernel)[^/]+\/[^/.]+[.]ts$/.test(file))
  .filter((file) => /'[A-Z][A-Za-z]*Requested'|= define(Keyed)?(Read|Write)\('/.test(read(file)))
  .map((file) => path.relative('src/domain', file))

describe('one feature, the same in every layer', () => {
  test('features that ask something were found', () => {
    expect(asking).toContain('benefits/opt-out.ts')
  })

  test.each(asking)('%s has its effects', (feature) => {
    expect(existsSync(path.join(root, 'src/effects', feature)), `src/effects/${feature} is missing`).toBe(true)
  })

  test.each(asking)('%s is served by the mock', (feature) => {
    const there = existsSync(path.join(root, 'mock-server', feature))
    const sentence = there ? 'needs no exception in this test' : 'is missing'
    expect(there, `mock-server/${feature} ${sentence}`).toBe(!(feature in elsewhere))
  })
})

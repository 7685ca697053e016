import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../src/effects/api/generated/operations.ts'
import { impact } from './program.ts'
import { createLookUp, type LookUp } from './touched.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('the impact on this portal', { timeout: 60_000 }, () => {
  // The code is read only once for all tests.
  let lookUp: LookUp
  beforeAll(() => {
    lookUp = createLookUp(root)
  }, 60_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'impact-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = (name: string, text: string): string => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  const run = (...args: string[]) => impact(root, args, () => lookUp)

  it('[BED-10] leads to the addresses of pages, of those whose scripts come later too', () => {
    const routesOf = (operation: string) => lookUp.touched(operation).screens.flatMap(({ routes }) => routes)
    expect(routesOf('getHomePageCards')).toContain('/app/home')
    expect(routesOf('getFamily')).toContain('/app/home/my-profile')
    expect(routesOf('getBenefit')).toContain('/app/my-benefits/:benefitId')
  })

  it('[BED-1] is one line for each operation, with what decides, and more on request', () => {
    const legacy = path.join(root, 'openapi/legacy.yaml')
    const text = readFileSync(legacy, 'utf8')
    const at = text.indexOf('  /ccv/balance:')
    const changed = text.slice(0, at) + text.slice(at).replace(/^ {8}['"]?404['"]?:/m, "        '410':")
    const names = [legacy, file('moved.yaml', changed)]
    const short = run(...names)
    expect(short.code).toBe(1)
    expect(short.text.split('\n')).toEqual([
      'breaks getCreditsBalance (GET /ccv/balance): response 404 is gone (src/effects/benefits/credits.ts branches on it, ' +
        "and a pact demands it in 'no-credits'); 1 more change",
      '1 operation changed, 1 of them breaks the portal. --verbose lists every change and what it touches.',
    ])
    const long = run('--verbose', ...names).text
    for (const line of [
      'breaks: getCreditsBalance (GET /ccv/balance)',
      '! response 404 is gone',
      '- response 410 is new',
      'credits.load (src/effects/benefits/credits.ts)',
      'mock-server/benefits/credits.ts',
      "404 in 'no-credits'",
    ])
      expect(long).toContain(line)
  })

  it('[BED-1] is nothing where nothing breaks, and JSON on request', () => {
    const small = file('small.yaml', 'openapi: 3.1.0\npaths: {}')
    expect(run('--json', small, small)).toEqual({ code: 0, text: '[]' })
    expect(run(small, small)).toEqual({ code: 0, text: 'No operation changed.' })
  })

  it('[BED-10] is an effect, a screen and a handler at least for each operation', () => {
    const touched = Object.keys(operations).map((id) => ({ id, ...lookUp.touched(id) }))
    expect(
      touched.filter(({ effects, handler }) => effects.length === 0 || handler === null).map(({ id }) => id),
    ).toEqual([])
    expect(touched.filter(({ screens }) => screens.length === 0).map(({ id }) => id)).toEqual([])
    const optOut = touched.find(({ id }) => id === 'updateSelection')
    expect(optOut?.effects.map(({ name }) => name)).toContain('optOut.send')
    expect(optOut?.screens.find(({ file: screen }) => screen === 'src/ui/benefits/opt-out.tsx')?.routes).toEqual([
      'every page',
    ])
  })

  it.each([
    ['is no YAML', () => [file('one.yaml', 'openapi: 3.1.0\npaths: {}'), file('broken.yaml', 'openapi: 3\npaths: [')]],
    [
      'is no OpenAPI 3 document',
      () => [file('swagger.yaml', 'swagger: "2.0"\npaths: {}'), path.join(root, 'package.json')],
    ],
    ['there is no second one', () => [path.join(root, 'openapi/legacy.yaml')]],
    ['at most two versions', () => ['HEAD', 'HEAD', 'HEAD']],
    ["'no-such-revision' is neither a file nor a revision", () => ['no-such-revision']],
    ['--output', () => ['--output=x', 'HEAD']],
  ])('[BED-1] says %j of bad input', (sentence, names) => {
    const { text, code } = run(...names())
    expect(text).toContain(sentence)
    expect(code).toBe(2)
  })
})

import * as fc from 'fast-check'
import * as t from 'io-ts'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { Check } from '../../src/domain/log/log-file.ts'
import { personal, plain, SafeHtml, secret } from '../../src/domain/kernel/codecs/classification.ts'
import { checksOf } from './checks.ts'

const Shape = t.union([
  t.type({ kind: t.literal('round'), radius: t.number }),
  t.type({ kind: t.literal('square'), side: t.number, note: t.union([plain, t.null]) }),
])
const codecs: readonly t.Mixed[] = [
  plain,
  personal,
  secret,
  SafeHtml,
  t.string,
  t.number,
  t.boolean,
  t.null,
  t.literal('a'),
  t.keyof({ a: null, b: null }),
  t.array(t.number),
  t.readonlyArray(plain),
  t.record(plain, t.number),
  t.record(t.keyof({ a: null, b: null }), t.boolean),
  t.type({}),
  t.type({ a: t.number }),
  t.type({ a: t.number, b: plain }),
  t.type({ a: t.number, b: plain, c: t.union([t.boolean, t.null]) }),
  t.type({ kind: plain, radius: t.number, side: t.number, note: t.null, a: t.boolean }),
  t.partial({ a: t.number, b: plain }),
  t.intersection([t.type({ a: t.number }), t.partial({ b: plain })]),
  t.intersection([t.type({ a: t.number }), t.type({ b: plain }), t.partial({ c: t.boolean })]),
  t.union([t.string, t.number]),
  t.union([t.string, t.number, t.null]),
  Shape,
  t.union([Shape, t.null]),
  t.union([t.null, t.type({ kind: t.literal('round') }), t.type({ kind: t.literal('round'), side: t.number })]),
  t.array(t.type({ a: Shape })),
]

const leaf = fc.constantFrom<unknown[]>('a', 'b', 'x', '', 0, 3, -1, true, false, null, undefined)
const key = fc.constantFrom('a', 'b', 'c', 'kind', 'radius', 'side', 'note')
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(key, tie('json'), { maxKeys: 5, noNullPrototype: true }),
    fc.record({ kind: fc.constantFrom('round', 'square', 'flat'), radius: leaf, side: leaf, note: leaf }),
    fc.record({ a: leaf, b: leaf, c: leaf }, { requiredKeys: [] }),
  ),
}))

/** Runs a module's text; it imports nothing but types. */
const run = async (text: string): Promise<ReadonlyMap<string, Check>> => {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  })
  const module = (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)) as {
    readonly checks: ReadonlyMap<string, Check> // what the text exports
  }
  return module.checks
}

describe('a check that was written', () => {
  it('[BED-8] says of any data what its codec says', async () => {
    const checks = await run(checksOf(new Map(codecs.map((codec, index) => [String(index), codec]))))
    let fitting = 0
    fc.assert(
      fc.property(json, (data) => {
        for (const [index, codec] of codecs.entries()) {
          const fits = codec.is(data)
          if (fits) fitting += 1
          if (checks.get(String(index))?.(data) !== fits)
            throw new Error(`${codec.name} of ${JSON.stringify(data)} is ${fits}.`)
        }
      }),
      { numRuns: 3000 },
    )
    expect(fitting).toBeGreaterThan(3000)
  })

  it('is written once, however often its codec is used', () => {
    const Name = t.type({ name: plain })
    const text = checksOf(
      new Map<string, t.Mixed>([
        ['One', t.type({ one: Name })],
        ['Two', t.array(Name)],
      ]),
    )
    expect(text.match(/x\["name"\]/g)).toHaveLength(1)
  })

  it('is not written for a kind of codec that is not known', () => {
    expect(() => checksOf(new Map([['Tree', t.recursion('Tree', () => t.null)]]))).toThrow(
      'The codec Tree is of an unknown kind',
    )
  })
})

import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { portalEvolution } from '../state.ts'
import { compileCheck, compileCleanse } from './compile.ts'
import { personal, plain, SafeHtml, secret } from './marks.ts'

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
  t.refinement(t.number, (n) => n > 2, 'MoreThanTwo'),
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

describe('a compiled codec', () => {
  it('[BED-8] says of any data what the codec says', () => {
    const checks = codecs.map((codec) => [codec, compileCheck(codec)] as const)
    let fitting = 0
    fc.assert(
      fc.property(json, (data) => {
        for (const [codec, check] of checks) {
          const fits = codec.is(data)
          if (fits) fitting += 1
          if (check(data) !== fits) throw new Error(`${codec.name} of ${JSON.stringify(data)} is ${fits}.`)
        }
      }),
      { numRuns: 3000 },
    )
    expect(fitting).toBeGreaterThan(3000)
  })

  it('[BED-8] there is one for every event of the portal', () => {
    for (const { codec } of portalEvolution().definitions.values()) {
      const [check, data] = [compileCheck(codec), {}]
      expect([codec.name, check(data)]).toEqual([codec.name, codec.is(data)])
    }
  })

  it('tells a kind of codec that it does not know', () => {
    expect(() => compileCheck(t.recursion('Tree', () => t.null))).toThrow('The codec Tree cannot be compiled')
    expect(() => compileCleanse(t.unknown, (html) => html)).toThrow('The codec unknown cannot be compiled')
  })
})

describe('HTML of a log from outside', () => {
  const clean = (html: string): string => html.replaceAll(/<script.*?<\/script>/g, '')
  const bad = '<b>a</b><script>b</script>'

  it('[BED-8] is sanitised wherever the codec holds it, and nothing else is touched', () => {
    const codec = t.type({
      text: SafeHtml,
      plain,
      list: t.array(t.type({ text: SafeHtml, n: t.number })),
      either: t.union([
        t.null,
        t.type({ kind: t.literal('a'), text: SafeHtml }),
        t.type({ kind: t.literal('b'), plain }),
      ]),
      table: t.record(plain, SafeHtml),
      both: t.intersection([t.type({ text: SafeHtml }), t.partial({ more: SafeHtml })]),
    })
    const data = {
      text: bad,
      plain: bad,
      list: [{ text: bad, n: 1 }],
      either: { kind: 'a', text: bad },
      table: { x: bad },
      both: { text: bad },
    }
    expect(compileCleanse(codec, clean)?.(data)).toEqual({
      text: '<b>a</b>',
      plain: bad,
      list: [{ text: '<b>a</b>', n: 1 }],
      either: { kind: 'a', text: '<b>a</b>' },
      table: { x: '<b>a</b>' },
      both: { text: '<b>a</b>' },
    })
  })

  it('[BED-8] costs nothing where the codec holds none', () => {
    expect(compileCleanse(t.type({ a: plain, b: t.array(t.union([t.number, t.null])) }), clean)).toBeNull()
  })
})

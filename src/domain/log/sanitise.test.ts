import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { sanitiserOf } from './sanitise.ts'
import { personalHtml, plain, SafeHtml } from '../kernel/codecs/classification.ts'

describe('HTML of a log from outside', () => {
  const clean = (html: string): string => html.replaceAll(/<script.*?<\/script>/g, '')
  const bad = '<b>a</b><script>b</script>'

  it('[BED-8] is sanitised wherever the codec holds it, and nothing else is touched', () => {
    const codec = t.type({
      text: SafeHtml,
      words: personalHtml,
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
      words: bad,
      plain: bad,
      list: [{ text: bad, n: 1 }],
      either: { kind: 'a', text: bad },
      table: { x: bad },
      both: { text: bad },
    }
    expect(sanitiserOf(codec, clean)?.(data)).toEqual({
      text: '<b>a</b>',
      words: '<b>a</b>',
      plain: bad,
      list: [{ text: '<b>a</b>', n: 1 }],
      either: { kind: 'a', text: '<b>a</b>' },
      table: { x: '<b>a</b>' },
      both: { text: '<b>a</b>' },
    })
  })

  it('[BED-8] costs nothing where the codec holds none', () => {
    expect(sanitiserOf(t.type({ a: plain, b: t.array(t.union([t.number, t.null])) }), clean)).toBeNull()
  })

  it('refuses a kind of codec that it does not know', () => {
    expect(() => sanitiserOf(t.unknown, (html) => html)).toThrow('The codec unknown is of an unknown kind')
  })
})

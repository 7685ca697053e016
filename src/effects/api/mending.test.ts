import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { SafeHtml } from '../../domain/kernel/codecs/classification.ts'
import { mend } from './mending.ts'
import { day, exact, integer, member, nullable, optional, whole } from './reader.ts'

/** A body after its repair and decoding, with the repairs; or the place where it does not fit. */
const reading = (codec: t.Mixed, body: unknown) => {
  const mended = mend(codec, body)
  if (isLeft(mended)) return { where: mended.left }
  const data = codec.decode(mended.right.body)
  return {
    data: isRight(data) ? (data.right as unknown) : data,
    notes: mended.right.repairs.map(({ kind, place }) => `${kind} ${place}`),
  }
}

describe('a value that does not fit', () => {
  it.each([
    ['a number for a text', t.string, 4021, '4021'],
    ['a numeral for a number', t.number, '12.5', 12.5],
    ['a numeral for a whole number', integer, '4550', 4550],
    ['a decimal that is whole', integer, '4550.00', 4550],
    ['a fraction by the arithmetic of a host', integer, 19.99 * 100, 1999],
    ['1 for true', t.boolean, 1, true],
    ['"0" for false', t.boolean, '0', false],
    ['a member in capitals', member(['active', 'left']), 'ACTIVE', 'active'],
    ['the numeral of a member', member([1, 2]), '2', 2],
    ['a member that is not listed', member(['active', 'left'], 'left'), 'retired', 'left'],
  ])('[CALL-1] is read where it can mean one thing: %s', (_, codec, body, data) => {
    expect(reading(codec, body)).toEqual({ data, notes: ['repaired body'] })
  })

  it.each([
    ['pounds for pence', integer, 45.5],
    ['words for a number', t.number, 'lots'],
    ['an empty text for a number', t.number, ''],
    ['an object for a text', t.string, {}],
    ['words for a truth', t.boolean, 'perhaps'],
    ['a day that is in no calendar', day, '2026-13-20T00:00:00'],
    ['a time without a day', day, '10:30:00'],
    ['a day in words', day, '20 November 2026'],
    ['a member that is not listed', member(['active', 'left']), 'retired'],
    ['nothing for a member', member(['active', 'left'], 'left'), null],
  ])('[CALL-1] is never guessed: %s', (_, codec, body) => {
    expect(reading(codec, body)).toEqual({ where: 'body' })
  })

  it.each([
    ['2026-11-20T00:00:00Z', '2026-11-20'],
    ['2026-11-20T00:00:00.000Z', '2026-11-20'],
    ['1978-08-27T23:00:00Z', '1978-08-28'],
    ['1978-08-27T23:00:00.000+00:00', '1978-08-28'],
    ['1978-08-27 23:00:00+0000', '1978-08-28'],
    ['1978-08-28T00:00:00Z', '1978-08-28'],
    ['1978-08-28T12:00:00Z', '1978-08-28'],
    ['1970-06-14T23:00:00Z', '1970-06-15'],
    ['1970-01-14T23:00:00Z', '1970-01-15'],
    ['2012-05-04T00:00:00+01:00', '2012-05-04'],
    ['2012-12-04T00:00:00+01:00', '2012-12-04'],
    ['2012-05-04T00:00:00-05:00', '2012-05-04'],
    ['2012-05-04T00:00:00+0100', '2012-05-04'],
    ['2012-05-04T00:00:00', '2012-05-04'],
    ['2012-05-04 00:00:00', '2012-05-04'],
    ['2012-05-04 00:00:00.000000', '2012-05-04'],
    ['2012-05-04T23:59:59,999', '2012-05-04'],
    ['2012-05-04 00:00', '2012-05-04'],
    [' 2012-05-04T00:00Z ', '2012-05-04'],
    ['2026-03-28T23:30:00Z', '2026-03-28'],
    ['2026-03-29T23:30:00Z', '2026-03-30'],
    ['2026-10-25T23:30:00Z', '2026-10-25'],
  ])('[CALL-1] [FAM-1] is the day of a time: %s is %s', (moment, read) => {
    expect(reading(day, moment)).toEqual({ data: read, notes: ['repaired body'] })
  })

  it('[CALL-1] is never HTML that no sanitiser has seen', () => {
    expect(reading(SafeHtml, 7)).toEqual({ where: 'body' })
  })

  it('[CALL-1] is refused by the decoder itself, which holds to the OpenAPI document', () => {
    const props = t.type({ a: optional(t.string, '') })
    for (const [codec, body] of [
      [integer, '1'],
      [member(['a']), 'A'],
      [t.array(t.string), ['a', {}]],
      [props, { a: null }],
    ] as const)
      expect(isLeft((codec as t.Mixed).decode(body))).toBe(true)
    expect(props.decode({})).toEqual({ _tag: 'Right', right: { a: '' } })
  })
})

describe('a property that may be left out', () => {
  const codec = t.intersection([
    t.type({ id: t.string, name: optional(t.string, ''), kind: exact(t.literal('a'), 'a') }),
    t.partial({ note: t.string }),
  ])

  it.each([
    ['as it came', { id: '1', name: 'n', kind: 'a', note: 'x', more: 1 }, { name: 'n', note: 'x', more: 1 }, []],
    ['left out', { id: '1' }, { name: '' }, []],
    ['null', { id: '1', name: null, kind: null, note: null }, { name: '' }, []],
    ['of a wrong type', { id: '1', name: {}, note: [] }, { name: '' }, ['repaired body.name', 'repaired body.note']],
  ])('[CALL-1] is %s', (_, body, data, notes) => {
    expect(reading(codec, body)).toStrictEqual({ data: { id: '1', kind: 'a', ...data }, notes })
  })

  it('[CALL-1] has to fit where a default would be a guess', () => {
    expect(reading(codec, { id: '1', kind: 'b' })).toEqual({ where: 'body.kind' })
  })

  it('[CALL-1] is found through unions, which leave no trace of what they tried', () => {
    const list = t.type({ items: t.array(t.string) })
    const one = t.union([t.type({ list, end: t.string }), t.type({ list }), t.null])
    expect(reading(one, { list: { items: ['a', {}] } })).toEqual({
      data: { list: { items: ['a'] } },
      notes: ['lost body.list.items.*'],
    })
    expect(reading(one, { list: 1 })).toEqual({ where: 'body.list' })
    expect(reading(nullable(t.type({ a: optional(nullable(t.string), null) })), { a: 7 })).toEqual({
      data: { a: '7' },
      notes: ['repaired body.a'],
    })
  })
})

describe('a bad row', () => {
  const row = t.type({ id: t.string, name: optional(t.string, '') })

  it('[CALL-1] costs that row, not its list, and nothing it noted counts', () => {
    expect(reading(t.array(row), [{ id: '1' }, { name: {} }, null, { id: '2', name: {} }])).toEqual({
      data: [
        { id: '1', name: '' },
        { id: '2', name: '' },
      ],
      notes: ['lost body.*', 'lost body.*', 'repaired body.*.name'],
    })
  })

  it('[CALL-1] of a map costs that entry; an empty list is an empty map', () => {
    const map = t.record(t.string, t.string)
    expect(reading(map, { Ada: 'a', Bob: {} })).toEqual({ data: { Ada: 'a' }, notes: ['lost body.*'] })
    expect(reading(map, [])).toEqual({ data: {}, notes: [] })
    expect(reading(map, ['a'])).toEqual({ where: 'body' })
  })

  it('[CALL-1] costs the list where no row can be spared', () => {
    const terms = t.type({ terms: whole(t.array(row)) })
    expect(reading(terms, { terms: [{ id: '1' }, {}] })).toEqual({ where: 'body.terms.1.id' })
  })
})

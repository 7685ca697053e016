import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { portalEvolution } from '../state.ts'
import { personal, personalHtml, plain, quoting, SafeHtml, secret } from '../kernel/codecs/classification.ts'
import { pseudonymiser } from './pseudonyms.ts'
import { compileRedaction } from './redaction.ts'
import { SECRET } from './scrub.ts'

const codec = t.type({
  plain,
  personal,
  secret,
  html: SafeHtml,
  words: personalHtml,
  unclassified: t.string,
  maybe: t.union([personal, t.null]),
  list: t.array(t.type({ name: personal, count: t.number })),
  byId: t.record(plain, secret),
})
const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const longText = fc.string({ unit: fc.constantFrom(...'abcdefghXYZ0123456789 @.'), minLength: 14 })
const data = fc.record({
  plain: text.filter((word) => !(word in Object.prototype)), // such names are no plain text
  personal: text,
  secret: longText,
  html: text,
  words: text.map((word) => word.replaceAll('<', '')),
  unclassified: text,
  maybe: fc.option(text),
  list: fc.array(fc.record({ name: text, count: fc.nat() }), { maxLength: 3 }),
  byId: fc.dictionary(fc.constantFrom('a', 'b'), longText),
})
const redact = (value: unknown) => compileRedaction(codec, pseudonymiser('salt'))(value)

/** Replaces letters and digits by their kind, so that two values of one shape are equal. */
const shapeOf = (value: string): string => value.replaceAll(/\p{N}/gu, '0').replaceAll(/\p{L}/gu, 'a')

describe('redaction', () => {
  it('[BED-7] keeps the shape of a payload, its plain strings and its numbers', () => {
    fc.assert(
      fc.property(data, (value) => {
        const redacted = redact(value)
        if (!codec.is(redacted)) throw new Error('The redacted payload no longer fits its codec.')
        expect(redacted).toMatchObject({ plain: value.plain, html: value.html })
        expect(shapeOf(redacted.personal)).toBe(shapeOf(value.personal))
        expect(shapeOf(redacted.words)).toBe(shapeOf(value.words))
        expect(shapeOf(redacted.unclassified)).toBe(shapeOf(value.unclassified))
        expect(redacted.maybe === null).toBe(value.maybe === null)
        expect(redacted.list.map(({ count }) => count)).toEqual(value.list.map(({ count }) => count))
        expect(Object.keys(redacted.byId)).toEqual(Object.keys(value.byId))
      }),
    )
  })

  it('[BED-7] lets no secret through, wherever it stands', () => {
    fc.assert(
      fc.property(data, (value) => {
        const redacted = JSON.stringify({
          ...(redact(value) as object),
          plain: '',
          html: '',
          words: '',
          personal: '',
          unclassified: '',
        })
        for (const hidden of [value.secret, ...Object.values(value.byId)]) expect(redacted).not.toContain(hidden)
      }),
    )
    expect(redact({ secret: 'pass', byId: { a: 'code' } })).toEqual({ secret: SECRET, byId: { a: SECRET } })
  })

  it('[BED-7] records of HTML that may be personal its tags, and pseudonyms of the texts between them', () => {
    const pseudonym = pseudonymiser('salt')
    const words =
      '<p title="Zoë Quill">Zoë &amp; <strong class="Quill">Quill</strong>, <a href="/contact-us/">write</a><img alt="Zoë"></p>'
    expect(redact({ words })).toEqual({
      words: `<p>${pseudonym('Zoë')} &amp; <strong>${pseudonym('Quill')}</strong>, <a href="/contact-us/">${pseudonym('write')}</a></p>`,
    })
    for (const [scheme, address] of [
      ['', '/mail?to=zoe@acme.example'],
      ['', '/people/zoe-quill'],
      ['https:', '//zoe.example/'],
      ['mailto:', 'zoe@acme.example'],
      ['tel:', '+442079460018'],
    ] as const)
      expect(redact({ words: `<a href="${scheme}${address}">1</a>` })).toEqual({
        words: `<a href="${scheme}${pseudonym(address)}">${pseudonym('1')}</a>`,
      })
    expect(JSON.stringify(redact({ words: '<p title="a > Quill">&#81;uill &Quill;' }))).not.toMatch(/quill|uill/i)
    expect(redact({ words: 5 })).toEqual({ words: null })
  })

  it('[BED-8] leaves of a text what it quotes of the log, and gives pseudonyms of all else', () => {
    const searched = t.type({ name: plain, value: personal, search: quoting })
    const pseudonyms = pseudonymiser('salt')
    const searchOf = (search: string, name = ''): unknown =>
      compileRedaction(t.type({ name: plain, search: quoting }), pseudonyms)({ name, search })
    compileRedaction(searched, pseudonyms)({ name: 'a', value: 'Zoë Quill', search: '' })
    expect(searchOf('dental')).toEqual({ name: '', search: pseudonyms('dental') })
    expect(searchOf('DENT', 'Dental plan, 7 treatments')).toMatchObject({ search: 'DENT' })
    expect(searchOf('dental Quill 7')).toEqual({ name: '', search: `dental ${pseudonyms('Quill')} 7` })
    expect(searchOf('Zoë Quill')).toEqual({ name: '', search: pseudonyms('Zoë Quill') })
  })

  it('[BED-7] drops what the codec does not know of, and whatever is not as the codec says', () => {
    expect(redact({ plain: 'a', stray: 'b' })).toEqual({ plain: 'a' })
    expect(redact(null)).toBeNull()
    expect(redact('a name')).toBeNull()
    const wrong = { plain: { name: 'a' }, list: [{ name: 'a', count: 'b' }, 'c'], maybe: 5, byId: 'd' }
    expect(redact(wrong)).toMatchObject({ plain: null, list: [{ count: null }, null], maybe: null, byId: null })
  })

  it('[BED-7] tells of each value that it hides, and of no other', () => {
    const kinds: string[] = []
    const watched = compileRedaction(codec, pseudonymiser('salt'), (kind) => kinds.push(kind))
    watched({
      plain: 'a',
      personal: 'b',
      secret: 'c',
      unclassified: '-',
      maybe: '',
      list: [],
      byId: { a: '' },
      html: '?code=d',
    })
    expect(kinds).toEqual(['personal', 'secret', 'secret'])
  })

  it('[BED-7] takes no codec whose keys would all become one', () => {
    expect(() => compileRedaction(t.record(secret, plain), pseudonymiser('salt'))).toThrow('A key cannot be a secret')
  })

  it('throws while it is compiled at a codec that it does not know', () => {
    const compile = (unknown: t.Mixed) => () => compileRedaction(unknown, pseudonymiser('salt'))
    expect(compile(t.type({ deep: t.array(t.unknown) }))).toThrow('The codec unknown is of an unknown kind')
    expect(compile(t.recursion('Tree', () => t.null))).toThrow('The codec Tree is of an unknown kind')
  })

  it('[BED-7] knows the codec of every event of the portal', () => {
    for (const { type, codec: known } of portalEvolution().definitions.values())
      expect(() => compileRedaction(known, pseudonymiser('salt')), type).not.toThrow()
  })
})

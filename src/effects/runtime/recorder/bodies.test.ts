import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { payloads } from '../../../domain/kernel/codecs/arbitrary.testing.ts'
import { pseudonymiser } from '../../../domain/log/pseudonyms.ts'
import { operations } from '../../api/generated/operations.ts'
import type { AnyOperation } from '../../api/operation.ts'
import { word } from '../../api/reader.ts'
import { addOpen, compileBody } from './log-lines.ts'

const decoders = Object.values<AnyOperation>(operations).flatMap(
  ({ id, responses, errors }) =>
    Object.entries({ ...responses, ...errors }).map(([status, decoder]) => [id, status, decoder as t.Mixed] as const), // generated decoders are whole codecs
)
const canary = fc.stringMatching(/^[A-Z][a-z]{5,9}['.@ -][A-Za-zéßøЖ]{6}[0-9]{3}$/)
const leaves = {
  text: () => canary,
  number: fc.nat(),
  named: { integer: fc.nat(), day: fc.constant('1990-02-03') },
}

describe('the redacted body of a response', () => {
  it('[BED-7] is there for every operation', () => {
    expect(decoders.length).toBeGreaterThan(200)
  })

  it.each(decoders)('[BED-7] of %s %s holds no text that its event does not', (_, __, decoder) => {
    const redact = compileBody(decoder, pseudonymiser('salt'), () => false)
    fc.assert(
      fc.property(payloads(decoder, leaves), ({ value, strings }) => {
        const text = JSON.stringify(redact(value))
        const left = strings.filter(({ text: was }) => text.includes(JSON.stringify(was).slice(1, -1)))
        expect(left).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  it.each(decoders)('[BED-7] of %s %s is the body where its event holds all of it', (_, __, decoder) => {
    fc.assert(
      fc.property(payloads(decoder, leaves), ({ value }) => {
        const open = new Set<string>()
        addOpen(open, value, value)
        expect(compileBody(decoder, pseudonymiser('salt'), (text) => open.has(text))(value)).toEqual(value)
      }),
      { numRuns: 15 },
    )
  })

  it('[BED-7] keeps words for programs and members of enumerations, and takes anything else in their place for a text', () => {
    const body = t.type({
      code: word,
      tokenKind: t.literal('bearer'),
      token: t.string,
      errors: t.record(word, t.string),
    })
    const crossed = (text: string) => text.replaceAll(/./g, 'x')
    const redact = compileBody(body, Object.assign(crossed, { keepPlain: () => {}, ofOthers: crossed }), () => false)
    expect(
      redact({ code: 'wrong-password', tokenKind: 'bearer', token: 'abc', errors: { date_of_birth: 'No, Zoë' } }),
    ).toEqual({ code: 'wrong-password', tokenKind: 'bearer', token: '[secret]', errors: { date_of_birth: 'xxxxxxx' } })
    expect(redact({ code: '123456', tokenKind: 'bearer', token: '', errors: { 'Zoë Quill': '' } })).toEqual({
      code: '[secret]',
      tokenKind: 'bearer',
      token: '',
      errors: { xxxxxxxxx: '' },
    })
  })
})

import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { plain, secret } from './classification.ts'
import { foldCodec, type CodecCases } from './fold.ts'

const names: CodecCases<string> = {
  text: (classification) => classification,
  number: ({ name }) => name,
  boolean: ({ name }) => name,
  null: ({ name }) => name,
  literal: String,
  keyOf: (keys) => keys.join('/'),
  refinement: (inner, { name }) => `${name} of ${inner}`,
  list: (item) => `[${item}]`,
  table: (key, value) => `{${key.made}: ${value}}`,
  fields: (fields, isPartial) => `${isPartial ? 'some' : 'all'} ${fields.map((field) => field.join(' ')).join(', ')}`,
  intersection: (parts) => parts.join(' & '),
  union: (parts) => parts.map(({ codec, made }) => `${made} (${codec.name})`).join(' | '),
}

it('[BED-8] a fold sees each kind of codec, with its parts ready-made', () => {
  const whole = t.refinement(t.number, Number.isInteger, 'Whole')
  const fields = t.type({ a: t.array(plain), b: t.record(t.keyof({ x: null, y: null }), secret), c: t.literal(3) })
  const some = t.partial({ d: t.readonlyArray(whole), e: t.union([t.string, t.boolean, t.null]) })
  expect(foldCodec(t.intersection([fields, some]), names)).toBe(
    'all a [plain], b {x/y: secret}, c 3 & some d [Whole of number], e personal (string) | boolean (boolean) | null (null)',
  )
})

it("[BED-8] a fold leaves its caller's own codecs to the caller, wherever they are", () => {
  const own: CodecCases<string> = { ...names, own: (codec, fold) => (codec === t.unknown ? fold(secret) : undefined) }
  expect(foldCodec(t.array(t.unknown), own)).toBe('[secret]')
  expect(() => foldCodec(t.array(t.unknown), names)).toThrow('The codec unknown is of an unknown kind')
})

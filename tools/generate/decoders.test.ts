import { describe, expect, it } from 'vitest'
import { decoder, htmlFieldsOf, referencesOf } from './decoders.ts'

const plainly = (text: string): string => text.replaceAll('/* @__PURE__ */ ', '')
const ref = { $ref: '#/components/schemas/Selection' }

describe('a decoder', () => {
  it.each([
    ['a reference', ref, 'Selection'],
    ['a constant', { const: 'success' }, 't.literal("success")'],
    ['an enumeration', { enum: ['a', 'b'] }, 'member(["a","b"])'],
    ['an enumeration with a catch-all', { enum: ['a', 'b'], 'x-unknown': 'b' }, 'member(["a","b"], "b")'],
    ['null', { type: 'null' }, 't.null'],
    ['a text or null', { type: ['string', 'null'] }, 'nullable(text)'],
    ['a union', { anyOf: [ref, { type: 'null' }] }, 'nullable(Selection)'],
    ['a record', { type: 'object', additionalProperties: { type: 'integer' } }, 't.record(text, integer)'],
    ['a list', { type: 'array', items: { type: 'boolean' } }, 't.array(t.boolean)'],
    [
      'a list of which no row can be spared',
      { type: 'array', 'x-whole': 'Each of them counts.', items: ref },
      'whole(t.array(Selection))',
    ],
    ['a day', { type: 'string', format: 'date' }, 'day'],
    ['HTML', { type: 'string', format: 'html', 'x-html': 'message' }, 'SafeHtml'],
    ['an object', { type: 'object', required: ['a'], properties: { a: ref } }, 't.type({ "a": Selection })'],
    [
      'optional properties',
      {
        type: 'object',
        required: ['a'],
        properties: { a: { type: 'number' }, b: { type: 'string', 'x-absent': 'It has no end.' } },
      },
      't.intersection([t.type({ "a": t.number }), t.partial({ "b": text })])',
    ],
    [
      'optional properties whose object says what their absence says',
      { type: 'object', 'x-absent': 'The portal has its own sentence.', properties: { a: { type: 'string' }, b: ref } },
      't.partial({ "a": text, "b": Selection })',
    ],
    [
      'properties with a default',
      { type: 'object', properties: { a: { type: 'string', default: '' }, b: { ...ref, default: {} } } },
      't.type({ "a": optional(text, ""), "b": optional(Selection, {}) })',
    ],
    [
      'properties whose other values mean something else',
      {
        type: 'object',
        properties: {
          a: { const: 'ok', default: 'ok' },
          b: { anyOf: [ref, { type: 'null' }], default: null, 'x-exact': 'Null means none.' },
        },
      },
      't.type({ "a": exact(t.literal("ok"), "ok"), "b": exact(nullable(Selection), null) })',
    ],
  ])('[BED-1] is written for %s', (_, schema, text) => {
    expect(plainly(decoder('X', schema))).toBe(text)
  })

  it.each([
    ['a keyword', { type: 'string', pattern: '^a$' }, 'X: the generator does not know the keyword pattern.'],
    [
      'a format',
      { type: 'string', format: 'uuid' },
      'X: the generator does not know the format uuid, only date, html, email, password, uri.',
    ],
    ['a type', { type: 'tuple' }, 'X: the generator does not know the type tuple.'],
    ['a required property', { type: 'object', required: ['a'], properties: {} }, 'X: a is required and not described.'],
    [
      'a default of what is required',
      { type: 'object', required: ['a'], properties: { a: { type: 'string', default: '' } } },
      'X.a: what is required has no default.',
    ],
    [
      'an absence without a meaning',
      { type: 'object', properties: { a: { type: 'string' } } },
      'X.a: add a default, or x-absent with a sentence that says what its absence means.',
    ],
    [
      'a meaning that is no sentence',
      { type: 'object', properties: { a: { type: 'string', 'x-absent': true } } },
      'X.a: x-absent says in a sentence',
    ],
    [
      'the meaning of an absence that cannot be',
      { type: 'object', 'x-absent': 'None.', required: ['a'], properties: { a: { type: 'string' } } },
      'X: x-absent says nothing where each field is there.',
    ],
    [
      'the meaning of an absence of what has a default',
      { type: 'object', properties: { a: { type: 'string', default: '', 'x-absent': 'None.' } } },
      'X.a: x-absent says nothing where a field is required or has a default.',
    ],
    ['a catch-all that is no member', { enum: ['a'], 'x-unknown': 'b' }, 'X: x-unknown is the member that stands for'],
    ['a list without a reason', { type: 'array', items: ref, 'x-whole': true }, 'X: x-whole says in a sentence'],
    ['HTML without a profile', { type: 'string', format: 'html' }, 'X: format html and x-html belong together.'],
  ])('[BED-1] is refused for %s that it does not know', (_, schema, sentence) => {
    expect(() => decoder('X', schema)).toThrow(sentence)
  })
})

it('[BED-1] names the references and the HTML of a schema, inside lists too', () => {
  const html = { type: 'string', format: 'html', 'x-html': 'content' }
  const schema = { type: 'array', items: { type: 'object', properties: { a: ref, b: html } } }
  expect(referencesOf(schema)).toEqual(['Selection'])
  expect(htmlFieldsOf(schema, { Selection: { type: 'object', properties: { c: html } } })).toEqual([
    { path: ['*', 'a', 'c'], profile: 'content' },
    { path: ['*', 'b'], profile: 'content' },
  ])
})

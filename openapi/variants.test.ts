import { describe, expect, it } from 'vitest'
import { contentAt, variantIn, variantsOf } from './variants.ts'

const kept = { type: 'object', required: ['setup'], properties: { status: { const: 'success' }, setup: {} } }
const refusal = { type: 'object', required: ['status'], properties: { status: { const: 'error' } } }
const document = {
  responses: {
    Report: { content: { 'text/csv': { schema: {} }, 'application/json': { schema: { $ref: '#/schemas/Kept' } } } },
    Saved: { content: { 'application/json': { schema: { $ref: '#/schemas/Either' } } } },
    Nothing: { description: 'Done.' },
  },
  schemas: { Kept: kept, Either: { anyOf: [{ $ref: '#/schemas/Kept' }, refusal] } },
}
const variants = (name: string): readonly string[] => {
  const { schema, files } = contentAt(document, `#/responses/${name}`)
  return variantsOf(document, schema, files)
}
const variant = (name: string, json: unknown, type: string | null = 'application/json') =>
  variantIn(document, contentAt(document, `#/responses/${name}`).schema, type, json)

describe('the variants of a response', () => {
  it('[BED-10] are its media types and the alternatives of its JSON', () => {
    expect(variants('Report')).toEqual(['application/json', 'text/csv'])
    expect(variants('Saved')).toEqual(['application/json 1', 'application/json 2'])
    expect(variants('Nothing')).toEqual([])
  })

  it('[BED-10] are distinguished by what an alternative requires and fixes', () => {
    expect(variant('Saved', { status: 'success', setup: {} })).toBe('application/json 1')
    expect(variant('Saved', { setup: {} })).toBe('application/json 1')
    expect(variant('Saved', { status: 'error', message: 'No' })).toBe('application/json 2')
    expect(variant('Saved', { status: 'perhaps' })).toBeNull()
    expect(variant('Report', null, 'text/csv')).toBe('text/csv')
    expect(variant('Report', { error: 'No' })).toBe('application/json')
  })
})

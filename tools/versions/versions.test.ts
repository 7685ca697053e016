import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { defineEvent, upcast, type AnyDefinition } from '../../src/domain/kernel/event.ts'
import { shapeOf } from '../../src/domain/kernel/shape.ts'
import { personal, plain, secret } from '../../src/domain/kernel/marks.ts'
import { publishedWith, versionProblems } from './versions.ts'

const map = (...definitions: AnyDefinition[]): ReadonlyMap<string, AnyDefinition> =>
  new Map(definitions.map((definition) => [definition.type, definition]))
const Noted = defineEvent('Noted', { text: plain })
const published = publishedWith({}, map(Noted))
const told = (...definitions: AnyDefinition[]) => versionProblems(published, map(...definitions))

describe('the versions of events', () => {
  it('[BED-9] are as they were published', () => {
    expect(told(Noted)).toEqual([])
    expect(published).toEqual({ Noted: ['{"text":plain}'] })
  })

  it.each([
    ['a field more', defineEvent('Noted', { text: plain, more: plain })],
    ['another mark', defineEvent('Noted', { text: personal })],
    ['another type', defineEvent('Noted', { text: t.number })],
    ['another name', defineEvent('Noted', { words: plain })],
  ])('[BED-9] may not change without counting: %s', (_, changed) => {
    expect(told(changed)).toEqual([expect.stringContaining('another shape than its published version 1. Freeze')])
  })

  it('[BED-9] may change with an upcast from what was published, and are published once more', () => {
    const changed = defineEvent('Noted', { words: plain }, [
      upcast(t.type({ text: plain }), ({ text }) => ({ words: text })),
    ])
    expect(told(changed)).toEqual([expect.stringContaining('Noted 2 is not published yet')])
    expect(publishedWith(published, map(changed))).toEqual({ Noted: ['{"text":plain}', '{"words":plain}'] })
    expect(versionProblems(publishedWith(published, map(changed)), map(changed))).toEqual([])
  })

  it('[BED-9] keep what was frozen', () => {
    const other = defineEvent('Noted', { words: plain }, [
      upcast(t.type({ note: plain }), ({ note }) => ({ words: note })),
    ])
    expect(told(other)).toEqual([
      'Noted: the frozen codec of version 1 is not what was published. Bring the published codec back.',
    ])
  })

  it('[BED-9] are not taken back', () => {
    const twice = { Noted: ['{"text":plain}', '{"words":plain}'] }
    expect(versionProblems(twice, map(Noted))).toEqual([expect.stringContaining('published up to version 2')])
    expect(versionProblems(published, map())).toEqual([expect.stringContaining('defined no more')])
  })
})

describe('the shape of a codec', () => {
  it('[BED-9] knows no order of fields and branches, and no names', () => {
    const a = t.type({ id: plain, kind: t.union([t.literal('a'), t.null]) }, 'A')
    const b = t.type({ kind: t.union([t.null, t.literal('a')]), id: plain }, 'B')
    expect(shapeOf(a)).toBe(shapeOf(b))
  })

  it.each([
    ['an optional field', t.type({ id: plain }), t.partial({ id: plain })],
    ['a mark', plain, secret],
    ['a list', t.array(plain), plain],
    ['a literal', t.literal('1'), t.literal(1)],
    ['a set of keys', t.keyof({ a: null }), t.keyof({ a: null, b: null })],
  ])('[BED-9] tells %s', (_, one, other) => {
    expect(shapeOf(one)).not.toBe(shapeOf(other))
  })

  it('[BED-9] refuses a codec that it does not know', () => {
    expect(() => shapeOf(t.unknown)).toThrow('The shape of the codec unknown is not known')
  })
})

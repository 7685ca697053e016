import type * as t from 'io-ts'
import { foldCodec } from '../kernel/codecs/fold.ts'

/** Sanitises every HTML string of decoded data; changes the data in place. */
export type Sanitise = (data: unknown) => unknown

/**
 * Returns a function that passes each HTML string of a codec through `sanitise`; null if the codec has none. The data must fit the codec.
 * Throws a sentence for a kind of codec that no fold knows.
 */
export const sanitiserOf = (codec: t.Mixed, sanitise: (html: string) => string): Sanitise | null =>
  foldCodec<Sanitise | null>(codec, {
    text: (classification) =>
      classification === 'html' || classification === 'personalHtml'
        ? (data) => (typeof data === 'string' ? sanitise(data) : data)
        : null,
    number: () => null,
    boolean: () => null,
    null: () => null,
    literal: () => null,
    keyOf: () => null,
    refinement: (inner) => inner,
    list: ofItems,
    table: (_, item) => ofItems(item),
    fields: (all) => {
      const fields = new Map(all.flatMap(([name, field]) => (field ? [[name, field] as const] : [])))
      return fields.size > 0 ? (data) => putBack(data, fields.keys(), (name) => fields.get(name)) : null
    },
    intersection: (all) => {
      const parts = all.filter((part) => part !== null)
      return parts.length > 0 ? (data) => parts.reduce((before, part) => part(before), data) : null
    },
    union: (all) => {
      const branches = all.flatMap(({ codec: { is }, made }) => (made ? [[is, made] as const] : []))
      return branches.length > 0 ? (data) => branches.find(([fits]) => fits(data))?.[1](data) ?? data : null
    },
  })

const ofItems = (item: Sanitise | null): Sanitise | null =>
  item && ((data) => putBack(data, Object.keys(data as object), () => item)) // the data fits: a list or a table

const putBack = (data: unknown, names: Iterable<string>, fieldOf: (name: string) => Sanitise | undefined): unknown => {
  if (typeof data !== 'object' || data === null) return data
  for (const name of names) if (name in data) Reflect.set(data, name, fieldOf(name)?.(Reflect.get(data, name)))
  return data
}

import type * as t from 'io-ts'

// io-ts does not type the parts of a codec: each is a codec, a list of codecs or a table of them. Only the casts here say which.

/** A part of a codec that is a codec: an array's items, a record's keys and values. */
export const codecOf = (part: unknown): t.Mixed => part as t.Mixed

/** The parts of a union or an intersection. */
export const codecsOf = (parts: unknown): readonly t.Mixed[] => parts as readonly t.Mixed[]

/** The fields of an object's codec, or the keys of a `keyof`, by name. */
export const propsOf = (table: unknown): readonly (readonly [string, t.Mixed])[] => Object.entries(table as t.Props)

import type * as t from 'io-ts'
import { isOfKeys } from '../kernel/codecs/classification.ts'
import { foldCodec } from '../kernel/codecs/fold.ts'

const sorted = (parts: readonly string[], between: string): string => [...new Set(parts)].sort().join(between)

/**
 * The shape of a codec as one line of text: what it accepts, and which strings may be recorded. Two codecs with the same shape read the same
 * logs, and neither records a text that the other hides, except references, which used to be plain. Names of codecs and the order of fields
 * make no difference. Throws a sentence for a kind of codec that no fold knows.
 */
export const shapeOf = (codec: t.Mixed): string =>
  foldCodec<string>(codec, {
    text: (classification) => (isOfKeys(classification) ? 'plain' : classification),
    number: () => 'number',
    boolean: () => 'boolean',
    null: () => 'null',
    literal: (value) => JSON.stringify(value),
    keyOf: (keys) =>
      sorted(
        keys.map((key) => JSON.stringify(key)),
        '|',
      ),
    refinement: (inner, { name }) => `${inner}(${name})`,
    list: (item) => `[${item}]`,
    table: ({ made: key }, value) => `{[${key}]:${value}}`,
    fields: (fields, isPartial) => {
      const texts = fields
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, shape]) => `${JSON.stringify(name)}${isPartial ? '?:' : ':'}${shape}`)
      return `{${texts.join(',')}}`
    },
    intersection: (parts) => `(${sorted(parts, '&')})`,
    union: (parts) =>
      `(${sorted(
        parts.map(({ made }) => made),
        '|',
      )})`,
  })

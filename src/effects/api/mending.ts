import { type Either, isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { codecOf, codecsOf, propsOf } from '../../domain/kernel/codecs/codec-parts.ts'
import { ClassifiedString } from '../../domain/kernel/codecs/classification.ts'
import { dayOfMoment } from './host-day.ts'
import { day, integer, OptionalType, unknowns, wholes } from './reader.ts'

/**
 * A repair of a response: a value with only one possible meaning was converted, or replaced by its default (`repaired`), or a row was left
 * out (`lost`). `place` has `*` for every row and every key of a map, so it says nothing about a person.
 */
export interface Repair {
  readonly kind: 'repaired' | 'lost'
  readonly place: string
}

/** A body that its decoder accepts, or the place of a value that the portal needs and cannot repair. */
export type Mended = Either<string, { readonly body: unknown; readonly repairs: readonly Repair[] }>

/** Where something is in a body: as it is, and with `*` for rows. */
interface Place {
  readonly exact: string
  readonly rows: string
}

/** What a value becomes; undefined leaves it out. The left is the place of what does not fit. */
type Fit = Either<string, unknown>

const numeral = /^\s*-?\d+(\.\d+)?\s*$/

/** How far from a whole number a decimal can be to count as one: a host can have calculated it with fractions. */
const ROUNDING = 1e-6

const numberIn = (value: unknown): number => {
  if (typeof value === 'string' && numeral.test(value)) return Number(value)
  return typeof value === 'number' ? value : Number.NaN
}

/** `4550.0` and `"4550"` are whole numbers; 45.5 is not, as it may be pounds instead of pence. */
const wholeNumberIn = (value: unknown): number => {
  const rounded = Math.round(numberIn(value))
  return Math.abs(rounded - numberIn(value)) < ROUNDING ? rounded : Number.NaN
}

const truths = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
])

/** One of the constants in any letter case, or the one that represents unlisted values. */
const memberIn = (codec: t.Mixed, parts: readonly t.Mixed[], value: unknown): unknown => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const known = parts.flatMap((part) => (part instanceof t.LiteralType ? [part.value as string | number] : []))
  const word = String(value).toLowerCase()
  return known.find((one) => String(one).toLowerCase() === word) ?? unknowns.get(codec)
}

/** The only possible meaning of a value that does not fit; undefined if that is not certain. */
const meaningOf = (codec: t.Mixed, value: unknown): unknown => {
  if (codec === integer || codec instanceof t.NumberType) {
    const number = codec === integer ? wholeNumberIn(value) : numberIn(value)
    return Number.isNaN(number) ? undefined : number
  }
  if (codec === day) return typeof value === 'string' ? dayOfMoment(value) : undefined
  if (codec instanceof t.BooleanType) return truths.get(value)
  if (codec instanceof t.StringType) return typeof value === 'number' ? String(value) : undefined
  return undefined
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Repairs a body for its decoder, and reports the repairs. What fits stays unchanged. */
export const mend = (decoder: t.Mixed, body: unknown): Mended => {
  let repairs: Repair[] = []
  const note = (kind: Repair['kind'], place: Place): void => void repairs.push({ kind, place: place.rows })
  const below = (place: Place, key: string, isRow = false): Place => ({
    exact: `${place.exact}.${key}`,
    rows: `${place.rows}.${isRow ? '*' : key}`,
  })
  /** Discards the repairs noted by an attempt that fails. */
  const trying = (attempt: () => Fit): Fit => {
    const before = repairs
    repairs = [...before]
    const fit = attempt()
    if (isLeft(fit)) repairs = before
    return fit
  }

  const optionally = (codec: t.Mixed, isExact: boolean, value: unknown, place: Place): Fit => {
    if (value === undefined || (value === null && !codec.is(null))) return right(undefined)
    const fit = trying(() => fitted(codec, value, place))
    if (isRight(fit) || isExact) return fit
    note('repaired', place)
    return right(undefined)
  }

  const properties = (props: unknown, isPartial: boolean, value: unknown, place: Place): Fit => {
    if (!isMap(value)) return left(place.exact)
    const made: Record<string, unknown> = { ...value }
    for (const [name, part] of propsOf(props)) {
      const codec: t.Mixed = part
      const at = below(place, name)
      const fit =
        codec instanceof OptionalType
          ? optionally(codec.inner, codec.isExact, value[name], at)
          : isPartial
            ? optionally(codec, false, value[name], at)
            : fitted(codec, value[name], at)
      if (isLeft(fit)) return fit
      if (fit.right === undefined) delete made[name]
      else made[name] = fit.right
    }
    return right(made)
  }

  /** Fits the rows of a list or map, each with its key. */
  const rows = (
    codec: t.Mixed,
    item: t.Mixed,
    list: readonly (readonly [string, unknown])[],
    place: Place,
  ): Either<string, readonly (readonly [string, unknown])[]> => {
    const kept: (readonly [string, unknown])[] = []
    for (const [key, value] of list) {
      const at = below(place, key, true)
      const fit = trying(() => fitted(item, value, at))
      if (isRight(fit)) kept.push([key, fit.right])
      else if (wholes.has(codec)) return fit
      else note('lost', at)
    }
    return right(kept)
  }

  const firstOf = (parts: readonly t.Mixed[], value: unknown, place: Place): Fit => {
    let first: Fit = left(place.exact)
    for (const [index, part] of parts.entries()) {
      const fit = trying(() => fitted(part, value, place))
      if (isRight(fit)) return fit
      if (index === 0) first = fit
    }
    return first
  }

  const fitted = (codec: t.Mixed, value: unknown, place: Place): Fit => {
    const fits: boolean = codec.is(value) // used directly as a condition, it would narrow `value` to any
    if (fits) return right(value)
    if (codec instanceof t.InterfaceType) return properties(codec.props, false, value, place)
    if (codec instanceof t.PartialType) return properties(codec.props, true, value, place)
    if (codec instanceof t.IntersectionType) {
      let made: Fit = right(value)
      for (const part of codecsOf(codec.types)) if (isRight(made)) made = fitted(part, made.right, place)
      return made
    }
    if (codec instanceof t.ArrayType) {
      if (!Array.isArray(value)) return left(place.exact)
      const items = value.map((item: unknown, index) => [String(index), item] as const)
      const kept = rows(codec, codecOf(codec.type), items, place)
      return isLeft(kept) ? kept : right(kept.right.map(([, item]) => item))
    }
    if (codec instanceof t.DictionaryType) {
      // Hosts in PHP send an empty map as an empty list.
      if (Array.isArray(value) && value.length === 0) return right({})
      if (!isMap(value)) return left(place.exact)
      const kept = rows(codec, codecOf(codec.codomain), Object.entries(value), place)
      return isLeft(kept) ? kept : right(Object.fromEntries(kept.right))
    }
    const meant =
      codec instanceof t.UnionType
        ? memberIn(codec, codecsOf(codec.types), value)
        : codec instanceof ClassifiedString
          ? undefined // text that has to be sanitised first
          : meaningOf(codec, value)
    if (codec.is(meant)) {
      note('repaired', place)
      return right(meant)
    }
    return codec instanceof t.UnionType ? firstOf(codecsOf(codec.types), value, place) : left(place.exact)
  }

  const fit = fitted(decoder, body, { exact: 'body', rows: 'body' })
  return isLeft(fit) ? fit : right({ body: fit.right, repairs })
}

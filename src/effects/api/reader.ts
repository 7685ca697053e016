import * as t from 'io-ts'
import { isName } from '../../domain/kernel/codecs/classification.ts'

// The building blocks of the generated decoders, besides io-ts. They are as strict as the OpenAPI document, except for defaults;
// `mending.ts` repairs responses that deviate, by what each part declares here.

/** A whole number (`type: integer`). */
export const integer = new t.Type<number, number, unknown>(
  'integer',
  (u): u is number => Number.isInteger(u),
  (u, context) => (typeof u === 'number' && Number.isInteger(u) ? t.success(u) : t.failure(u, context)),
  t.identity,
)

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A day, yyyy-mm-dd (`format: date`). */
export const day = new t.Type<string, string, unknown>(
  'day',
  (u): u is string => typeof u === 'string' && dayPattern.test(u),
  (u, context) => (typeof u === 'string' && dayPattern.test(u) ? t.success(u) : t.failure(u, context)),
  t.identity,
)

// Texts can become keys of the state, so a name that every object has, such as `__proto__`, is not a text: no host means one.
const textCodec = (): t.StringType =>
  Object.assign(new t.StringType(), {
    is: isName,
    validate: (u: unknown, context: t.Context) => (isName(u) ? t.success(u) : t.failure(u, context)),
  })

/** A text (`type: string`). */
export const text = textCodec()

/** A word that programs read and no person wrote (`x-plain`): a log can hold it as it is. */
export const word = textCodec()

/** A value, or null. */
export const nullable = <C extends t.Mixed>(codec: C): t.UnionC<[C, t.NullC]> => t.union([codec, t.null])

/** A property that a host can leave out. */
export class OptionalType<A> extends t.Type<A, A, unknown> {
  readonly _tag = 'OptionalType' as const
  readonly inner: t.Type<A, A, unknown>
  /** A value that does not fit never becomes the default: it may mean something else. */
  readonly isExact: boolean
  constructor(inner: t.Type<A, A, unknown>, fallback: unknown, isExact: boolean) {
    super(
      inner.name,
      inner.is,
      (value, context) => inner.validate(value === undefined ? fallback : value, context),
      t.identity,
    )
    this.inner = inner
    this.isExact = isExact
  }
}

/** A property with a default for when it is left out. */
export const optional = <C extends t.Mixed>(codec: C, fallback: unknown): C =>
  new OptionalType(codec, fallback, false) as unknown as C
// The cast is safe: it reads what the codec reads, and its default is a value of the codec, as the test of all responses checks.

/** `optional` for a value that must never be guessed (`x-exact`). */
export const exact = <C extends t.Mixed>(codec: C, fallback: unknown): C =>
  new OptionalType(codec, fallback, true) as unknown as C // as above

/** Lists and maps that are useless without all their rows (`x-whole`). */
export const wholes = new WeakSet<t.Mixed>()

/** A list or map that is useless without all its rows. */
export const whole = <C extends t.Mixed>(codec: C): C => {
  wholes.add(codec)
  return codec
}

/** The members that represent unlisted values (`x-unknown`), by the codecs of their enumerations. */
export const unknowns = new WeakMap<t.Mixed, string | number>()

/** One of several constants. */
export const member = <const A extends string | number>(values: readonly A[], unknown?: A): t.Type<A, A, unknown> => {
  const is = (u: unknown): u is A => values.some((value) => value === u)
  const codec = new t.UnionType<t.LiteralC<A>[], A, A, unknown>(
    'member',
    is,
    (u, context) => (is(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
    values.map((value) => t.literal(value)),
  )
  if (unknown !== undefined) unknowns.set(codec, unknown)
  return codec
}

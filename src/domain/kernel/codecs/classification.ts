import * as t from 'io-ts'

/** How far a string of an event can travel. Unclassified strings count as personal. */
export type Classification =
  | 'plain'
  | 'reference'
  | 'naming'
  | 'personal'
  | 'quoting'
  | 'secret'
  | 'html'
  | 'personalHtml'

/** A string codec with its classification; a plain `t.string` has none and counts as personal. */
export class ClassifiedString<A extends string> extends t.Type<A, string, unknown> {
  readonly _tag = 'StringType' as const
  readonly classification: Classification
  constructor(classification: Classification, is: (u: unknown) => u is A) {
    super(classification, is, (u, context) => (is(u) ? t.success(u) : t.failure(u, context)), t.identity)
    this.classification = classification
  }
}

/** Whether a string can be an object's key: the names that every object has, such as `__proto__`, cannot. */
export const isName = (u: unknown): u is string => typeof u === 'string' && !(u in Object.prototype)

/** A string that says nothing about a person: a benefit's id, a code, a status. Recorded unchanged; never a name that every object has. */
export const plain = new ClassifiedString('plain', isName)

/**
 * The id of a person, or of something that a host keeps about one: a selection, an order, a quote. Several ids are separated by spaces. Each
 * is recorded as a pseudonym, so that a log can be replayed but nobody can look up whose it is.
 */
export const reference = new ClassifiedString('reference', isName)

/** Distinguishes a reference in a text that is otherwise plain, as in `person:6001`. */
const PREFIX = 'person:'
const PREFIXED_REFERENCES = /(^|\s)person:(\S+)/g

/** A reference with `person:` before it, as in a `naming` text; '' for ''. */
export const withPrefix = (id: string): string => (id === '' ? '' : PREFIX + id)

/** A `naming` text with bare references, as older logs have them. */
export const withoutPrefix = (text: string): string => text.replaceAll(PREFIXED_REFERENCES, '$1$2')

/** A `naming` text with each reference replaced. */
export const withReferences = (text: string, replace: (id: string) => string): string =>
  text.replaceAll(PREFIXED_REFERENCES, (_, before: string, id: string) => before + PREFIX + replace(id))

/** A plain text that can name people by prefixed references: a form's field, the option of a list, the subject of a panel. */
export const naming = new ClassifiedString('naming', isName)

/** A string that can say something about a person: recorded only as a pseudonym of the same shape. */
export const personal = new ClassifiedString('personal', t.string.is)

/**
 * A string that is personal except for what it quotes: words that the log already holds in plain, such as the name of a benefit that somebody
 * searched for, are recorded unchanged, all others as pseudonyms.
 */
export const quoting = new ClassifiedString('quoting', t.string.is)

/** A string that must never leave memory: a password, a token, a code. Recorded as `SECRET`. */
export const secret = new ClassifiedString('secret', t.string.is)

/** Server HTML after the sanitiser; only the API client creates one, so raw HTML cannot reach a component. */
export type SafeHtml = string & { readonly SafeHtml: unique symbol }

/**
 * Codec of sanitised HTML inside an event; recorded unchanged, because a scheme publishes it to everybody. A log from outside is not
 * trusted: anything that renders one sanitises these strings again.
 */
export const SafeHtml = new ClassifiedString<SafeHtml>('html', (u): u is SafeHtml => typeof u === 'string')

/**
 * Sanitised HTML in which a host can address one person, such as its response to a login. Pseudonyms of its words are recorded; tags stay,
 * without attributes. Text that a scheme publishes to everybody is `SafeHtml`.
 */
export const personalHtml = new ClassifiedString<SafeHtml>('personalHtml', SafeHtml.is)

/** Whether strings of a classification can be object keys: none is a name that every object has. */
export const isOfKeys = (classification: Classification): boolean =>
  classification === 'plain' || classification === 'reference' || classification === 'naming'

/** A plain string of one kind, such as a benefit's id, with its own type. */
export const idOf = <Brand extends string>(_brand: Brand) =>
  new ClassifiedString<Id<Brand>>('plain', (u): u is Id<Brand> => isName(u))
export type Id<Brand extends string> = string & { readonly id: Brand }

/** A reference of one kind, such as a selection's id, with its own type. */
export const referenceTo = <Brand extends string>(_brand: Brand) =>
  new ClassifiedString<Reference<Brand>>('reference', (u): u is Reference<Brand> => isName(u))
export type Reference<Brand extends string> = string & { readonly reference: Brand }

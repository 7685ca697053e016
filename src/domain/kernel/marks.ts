import * as t from 'io-ts'

/** How far a string of an event may travel. Unmarked strings count as personal. */
export type Mark = 'plain' | 'personal' | 'secret' | 'html'

class MarkedString extends t.Type<string> {
  readonly _tag = 'StringType' as const
  constructor(readonly mark: Mark) {
    super(mark, t.string.is, t.string.validate, t.identity)
  }
}

/** A string that says nothing about a person: an id, a code, a status. It is recorded as it is. */
export const plain = new MarkedString('plain')

/** A string that may say something about a person: recorded only as a pseudonym that keeps its shape. */
export const personal = new MarkedString('personal')

/** A string that must never leave memory: a password, a token, a code. Recorded as `SECRET`. */
export const secret = new MarkedString('secret')

/** Server HTML that went through the sanitiser. Only the API client's decoders and `SafeHtml.decode` of a trusted log make one. */
export type SafeHtml = string & { readonly SafeHtml: unique symbol }

class SafeHtmlType extends t.Type<SafeHtml, string, unknown> {
  readonly _tag = 'StringType' as const
  readonly mark: Mark = 'html'
  constructor() {
    super('SafeHtml', (u): u is SafeHtml => typeof u === 'string', (u, c) => (typeof u === 'string' ? t.success(u as SafeHtml) : t.failure(u, c)), t.identity)
    // The cast is the one place where a string becomes SafeHtml in the domain: an event only ever holds what the client sanitised.
  }
}

/** Codec of sanitised HTML in an event; recorded as it is, because schemes publish it to everybody. */
export const SafeHtml = new SafeHtmlType()

/** The mark of a codec, or null where the codec is no string. */
export const markOf = (codec: t.Any): Mark | null =>
  codec instanceof MarkedString || codec instanceof SafeHtmlType ? codec.mark : '_tag' in codec && codec._tag === 'StringType' ? 'personal' : null

import type * as t from 'io-ts'

/** The two hosts; `openapi/` says which operation is on which. */
export type Host = 'legacy' | 'versioned'

/** How much a field of server HTML can hold: `message` is a sentence with a link, `content` a published text. */
export type HtmlProfile = 'message' | 'content'

/** Where HTML is in a body of one status: the keys from the outside in, `*` for every item of a list or record. */
export interface HtmlField {
  readonly status: number
  readonly path: readonly string[]
  readonly profile: HtmlProfile
}

/**
 * Reads a response; covariant, unlike a whole codec. `decode` returns what `is` accepts unchanged. Both are as strict
 * as the OpenAPI document; `mending.ts` repairs responses that deviate from it.
 */
export type ResponseDecoder<A> = Pick<t.Decoder<unknown, A>, 'decode'> & { readonly is: (body: unknown) => body is A }

/** Who is calling; read again at each call. */
export interface CallSession {
  readonly accessToken: string | null
  /** The year is null until the host has chosen one. */
  readonly masquerade: { readonly userId: string; readonly schemeYear: string | null } | null
}

/** What any call takes: values for the braces of the path, for the query, and the JSON body or the form with its file. */
export interface CallInput {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
  readonly form?: FormData
  /** Retries a GET once after any failure except the end of the session; without it, only after transient ones. */
  readonly retry?: 'afterAnyFailure'
  /** The version that a change is of, as the host gave it with a read. A host that holds another one refuses the change. */
  readonly onVersion?: string
  /** The session to call for, if not the current one; such a call continues when its page closes. */
  readonly as?: CallSession
  /** The `seq` of the event whose effect makes the call, for the log. */
  readonly cause?: number | undefined
}

/**
 * One operation of a host, as `tools/generate` writes it from `openapi/`; effects hand it to `api(operation, input)`.
 * `Input` is `{path?, query?, body?}` as the OpenAPI document requires; `Data` and `ErrorBody` are what the declared responses decode to.
 * `files` are the media types of the file that a success can be; `download` fetches it.
 * `anonymous` operations need no session; a 401 that they declare says nothing about one.
 */
export interface Operation<Input, Data, ErrorBody> {
  readonly id: string
  readonly host: Host
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A template: `/benefit/{id}`. */
  readonly path: string
  readonly query: readonly string[]
  readonly anonymous: boolean
  readonly responses: Readonly<Record<number, ResponseDecoder<Data>>>
  readonly errors: Readonly<Record<number, ResponseDecoder<ErrorBody>>>
  readonly html: readonly HtmlField[]
  readonly files: readonly string[]
  /** Never set: it only carries the type of the input. */
  readonly input?: Input
}

/** Any operation. */
export type AnyOperation = Operation<CallInput, unknown, unknown>
/** What a call of the operation takes. */
export type InputOf<Op> =
  Op extends Operation<infer Input, unknown, unknown> ? Input & Pick<CallInput, 'retry' | 'as' | 'onVersion'> : never
/** What a successful response of the operation decodes to. */
export type DataOf<Op> = Op extends Operation<unknown, infer Data, unknown> ? Data : never
/** The declared error bodies of the operation. */
export type ErrorBodyOf<Op> = Op extends Operation<unknown, unknown, infer ErrorBody> ? ErrorBody : never

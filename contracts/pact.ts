import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import { isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import { asyncScheduler, firstValueFrom, lastValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { ScenarioName } from '../mock-server/scenarios/names.ts'
import type { ScenarioParams } from '../mock-server/scenarios/params.ts'
import type { Problem } from '../src/domain/kernel/requests/problem.ts'
import { createClient, type Success, type Call, type Failure } from '../src/effects/api/client.ts'
import type { ResponseDecoder, AnyOperation, CallInput, Host, InputOf } from '../src/effects/api/operation.ts'
import { carriesKey } from '../src/effects/api/idempotency.ts'
import { createDownload } from '../src/effects/api/download.ts'
import { variantRead } from '../src/effects/api/variant.testing.ts'
import { headerNames } from '../src/effects/api/request.ts'
import { isObject } from '../openapi/json.ts'
import { readDocuments } from '../openapi/read.ts'
import { responseOf, fileOf, sentenceOf, type DocumentedFile } from './documents.ts'
import { agreedOn, agreedOnFailure, type Agreed, type Rows } from './rules.ts'

/** The address, from the OpenAPI document and not from the client, so that it tests the client. */
export const addressOf = (operation: AnyOperation, input: CallInput, ids: Readonly<Record<string, string>>) => {
  const filled = (value: (name: string) => string): string =>
    operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => value(name))
  const example = filled((name) => input.path?.[name] ?? '')
  if (Object.keys(ids).length === 0) return example
  return MatchersV3.fromProviderState(
    filled((name) => (ids[name] ? `\${${ids[name]}}` : (input.path?.[name] ?? ''))),
    example,
  )
}

/** The body, with the values that the provider can replace. */
export const bodyOf = (body: unknown, ids: Readonly<Record<string, string>>): unknown =>
  typeof body !== 'object' || body === null || Array.isArray(body)
    ? body
    : Object.fromEntries(
        Object.entries(body).map(([name, value]) => [
          name,
          ids[name] ? MatchersV3.fromProviderState(`\${${ids[name]}}`, String(value)) : value,
        ]),
      )

/** A header whose value the provider replaces by its own: a rule with a generator, for which the library's DSL has no function. */
export const ofState = (regex: string, expression: string, value: string) => ({
  ...MatchersV3.regex(regex, value),
  ...MatchersV3.fromProviderState(expression, value),
  'pact:matcher:type': 'regex',
})

/** For a text file the first line is agreed; for any other file only the media type. */
export const fileRules = ({ type, bytes, isText }: DocumentedFile) => {
  const [head = ''] = bytes.toString().split(/\r?\n/)
  return isText
    ? { 'pact:matcher:type': 'regex', regex: `^\\uFEFF?${head.replace(/[^\w\s]/g, '\\$&')}(\\r?\\n[\\s\\S]*)?$` }
    : { 'pact:matcher:type': 'contentType', value: type }
}

/** Adds the body of a response. The library's builder has no `combine: OR`, by which one rule is enough; the library itself does. */
export const withBody = (
  response: { readonly jsonBody: (body: unknown) => unknown },
  { example, rules }: Agreed,
): void => {
  response.jsonBody(example)
  // The cast reaches the library's own interaction, which the builder hides and calls in the same way.
  const { interaction } = response as unknown as { interaction: { withResponseMatchingRules: (json: string) => void } }
  if (Object.keys(rules).length > 0) interaction.withResponseMatchingRules(JSON.stringify({ body: rules }))
}

/** A form as bytes, with a fixed boundary instead of the one that the client chooses. */
export const sentForm = async (form: FormData) => {
  const body = new Response(form)
  const type = body.headers.get('Content-Type') ?? ''
  const bytes = Buffer.from(await body.arrayBuffer())
  const boundary = type.split('boundary=')[1] ?? ''
  const own = 'form-of-the-contract'
  return {
    type: `multipart/form-data; boundary=${own}`,
    bytes: Buffer.from(bytes.toString('latin1').replaceAll(boundary, own), 'latin1'),
  }
}

/** One agreed interaction: the state, the call and the response. */
interface Terms<Op extends AnyOperation> {
  /** Provider state, and the name of the example in `openapi/` that the response is taken from. */
  readonly state: ScenarioName
  /** The parameters of the state, if they differ from its defaults. */
  readonly params?: ScenarioParams
  readonly input?: InputOf<Op>
  /** During a masquerade: the headers of the call, and the user in the header of the response. */
  readonly masquerade?: { readonly userId: string; readonly schemeYear: string }
  /** 200 by default. */
  readonly status?: number
  /** The problem that the portal derives from an error; to be left out for a success. */
  readonly problem?: Problem
  /** The call is a download: a success is the file of the example, which is saved under this name. */
  readonly download?: { readonly name: string }
  /** Paths of the response whose values are agreed, not only their types: `selection.status`. */
  readonly facts?: readonly string[]
  /** Values of the path that the provider can replace by its own: name in the path to name in the state's returned values. */
  readonly ids?: Readonly<Record<string, string>>
  /** The same for values of the request's body, by the name of a property. */
  readonly bodyIds?: Readonly<Record<string, string>>
  /** Also agrees, for the same call, on the refusals that the OpenAPI document shares between all operations. */
  readonly refusals?: 'shared'
}

/** In each of these states, every operation that declares the status with an example named after the state refuses with that status. */
const sharedRefusals = [
  { state: 'session-ended', status: 401, title: 'refused after the session has ended' },
  { state: 'employee-signed-in', status: 403, title: 'refused to somebody without access' },
  { state: 'server-fails', status: 500, title: 'the host fails' },
] as const

/** Agrees on one interaction and tries it with the portal's own client. `title` carries the requirement's id. */
type Interaction = <Op extends AnyOperation>(title: string, operation: Op, terms: Terms<Op>) => void

/** What the pact says about a body. It says less about a host's own failure than about a refusal, because the portal needs nothing from it. */
const agreedBy = (
  document: unknown,
  { schema, example }: NonNullable<ReturnType<typeof responseOf>>,
  status: number,
  facts: readonly string[],
  rows: Rows,
): Agreed =>
  status >= 500 && isObject(example)
    ? agreedOnFailure(document, schema, example)
    : agreedOn(document, schema, example, facts, rows)

/** The name of a further interaction about the rows of the same response. */
const furtherRows: Readonly<Record<Rows, string>> = { some: 'some rows', each: 'every row', held: 'what rows have' }

const token = 'contract-token'

/** One key for each request in a state, so that a host that honours keys never mistakes one for a retry of another. Hosts can ignore it. */
const keyOf = (request: string) =>
  MatchersV3.regex('^"[ !#-\\[\\]-~]{1,255}"$', `"${createHash('sha256').update(request).digest('hex').slice(0, 32)}"`)

const headersOf = (
  request: string,
  operation: AnyOperation,
  input: CallInput,
  { masquerade, download }: Terms<AnyOperation>,
) => ({
  Accept: [...(download ? operation.files : []), 'application/json'].join(', '),
  ...(!input.form && { 'Content-Type': 'application/json' }),
  ...(!operation.anonymous && {
    Authorization: ofState('^Bearer .+$', 'Bearer ${accessToken}', `Bearer ${token}`),
    [headerNames.bearerCopy]: ofState('^.+$', '${accessToken}', token),
  }),
  ...(carriesKey(operation) && { [headerNames.idempotencyKey]: keyOf(request) }),
  ...(input.onVersion !== undefined && { [headerNames.onVersion]: input.onVersion }),
  ...(masquerade && {
    [headerNames.masqueradeUserId]: masquerade.userId,
    [headerNames.masqueradeSchemeYear]: masquerade.schemeYear,
  }),
})

const callingAt = (url: string, operation: AnyOperation, masquerade: Terms<AnyOperation>['masquerade']) => ({
  hosts: { legacy: url, versioned: url },
  session: () => ({ accessToken: operation.anonymous ? null : token, masquerade: masquerade ?? null }),
  sanitise: async () => (html: string) => html as never, // the sanitiser has its own tests; a contract is about what is sent
  fetch: globalThis.fetch,
  random: () => 0,
  randomText: () => '0'.repeat(32),
  scheduler: asyncScheduler,
})

/** The last step of a download by the portal's own client, with the text of the file instead of its id. */
const downloaded = async (
  calling: ReturnType<typeof callingAt>,
  operation: AnyOperation,
  input: CallInput,
): Promise<unknown> => {
  const held: Blob[] = []
  const hold = (blob: Blob, name: string) => {
    held.push(blob)
    return { id: 'held', name, type: blob.type, bytes: blob.size }
  }
  const download = createDownload({ ...calling, hold })
  const last = await lastValueFrom(download(operation, { ...input, name: 'download' }))
  return isRight(last)
    ? { ...last.right, sent: Buffer.from((await held[0]?.arrayBuffer()) ?? new ArrayBuffer()) }
    : last
}

/** The result of downloading the example. */
const expectedFile = ({ type, bytes }: DocumentedFile, name: string) => ({
  kind: 'done',
  file: { id: 'held', name, type, bytes: bytes.length },
  sent: bytes,
})

/** An example with the defaults of the fields that it leaves out. Throws if the OpenAPI document does not allow it. */
const withDefaults = (decoder: ResponseDecoder<unknown> | undefined, example: unknown): unknown => {
  if (!decoder) return example
  const decoded = decoder.decode(example)
  if (isRight(decoded)) return decoded.right
  throw new Error(`The OpenAPI document does not allow ${JSON.stringify(example)}.`)
}

/** What the client must make of the example: its data, or the problem and the example as the error's body. */
const expected = (
  { responses, errors }: AnyOperation,
  terms: Terms<AnyOperation>,
  status: number,
  example: unknown,
): Either<Failure<AnyOperation>, Success<AnyOperation>> =>
  terms.problem
    ? // A refusal with a success status, such as an error as JSON instead of a file, has no declared error body.
      left({ problem: terms.problem, body: status < 300 ? null : withDefaults(errors[status], example) })
    : right({
        status,
        data: withDefaults(responses[status], example),
        masqueradeUserId: terms.masquerade?.userId ?? null,
      })

/** The shared refusals of an operation, as separate interactions. */
const refusalsOf = <Op extends AnyOperation>(operation: Op, terms: Terms<Op>): readonly [string, Op, Terms<Op>][] =>
  sharedRefusals.flatMap(({ state, status, title }) => {
    const sentence = sentenceOf(operation, status, state)
    if (sentence === null) return []
    const problem: Problem =
      status === 401
        ? { kind: 'unauthorised', detail: sentence }
        : { kind: 'refused', status, message: status >= 500 ? null : sentence }
    // Employees cannot act for anybody, so even operations that employees can call are refused.
    const masquerade = status === 403 ? { userId: '4022', schemeYear: '2026' } : terms.masquerade
    const refused = { ...terms, state, status, problem, facts: [], ...(masquerade && { masquerade }) }
    return [[`[BED-5] ${title}`, operation, refused]]
  })

/** The contract of one feature; its pacts are written to a separate folder and merged after the run. */
export const contract = (feature: string, write: (interaction: Interaction) => void): void => {
  const dir = fileURLToPath(new URL(`../.cache/pacts/${feature.replace('/', '-')}/`, import.meta.url))
  const pacts = new Map<Host, PactV4>()
  const pactWith = (host: Host): PactV4 => {
    const pact = pacts.get(host) ?? new PactV4({ consumer: 'portal', provider: host, dir, logLevel: 'warn' })
    pacts.set(host, pact)
    return pact
  }
  describe(feature, () => {
    const agree = <Op extends AnyOperation>(title: string, operation: Op, terms: Terms<Op>, rows: Rows = 'some') => {
      const { state, params, status = 200, facts = [], ids = {}, bodyIds = {}, masquerade } = terms
      const file = terms.download && !terms.problem ? fileOf(operation, state) : null
      const declared = file ? null : responseOf(operation, status, state)
      const agreed = declared && agreedBy(readDocuments()[operation.host], declared, status, facts, rows)
      it(`${title} (${operation.id})`, async ({ task }) => {
        const input: CallInput = terms.input ?? {}
        const { form } = input
        const sent = form && (await sentForm(form))
        await pactWith(operation.host)
          .addInteraction()
          .given(state, params && { ...params })
          .uponReceiving(`${operation.id}: ${title.replace(/^(\[[^\]]+\] )+/, '')}`)
          .withRequest(operation.method, addressOf(operation, input, ids), (request) => {
            request.headers(
              headersOf(JSON.stringify([state, params, status, operation.id, input]), operation, input, terms),
            )
            if (input.query)
              request.query(
                Object.fromEntries(Object.entries(input.query).map(([name, value]) => [name, String(value)])),
              )
            if (input.body !== undefined) request.jsonBody(bodyOf(input.body, bodyIds))
            if (!sent) return
            request.headers({ 'Content-Type': MatchersV3.regex('^multipart/form-data; ?boundary=.+$', sent.type) })
            request.body(sent.type, sent.bytes)
          })
          .willRespondWith(status, (response) => {
            if (masquerade && !terms.problem) response.headers({ [headerNames.masqueradedUser]: masquerade.userId })
            if (agreed) withBody(response, agreed)
            if (!file || !terms.download) return
            response.headers({
              'Content-Type': MatchersV3.regex(`^${file.type}(;.*)?$`, file.type),
              'Content-Disposition': MatchersV3.regex(
                '^attachment; filename=.+$',
                `attachment; filename="${terms.download.name}"`,
              ),
            })
            // The library detects the type from the bytes, and every text is plain to it: only the header says which kind it is.
            response.body(file.isText ? 'text/plain' : file.type, file.bytes)
            response.matchingRules({ body: { path: '$', rules: [fileRules(file)] } })
          })
          .executeTest(async ({ url }) => {
            const calling = callingAt(url, operation, masquerade)
            const call: (operation: AnyOperation, input: CallInput) => ReturnType<Call> = createClient(calling)
            const result = terms.download
              ? await downloaded(calling, operation, input)
              : await firstValueFrom(call(operation, input))
            expect(result).toEqual(
              file && terms.download
                ? expectedFile(file, terms.download.name)
                : expected(operation, terms, status, agreed?.example ?? null),
            )
          })
        const variant = variantRead(operation, status, agreed?.example ?? null, file?.type ?? null)
        task.meta.observed = [{ kind: 'client', operation: operation.id, status, variant }]
      })
      if (rows !== 'some') return
      for (const form of agreed?.more ?? []) agree(`${title}, ${furtherRows[form]}`, operation, terms, form)
    }
    write((title, operation, terms) => {
      agree(title, operation, terms)
      if (terms.refusals === 'shared') for (const refusal of refusalsOf(operation, terms)) agree(...refusal)
    })
  })
}

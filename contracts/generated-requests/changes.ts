import fc, { type Arbitrary } from 'fast-check'
import type { Operation, Parameter } from '../../mock-server/openapi.ts'
import type { Json } from '../../openapi/json.ts'
import { pathOf } from '../agreement/places.ts'
import { anyValue, oddTexts, valuesOf } from './arbitraries.ts'
import { breaksOf } from './breaks.ts'
import type { Filled } from './filled.ts'
import { placesOf, withAt } from './places.ts'
import type { Schemas } from './schemas.ts'

/**
 * What the OpenAPI document says about a request: `exact` is the pact's own, which the portal sends; `valid` matches the document,
 * `invalid` breaks it; the document does not decide about `open` (an unknown member, an id that nobody has, a format); `anonymous` lacks a
 * valid token.
 */
export type Standing = 'exact' | 'valid' | 'invalid' | 'open' | 'anonymous'

/** A request derived from another, with the reason for its standing in words. */
export interface Changed {
  readonly request: Filled
  readonly standing: Standing
  readonly reason: string
}

/** A change of a request, chosen before the values of the state complete the request. */
export type Change = (base: Filled) => Changed

const exact: Change = (request) => ({ request, standing: 'exact', reason: 'it is the request of the pact' })

/** Proxies refuse some addresses before the application sees them, so texts in addresses are short and printable. */
const addressTexts = oddTexts.filter(
  (text) => text !== '' && text.length <= 300 && !/[\u0000-\u001f/\\]|^\.+$/.test(text),
)

const bodyChanges = (operation: Operation, schemas: Schemas): readonly Arbitrary<Change>[] => {
  const { requestBody } = operation
  if (requestBody?.kind !== 'json') return []
  const judged = (request: Filled, json: Json | undefined, how: string): Changed => {
    if (json === undefined)
      return {
        request: { ...request, json },
        standing: requestBody.required ? 'invalid' : 'open',
        reason: 'it has no body',
      }
    const { standing, reason } = schemas.standingOf(requestBody.schema, json)
    return { request: { ...request, json }, standing, reason: `${how}${reason}` }
  }
  const place = (json: Json | undefined, at: number): readonly string[] => {
    const places = placesOf(json ?? null)
    return places[at % places.length] ?? []
  }
  const whole = valuesOf(schemas.document, requestBody.schema)
  const broken = fc.tuple(fc.option(whole), fc.nat(10_000)).map(([other, at]): Change => (base) => {
    const json = other ?? base.json ?? null
    const breaks = breaksOf(schemas.document, requestBody.schema, json)
    const one = breaks[at % Math.max(1, breaks.length)]
    return one
      ? judged(base, withAt(json, one.keys, one.value), `${pathOf(one.keys)} was broken`)
      : judged(base, json, 'its body was generated')
  })
  return [
    broken,
    broken,
    whole.map(
      (json): Change =>
        (base) =>
          judged(base, json, 'its body was generated'),
    ),
    fc.tuple(whole, fc.nat(20)).map(([other, at]): Change => (base) => {
      const members = typeof other === 'object' && other !== null && !Array.isArray(other) ? Object.entries(other) : []
      const [name, value] = members[at % Math.max(1, members.length)] ?? []
      const json = name === undefined ? other : withAt(base.json ?? {}, [name], value as Json)
      return judged(base, json, name === undefined ? 'its body was generated' : `${name} was generated`)
    }),
    fc.tuple(fc.nat(40), anyValue).map(([at, value]): Change => (base) => {
      const keys = place(base.json, at)
      return judged(base, withAt(base.json ?? null, keys, value), `${pathOf(keys)} was replaced`)
    }),
    fc.nat(40).map((at): Change => (base) => {
      const keys = place(base.json, at)
      return judged(base, withAt(base.json ?? null, keys, undefined), `${pathOf(keys)} was left out`)
    }),
    anyValue.map(
      (value): Change =>
        (base) =>
          judged(base, withAt(base.json ?? {}, ['unheardOf'], value), 'it has an unknown member'),
    ),
    fc.constantFrom('{"a"', 'a', '', '[]', 'null', '"text"', '['.repeat(400)).map((text): Change => (base) => ({
      request: { ...base, json: undefined, bytes: new TextEncoder().encode(text) },
      standing: 'invalid',
      reason: `its body is ${text.length > 20 ? 'many brackets' : JSON.stringify(text)}`,
    })),
    fc
      .constantFrom('text/plain', 'application/xml', 'application/x-www-form-urlencoded')
      .map((type): Change => (base) => ({
        request: {
          ...base,
          headers: [...base.headers.filter(([name]) => name.toLowerCase() !== 'content-type'), ['Content-Type', type]],
        },
        standing: 'open',
        reason: `its body says that it is ${type}`,
      })),
  ]
}

const formChanges = ({ requestBody }: Operation): readonly Arbitrary<Change>[] =>
  requestBody?.kind !== 'form'
    ? []
    : [
        fc.nat(400).map((length): Change => (base) => ({
          request: { ...base, bytes: base.bytes.slice(0, length) },
          standing: 'open',
          reason: `its form ends after ${length} bytes`,
        })),
        fc.uint8Array({ maxLength: 200 }).map((bytes): Change => (base) => ({
          request: { ...base, bytes },
          standing: 'open',
          reason: 'its form is made of other bytes',
        })),
      ]

const queryChanges = (parameters: readonly Parameter[], schemas: Schemas): readonly Arbitrary<Change>[] => {
  const inQuery = parameters.filter((one) => one.in === 'query')
  const texts = fc.constantFrom(...addressTexts, '-1', '1.5', '99999999999999999999', 'true')
  const unknown = texts.map((text): Change => (base) => ({
    request: { ...base, query: [...base.query, ['unheardOf', text]] },
    standing: 'open',
    reason: 'it has an unknown parameter of the query',
  }))
  return inQuery.flatMap(({ name, schema, required }) => {
    const without = ({ query }: Filled) => query.filter(([one]) => one !== name)
    const given =
      (text: string): Change =>
      (base) => ({
        request: { ...base, query: [...without(base), [name, text]] },
        // Hosts can read queries leniently, so a wrong value is not a breach: each host decides what to do with it.
        standing: schemas.takesText(schema, text) ? 'valid' : 'open',
        reason: `${name} is ${JSON.stringify(text.slice(0, 40))}`,
      })
    return [
      valuesOf(schemas.document, schema)
        .map(String)
        .filter((text) => text.length <= 300 && !text.includes('\0'))
        .map(given),
      texts.map(given),
      fc.constant<Change>((base) => ({
        request: { ...base, query: without(base) },
        standing: required ? 'invalid' : 'valid',
        reason: `${name} is missing`,
      })),
      texts.map((text): Change => (base) => ({
        request: { ...base, query: [...base.query, [name, text], [name, text]] },
        standing: 'open',
        reason: `${name} comes several times`,
      })),
      unknown,
    ]
  })
}

const pathChanges = ({ path }: Operation): readonly Arbitrary<Change>[] => {
  const segments = path.split('/')
  return segments.flatMap((segment, index) =>
    segment.startsWith('{')
      ? [
          fc.oneof(fc.constantFrom(...addressTexts), fc.uuid(), fc.nat().map(String)).map((text): Change => (base) => ({
            request: {
              ...base,
              path: base.path
                .split('/')
                .map((one, at) => (at === index ? encodeURIComponent(text) : one))
                .join('/'),
            },
            standing: 'open',
            reason: `${segment} of the path is ${JSON.stringify(text.slice(0, 40))}`,
          })),
        ]
      : [],
  )
}

const isBearer = (name: string): boolean => ['authorization', 'x-bearer-token'].includes(name.toLowerCase())

const headerChanges = (operation: Operation): readonly Arbitrary<Change>[] => {
  const masquerade = operation.parameters.filter((one) => one.in === 'header').map(({ name }) => name)
  const odd = addressTexts.filter((text) => /^[\u0021-\u007e]+$/.test(text))
  const acting: Arbitrary<Change>[] =
    masquerade.length === 0
      ? []
      : [
          fc.tuple(fc.constantFrom(...masquerade), fc.constantFrom(...odd)).map(([name, text]): Change => (base) => ({
            request: { ...base, headers: [...base.headers.filter(([one]) => one !== name), [name, text]] },
            standing: 'open',
            reason: `${name} is ${JSON.stringify(text.slice(0, 40))}`,
          })),
        ]
  if (operation.headersWithBearer.length === 0) return acting
  return [
    ...acting,
    fc.constantFrom(null, 'nobody-ever-had-this-token').map((token): Change => (base) => ({
      request: {
        ...base,
        headers: base.headers.flatMap(([name, value]) =>
          !isBearer(name)
            ? [[name, value] as const]
            : token === null
              ? []
              : [[name, name.toLowerCase() === 'authorization' ? `Bearer ${token}` : token] as const],
        ),
      },
      standing: 'anonymous',
      reason: token === null ? 'it has no token' : 'its token is made up',
    })),
  ]
}

/** The changes of an operation; the number of their kinds decides how many requests are worth sending. */
export interface Changes {
  readonly kinds: number
  readonly arbitrary: Arbitrary<Change>
}

/** The changes of an operation's requests, the unchanged one among them. */
export const changesOf = (operation: Operation, schemas: Schemas): Changes => {
  const all = [
    fc.constant(exact),
    ...bodyChanges(operation, schemas),
    ...formChanges(operation),
    ...queryChanges(operation.parameters, schemas),
    ...pathChanges(operation),
    ...headerChanges(operation),
  ]
  return { kinds: all.length, arbitrary: fc.oneof(...all) }
}

import { readFileSync } from 'node:fs'
import type { Host } from '../../src/effects/api/operation.ts'
import type { Json } from '../../openapi/json.ts'

/** One matching rule of the pact's specification, version 4. */
export interface Rule {
  readonly match: string
  readonly regex?: string
  readonly min?: number
  readonly max?: number
  readonly value?: Json
  readonly format?: string
  readonly variants?: readonly Variant[]
}

/** The pattern of a rule that allows everything: a row can have more than a pact describes. */
export const anything = String.raw`^[\s\S]*$`

/** One of the items that `arrayContains` requires, with rules whose paths start at the item. */
export interface Variant {
  readonly index: number
  readonly rules: Rules
}

/** The rules of one path. */
export interface RuleSet {
  readonly combine?: string
  readonly matchers: readonly Rule[]
}

/** Rules by JSON path, or by the name of a header. */
export type Rules = Readonly<Record<string, RuleSet>>

/** A body as it is in the pact; `content` is base64 if `encoded` says so. */
export interface PactBody {
  readonly content: Json
  readonly contentType: string
  readonly encoded: boolean | string
}

/** What a request and a response of a pact have in common. */
export interface PactMessage {
  readonly headers?: Readonly<Record<string, readonly string[]>>
  readonly body?: PactBody
  readonly matchingRules?: { readonly body?: Rules; readonly header?: Rules; readonly path?: RuleSet }
}

interface Generator {
  readonly type: string
  readonly expression?: string
}

/** The request of an interaction. */
export interface PactRequest extends PactMessage {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, readonly string[]>>
  readonly generators?: {
    readonly path?: Generator
    readonly header?: Readonly<Record<string, Generator>>
    readonly body?: Readonly<Record<string, Generator>>
  }
}

/** One interaction of a pact. */
export interface WrittenInteraction {
  readonly description: string
  readonly providerStates: readonly { readonly name: string; readonly params?: Json }[]
  readonly request: PactRequest
  readonly response: PactMessage & { readonly status: number }
}

/** An interaction with its host. */
export interface Interaction extends WrittenInteraction {
  readonly host: Host
}

/** The names of the states of an interaction. */
export const stateOf = ({ providerStates }: WrittenInteraction): string =>
  providerStates.map(({ name }) => name).join(' and ')

/** The JSON of a message; undefined if it has no JSON body. */
export const jsonOf = ({ body }: PactMessage): Json | undefined =>
  body !== undefined && body.encoded === false ? body.content : undefined

/** The bytes of a message that is not JSON; null if it is JSON or has no body. */
export const bytesOf = ({ body }: PactMessage): Uint8Array<ArrayBuffer> | null =>
  body === undefined || body.encoded === false ? null : Uint8Array.from(Buffer.from(String(body.content), 'base64'))

/** The value of a header, or null. */
export const headerOf = ({ headers = {} }: PactMessage, name: string): string | null =>
  Object.entries(headers)
    .find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
    .join(', ') ?? null

/** The interactions of a host's pact. Throws the parser's error if the file is not JSON. */
export const readInteractions = (host: Host): readonly Interaction[] => {
  const file = new URL(`../pacts/portal-${host}.json`, import.meta.url)
  const pact = JSON.parse(readFileSync(file, 'utf8')) as { interactions: readonly WrittenInteraction[] }
  // The cast rests on the pact library, which writes nothing else.
  return pact.interactions.map((interaction) => ({ ...interaction, host }))
}

import type { ValidateFunction } from 'ajv/dist/2020.js'
import { closedSchemas, openSchemas } from '../../mock-server/closed.ts'
import type { Host } from '../../src/effects/api/operation.ts'
import type { Json } from '../../openapi/json.ts'
import type { Described } from '../agreement/openapi.ts'
import { pathOf } from '../agreement/places.ts'

/** What an OpenAPI document says about the values of a request. */
export interface Schemas {
  readonly document: unknown
  /** Whether a value matches the schema, breaks it, or is open: hosts can treat unknown members and formats differently. */
  readonly standingOf: (
    pointer: string,
    value: Json,
  ) => { readonly standing: 'valid' | 'invalid' | 'open'; readonly reason: string }
  /** Whether the text of a parameter matches its schema. */
  readonly takesText: (pointer: string, text: string) => boolean
}

/** Reads the schemas of a host's document. */
export const schemasOf = (document: unknown, host: Host, described: Described): Schemas => {
  const compiled = new Map<string, ValidateFunction>()
  const validators = {
    closed: closedSchemas({ [host]: document }),
    open: openSchemas({ [host]: document }, { validateFormats: false }),
  }
  const keeps = (kind: keyof typeof validators, pointer: string, value: unknown): boolean => {
    const key = `${kind} ${pointer}`
    const validate = compiled.get(key) ?? validators[kind].compile({ $ref: host + pointer })
    compiled.set(key, validate)
    return validate(value)
  }
  return {
    document,
    standingOf: (pointer, value) => {
      if (keeps('closed', pointer, value)) return { standing: 'valid', reason: '' }
      const [breach] = described.breaches(pointer, value)
      const reason = breach ? ` (${pathOf(breach.keys)}: ${breach.message})` : ''
      return { standing: keeps('open', pointer, value) ? 'open' : 'invalid', reason }
    },
    takesText: (pointer, text) =>
      keeps('open', pointer, text) || (/^-?\d+$/.test(text) && keeps('open', pointer, Number(text))),
  }
}

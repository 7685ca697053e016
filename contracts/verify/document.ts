import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Host } from '../../src/effects/api/operation.ts'
import { isObject, valueAt, type JsonObject } from '../../openapi/json.ts'
import { describe, type Described } from '../agreement/openapi.ts'
import { BadInput, textOf } from './bad-input.ts'

const parsed = async (file: string): Promise<unknown> => {
  const text = readFileSync(file, 'utf8')
  if (!/\.ya?ml$/.test(file)) return JSON.parse(text)
  // Only the checkout has the parser: the package holds the documents as JSON, which is read a hundred times as fast.
  const { parse } = await import('yaml')
  return parse(text)
}

/** Reads an OpenAPI document from a file. Throws BadInput if it is not one. */
export const readDocument = async (file: string): Promise<JsonObject> => {
  let document: unknown
  try {
    document = await parsed(file)
  } catch (error) {
    throw new BadInput(
      `The OpenAPI document ${file} cannot be read (${textOf(error)}). Give one as JSON to --openapi.`,
      {
        cause: error,
      },
    )
  }
  if (!isObject(document) || !isObject(document['paths']))
    throw new BadInput(`${file} is no OpenAPI document: it has no paths. Correct --openapi.`)
  return document
}

/** Whether every alternative of a place lets its parent object leave the property out. */
export const isOptional = (described: Described, pointer: string, keys: readonly string[]): boolean => {
  const places = keys.length === 0 ? [] : described.schemasAt(pointer, keys)
  return places.length > 0 && places.every(({ required }) => !required)
}

/**
 * The document of a host, prepared for checking responses. With `nullIsAbsent`, null is not a breach if a property can be left out: the
 * portal reads both alike, and some hosts send null for everything that they do not have.
 */
export const describedFor = (document: unknown, host: Host, { nullIsAbsent = false } = {}): Described => {
  const described = describe({ legacy: document, versioned: document }, host, { closed: false })
  if (!nullIsAbsent) return described
  return {
    ...described,
    breaches: (pointer, value) =>
      described
        .breaches(pointer, value)
        .filter(({ keys }) => valueAt(value, keys) !== null || !isOptional(described, pointer, keys)),
  }
}

/** The document of a host in this package, or in the checkout. */
export const ownDocument = (host: Host): Promise<JsonObject> => {
  const found = [`../openapi/${host}.json`, `../../openapi/${host}.yaml`]
    .map((place) => new URL(place, import.meta.url))
    .find((file) => existsSync(file))
  if (!found) throw new BadInput(`The package lacks the OpenAPI document of ${host}. Install it again.`)
  return readDocument(fileURLToPath(found))
}

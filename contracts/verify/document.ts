import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Host } from '../../src/effects/api/operation.ts'
import { isObject, type JsonObject } from '../../openapi/json.ts'
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

/** The document of a host in this package, or in the checkout. */
export const ownDocument = (host: Host): Promise<JsonObject> => {
  const found = [`../openapi/${host}.json`, `../../openapi/${host}.yaml`]
    .map((place) => new URL(place, import.meta.url))
    .find((file) => existsSync(file))
  if (!found) throw new BadInput(`The package lacks the OpenAPI document of ${host}. Install it again.`)
  return readDocument(fileURLToPath(found))
}

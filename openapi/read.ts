import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Host, OpenApiDocument } from './document.ts'

/** Reads a bundle (OpenAPI 3.1 YAML). Throws the parser's error if the file is not YAML. */
export const readOpenApi = (file: URL | string): OpenApiDocument => parse(readFileSync(file, 'utf8')) as OpenApiDocument
// The cast rests on `redocly lint`, which checks every bundle against the OpenAPI 3.1 schema before this reads it.

let documents: Readonly<Record<Host, OpenApiDocument>> | null = null

/** The bundled documents of both hosts, read once. */
export const readDocuments = (): Readonly<Record<Host, OpenApiDocument>> => {
  const read = (host: Host): OpenApiDocument => readOpenApi(new URL(`${host}.yaml`, import.meta.url))
  documents ??= { legacy: read('legacy'), versioned: read('versioned') }
  return documents
}

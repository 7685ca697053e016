import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { codecsOf } from '../../domain/kernel/codecs/codec-parts.ts'
import type { AnyOperation } from './operation.ts'

/**
 * The variant of a response that the client has read, named as in `openapi/variants.ts`: the media type of a file, or which alternative of the
 * JSON it is. The decoder lists the alternatives in the order of the OpenAPI document.
 */
export const variantRead = (operation: AnyOperation, status: number, data: unknown, file: string | null): string => {
  if (file !== null) return file.split(';')[0]?.trim() ?? file
  const decoder = operation.responses[status]
  if (!(decoder instanceof t.UnionType)) return 'application/json'
  const index = codecsOf(decoder.types).findIndex((codec) => isRight(codec.decode(data)))
  return index === -1 ? 'application/json' : `application/json ${index + 1}`
}

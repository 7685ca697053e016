import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { AgreedResponse } from './judges.ts'
import type { Mutation } from './mutations.ts'

const file = new URL('judged.json', import.meta.url)

/** A digest of a response's rules and of the changes that its document forbids: it changes as soon as one of them does. */
export const digestOf = ({ held }: AgreedResponse, breaking: readonly Mutation[]): string =>
  createHash('sha256')
    .update(JSON.stringify([held, breaking.map(({ change, keys, body }) => [change, keys, body])]))
    .digest('hex')
    .slice(0, 16)

/** The digests of the responses of which all changes were judged, and none passed. Throws if the file is not a list. */
export const readJudged = (): ReadonlySet<string> => {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(list)) throw new Error('contracts/mutation/judged.json is not a list.')
  return new Set(list.map(String))
}

/** Notes that all changes of these responses were judged, replacing the earlier list. */
export const writeJudged = (digests: readonly string[]): void =>
  writeFileSync(file, `${JSON.stringify(digests.toSorted(), null, 2)}\n`)

import { refuse, type Call, type HandlerResponse } from './handler.ts'

/** A short hash of a text, in base 36. */
export const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** The header with the version of a record, which changes with anything in it. */
export const versionOf = (record: unknown): { readonly ETag: string } => ({
  ETag: `"${hashOf(JSON.stringify(record))}"`,
})

/** The 412 of a change of another version than the record has now; null if it is that version, or names none. */
export const overtaken = ({ headers }: Pick<Call, 'headers'>, record: unknown): HandlerResponse | null => {
  const version = headers['if-match']
  return version === undefined || version === versionOf(record).ETag
    ? null
    : refuse(412, { error: 'This has changed since you opened it' })
}

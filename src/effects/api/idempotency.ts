import { writeResultOf, type Problem } from '../../domain/kernel/requests/problem.ts'
import type { AnyOperation, CallInput, CallSession } from './operation.ts'

/** The keys of one page load: `of` gives the key of a change, and `settle` is called with how it ended, null for a success. */
export interface IdempotencyKeys {
  readonly of: (operation: AnyOperation, input: CallInput, session: CallSession) => IdempotencyKey | null
}

/** The key of one intention. */
export interface IdempotencyKey {
  /** The value of the header: a string of RFC 8941, with its quotes. */
  readonly header: string
  readonly settle: (problem: Problem | null) => void
}

/** Whether an operation carries a key: every change does, except sending a log, whose path has the file's hash as its key. */
export const carriesKey = ({ id, method }: Pick<AnyOperation, 'id' | 'method'>): boolean =>
  method !== 'GET' && id !== 'sendLog'

/** A hash of what was sent, which is not kept because it can hold a password. Two 32-bit FNV-1a lanes suffice for one page load. */
export const printOf = (text: string): string => {
  let a = 0x811c9dc5
  let b = 0x2f0b4a27
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ (text.charCodeAt(i) + i), 0x85ebca6b)
  }
  return `${a} ${b}`
}

const partsOf = (form: FormData): readonly unknown[] =>
  [...form].map(([name, part]) => [
    name,
    typeof part === 'string' ? part : [part.name, part.size, part.type, part.lastModified],
  ])

/**
 * One key for each intention of a person: the same change with the same content by the same caller. While nobody knows whether the change
 * was made, a retry carries the same key, so that a host that honours keys makes it once. A known result, or different content for the same
 * address, closes the intention: a value that is changed and then changed back gets a new key. Keys are in memory only: after a reload the
 * screens read the current data.
 * @param newKey a random text, from the device
 */
export const idempotencyKeys = (newKey: () => string): IdempotencyKeys => {
  const open = new Map<string, { readonly print: string; readonly key: string }>()
  return {
    of: ({ id, method }, { path, query, body, form }, session) => {
      if (!carriesKey({ id, method })) return null
      const place = JSON.stringify([id, path, session])
      const print = printOf(JSON.stringify([query, body, form && partsOf(form)]))
      const before = open.get(place)
      const key = before?.print === print ? before.key : newKey()
      open.set(place, { print, key })
      return {
        header: `"${key}"`,
        settle: (problem) => {
          if (open.get(place)?.key === key && (problem === null || writeResultOf(problem) === 'notDone'))
            open.delete(place)
        },
      }
    },
  }
}

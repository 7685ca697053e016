import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { writeResultOf } from '../../domain/kernel/requests/problem.ts'
import type { AnyOperation, CallInput } from './operation.ts'
import type { CallSession } from './operation.ts'

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

/** Whether an operation carries a key: each change, but for the sending of a log, whose path names the hash of the file as its key. */
export const carriesKey = ({ id, method }: Pick<AnyOperation, 'id' | 'method'>): boolean =>
  method !== 'GET' && id !== 'sendLog'

/** What was sent, without keeping it: it can hold a password. Two 32-bit FNV-1a lanes distinguish the intentions of one page load. */
const printOf = (text: string): string => {
  let a = 0x811c9dc5
  let b = 0x2f0b4a27
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ (text.charCodeAt(i) + i), 0x85ebca6b)
  }
  return `${a} ${b}`
}

const partsOf = (form: FormData): readonly unknown[] =>
  [...form].map(([name, part]) => [name, typeof part === 'string' ? part : [part.name, part.size, part.type]])

/**
 * One key for each intention of a person: the same change with the same content by the same caller. While nobody knows whether it was made,
 * a retry carries the same key, so that a host which honours keys makes it once. Its end, or another content for the same address, closes the
 * intention: who changes a value and then changes it back means it. Keys are in memory alone: after a reload the screens read what holds.
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

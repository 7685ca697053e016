import { isRight, type Either } from 'fp-ts/lib/Either.js'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { CrashOccurred } from '../../domain/shell/crashes.ts'
import type { Crash } from '../runtime/adapters/page.ts'

/** How many places of a stack are recorded. */
const FRAMES = 20
/** How many different crashes of a page load are recorded: a bug that crashes in ever new words must not fill the log. */
const DIFFERENT = 30

const CHROMIUM = /^\s*at (?:(.*?) \()?(https?:\/\/[^\s)]+):(\d+):(\d+)\)?$/
const OTHERS = /^(.*?)@(https?:\/\/\S+):(\d+):(\d+)$/

/** The script of an address, if it is one of ours; without what follows a question mark. */
const scriptOf = (address: string, origin: string): string | null => {
  const { origin: from, pathname } = new URL(address)
  return from === origin && /^\/[\w@./-]+[.]m?[jt]sx?$/.test(pathname) ? pathname.slice(1) : null
}

/**
 * The places of an error's stack in our own scripts, innermost first, as `choosePrice (assets/choose-1a2b.js:1:2345)`. Nothing else of it is
 * recorded: a stack begins with the message, and other places can be addresses with a token.
 */
export const framesOf = (stack: string, origin: string): readonly string[] =>
  stack.split('\n').flatMap((line) => {
    const [, name = '', address = '', row = '', column = ''] = CHROMIUM.exec(line) ?? OTHERS.exec(line) ?? []
    const script = address === '' ? null : scriptOf(address, origin)
    if (script === null) return []
    const called = name.replace(/ \[as .*\]$/, '')
    const place = `${script}:${row}:${column}`
    return /^[\w$.<> ]{1,60}$/.test(called) ? [`${called} (${place})`] : [place]
  })

const partsOf = (error: unknown): { readonly name: string; readonly message: string; readonly stack: string } => {
  if (!(error instanceof Error))
    return { name: typeof error, message: typeof error === 'string' ? error : '', stack: '' }
  const { name, message, stack = '' } = error
  return { name: /^\w{1,40}$/.test(name) ? name : 'Error', message, stack }
}

/**
 * Turns crashes into events. One error is one crash, whoever reports it; of crashes with the same name, message and place the first is an event,
 * and then the 10th, the 100th and so on.
 * @param whereNow the address, unless it is recorded already: a screen that crashes as it is drawn cannot say where it is
 */
export const crashRecorder = (
  append: (event: DomainEvent) => void,
  origin: string,
  whereNow: () => Either<unknown, DomainEvent>,
): ((crash: Crash) => void) => {
  const seen = new WeakSet<object>()
  const times = new Map<string, number>()
  return ({ kind, error }) => {
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return
      seen.add(error)
    }
    const { name, message, stack } = partsOf(error)
    const frames = framesOf(stack, origin).slice(0, FRAMES)
    const key = JSON.stringify([name, message, frames[0]])
    const before = times.get(key)
    if (before === undefined && times.size >= DIFFERENT) return
    const count = (before ?? 0) + 1
    times.set(key, count)
    if (!Number.isInteger(Math.log10(count))) return
    const address = whereNow()
    if (isRight(address)) append(address.right)
    append(CrashOccurred({ kind, name, message, stack: [...frames], times: count }))
  }
}

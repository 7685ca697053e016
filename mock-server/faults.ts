import { isObject } from '../openapi/json.ts'

/** Every kind of fault. After a `delay` the call continues; the others replace the handler. */
export const faultKinds = [
  'status',
  'timeOut',
  'drop',
  'malformed',
  'wrongShape',
  'body',
  'html',
  'empty',
  'delay',
] as const

/** The kind of a fault: `faultyResponse` says what each does. */
export type FaultKind = (typeof faultKinds)[number]

/** A fault of one operation, or of all (`*`). */
export interface Fault {
  readonly operation: string
  readonly kind: FaultKind
  /** Of the response; the default is 500 for `status`, and 200 for the other kinds. */
  readonly status?: number
  /** Milliseconds before anything happens; for `timeOut` how long the call hangs (60,000 by default). */
  readonly delayMs?: number
  /** The JSON that `body` returns. */
  readonly body?: unknown
  /** How many calls it affects; every call by default. */
  readonly times?: number
  /** The handler runs first: the host did what was asked, and its response is lost. */
  readonly after?: boolean
}

/** The faults of one world, oldest first. */
export interface Faults {
  readonly add: (fault: Fault) => void
  /** Removes the faults that were added for an operation, or for `*`; all of them without a name. Calls that wait for one continue. */
  readonly clear: (operation?: string) => void
  /** Resolves the next time that the fault's operation is cleared. */
  readonly cleared: (fault: Fault) => Promise<void>
  readonly list: () => readonly Fault[]
  /** The oldest fault of the operation, else the oldest of all operations (`*`); counts the call. Delays are taken separately. */
  readonly take: (operationId: string, delays: boolean) => Fault | null
}

/** What a caller of the mock receives: a response, or a dropped connection. */
export type MockResponse =
  | {
      readonly kind: 'response'
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      /** A text, or the bytes of a file. */
      readonly body: string | Uint8Array<ArrayBuffer>
    }
  | { readonly kind: 'dropped' }

const json = { 'Content-Type': 'application/json' }

/** An empty list of faults. */
export const createFaults = (): Faults => {
  let faults: readonly Fault[] = []
  const waiting = new Map<string, { readonly cleared: Promise<void>; readonly release: () => void }>()
  const untilCleared = (operation: string): Promise<void> => {
    const known = waiting.get(operation)
    if (known) return known.cleared
    let release = (): void => {}
    const cleared = new Promise<void>((resolve) => {
      release = resolve
    })
    waiting.set(operation, { cleared, release })
    return cleared
  }
  return {
    add: (fault) => {
      faults = [...faults, fault]
    },
    clear: (only) => {
      faults = only === undefined ? [] : faults.filter(({ operation }) => operation !== only)
      for (const [operation, { release }] of waiting)
        if (only === undefined || operation === only) {
          release()
          waiting.delete(operation)
        }
    },
    cleared: ({ operation }) => untilCleared(operation),
    list: () => faults,
    take: (operationId, delays) => {
      const ofKind = faults.filter(({ kind }) => (kind === 'delay') === delays)
      const found =
        ofKind.find(({ operation }) => operation === operationId) ?? ofKind.find(({ operation }) => operation === '*')
      if (!found) return null
      if (found.times !== undefined) {
        const left = found.times - 1
        faults = faults.flatMap((fault) => (fault !== found ? [fault] : left > 0 ? [{ ...fault, times: left }] : []))
      }
      return found
    },
  }
}

/** The response of a fault, instead of the handler's; null for a delay. */
export const faultyResponse = ({ kind, status, body }: Fault): MockResponse | null => {
  const respond = (code: number, headers: Readonly<Record<string, string>>, body: string): MockResponse => ({
    kind: 'response',
    status: code,
    headers,
    body,
  })
  switch (kind) {
    case 'status': {
      const code = status ?? 500
      const message = `The mock responds with ${code} on purpose`
      return respond(code, json, JSON.stringify(code === 401 ? { detail: message } : { message }))
    }
    case 'timeOut':
    case 'drop':
      return { kind: 'dropped' }
    case 'malformed':
      return respond(status ?? 200, json, '{"data": [{"id": "1", "na')
    case 'wrongShape':
      return respond(status ?? 200, json, '{"unexpected": "shape"}')
    case 'body':
      return respond(status ?? 200, json, JSON.stringify(body ?? null))
    case 'html':
      return respond(
        status ?? 200,
        { 'Content-Type': 'text/html' },
        '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>',
      )
    case 'empty':
      return respond(status ?? 200, json, '')
    case 'delay':
      return null
  }
}

/** Milliseconds that a fault waits before it acts, unless the faults are cleared before. */
export const waitOf = ({ kind, delayMs }: Fault): number => delayMs ?? (kind === 'timeOut' ? 60_000 : 0)

const readCount = (value: unknown, name: string, least: number): { [key: string]: number } => {
  if (value === undefined || value === '') return {}
  const count = Number(value)
  if (!Number.isInteger(count) || count < least)
    throw new RangeError(`'${name}' must be a whole number from ${least} up.`)
  return { [name]: count }
}

/** Reads the operation of a fault: an id, or `*` for all of them. Throws a RangeError with a sentence for a person. */
export const readFaultyOperation = (value: unknown, operationIds: readonly string[]): string => {
  const found = ['*', ...operationIds].find((id) => id === value)
  if (found === undefined) throw new RangeError(`'operation' must be * or one of ${operationIds.join(', ')}.`)
  return found
}

/** Reads a fault from JSON or a form. Throws a RangeError with a sentence for a person. */
export const readFault = (input: unknown, operationIds: readonly string[]): Fault => {
  const { operation, kind, status, delayMs, times, body, after } = isObject(input) ? input : {}
  const known = faultKinds.find((one) => one === kind)
  if (!known) throw new RangeError(`'kind' must be one of ${faultKinds.join(', ')}.`)
  return {
    operation: readFaultyOperation(operation, operationIds),
    kind: known,
    ...(body !== undefined && { body }),
    ...((after === true || after === 'true' || after === 'on') && { after: true }),
    ...readCount(status, 'status', 200),
    ...readCount(delayMs, 'delayMs', 0),
    ...readCount(times, 'times', 1),
  }
}

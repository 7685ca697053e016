import type { AskName, Asks, FromEngine, LogFacts, Moment, ToEngine } from './protocol.ts'
import { PROTOCOL } from './protocol.ts'

/** The engine of one log, as the page sees it. */
export interface Engine {
  readonly facts: LogFacts
  /** Rejects with an error whose message is a sentence. `tell` receives the progress of long work, from 0 to 1. */
  readonly ask: <K extends AskName>(
    name: K,
    ask: Asks[K]['ask'],
    tell?: (part: number) => void,
  ) => Promise<Asks[K]['response']>
  /** The state after `count` events, and what the last of them did. Slices that no event in between touched stay the same objects. */
  readonly moment: (count: number) => Promise<Moment>
  readonly stop: () => void
}

/** Makes HTML of a log safe to draw. */
export type Clean = (html: readonly string[]) => Promise<readonly string[]>

interface Waiting {
  readonly resolve: (response: unknown) => void
  readonly reject: (error: Error) => void
  readonly tell: (part: number) => void
}

const NO_ENGINE = 'The engine did not start: it failed inside.'
const BROKEN = -1

/** Resolves with null after this many ms, measured by the page's frames, so a hidden page keeps waiting. */
const silence = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    const begun = performance.now()
    requestAnimationFrame(function check(now) {
      if (now - begun > ms) resolve(null)
      else requestAnimationFrame(check)
    })
  })

/**
 * Opens a log in a worker. Rejects with a sentence if the file is not a log, or the worker does not speak this build’s protocol.
 * @param patience how long the worker can take to start, ms
 */
export const openEngine = async (worker: Worker, file: Blob, clean: Clean, patience: number): Promise<Engine> => {
  const waiting = new Map<number, Waiting>()
  let last = 0
  const failAll = (sentence: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(sentence))
    waiting.clear()
  }
  const send = (message: ToEngine): void => worker.postMessage(message)
  const ask: Engine['ask'] = (name, question, tell = () => {}) =>
    new Promise((resolve, reject) => {
      const id = ++last
      // The response to a message of this name has this type: the engine implements `Asks` as well.
      waiting.set(id, { resolve: resolve as (response: unknown) => void, reject, tell })
      send({ kind: 'ask', id, name, ask: question } as ToEngine) // the signature pairs the name with its question
    })
  let greet: (protocol: number) => void = () => {}
  const greeted = new Promise<number>((resolve) => {
    greet = resolve
  })
  worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
    if (data.kind === 'ready') {
      greet(data.protocol)
      return
    }
    if (data.kind === 'clean') {
      clean(data.html).then(
        (html) => send({ kind: 'cleaned', html }),
        () =>
          failAll('The HTML of this log could not be made safe, so it is not shown. Reload the page and try again.'),
      )
      return
    }
    const one = waiting.get(data.id)
    if (data.kind === 'progress') {
      one?.tell(data.part)
      return
    }
    waiting.delete(data.id)
    if (data.kind === 'response') one?.resolve(data.response)
    else one?.reject(new Error(data.sentence))
  }
  worker.onerror = (event) => {
    event.preventDefault()
    greet(BROKEN)
    failAll(NO_ENGINE)
  }
  let known: { readonly count: number; readonly state: Moment['state'] } | null = null
  const moment = async (count: number): Promise<Moment> => {
    const base = known
    const found = await ask('moment', { count, known: base?.count ?? null })
    const whole: Moment = { ...found, state: { ...base?.state, ...found.state } }
    known = { count, state: whole.state }
    return whole
  }
  const stop = (): void => {
    worker.terminate()
    failAll('This log was closed.')
  }
  try {
    const protocol = await Promise.race([greeted, silence(patience)])
    if (protocol === null || protocol === BROKEN) throw new Error(NO_ENGINE)
    if (protocol !== PROTOCOL)
      throw new Error('That engine is of a build whose inspector speaks otherwise: take one of a nearer build.')
    return { facts: await ask('open', { bytes: await file.arrayBuffer() }), ask, moment, stop }
  } catch (error) {
    stop()
    throw error
  }
}

/** The engine of this build. */
export const ownWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

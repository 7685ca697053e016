import type { LogProblem } from '../../../src/domain/log/log.ts'
import type { AskName, Asks, Call, FromEngine, LogFacts, Moment, ToEngine } from './protocol.ts'
import { OLDEST, PROTOCOL } from './protocol.ts'

/** The engine of one log, as the page sees it. */
export interface Engine {
  readonly facts: LogFacts
  /** Whether its build is older than selectors, failures and the notes between events. */
  readonly isOld: boolean
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

/** A call as an engine of the first protocol sends it. */
interface FirstCall {
  readonly index: number
  readonly answers: readonly number[]
  readonly ms: number | null
  readonly outcome: 'answered' | 'failed' | 'unanswered'
}

/** A call as an engine of the second protocol sends it. */
interface SecondCall extends Omit<Call, 'result'> {
  readonly outcome: Call['result']
}

/** Facts as an engine of the first protocol sends them. */
interface FirstFacts extends Omit<LogFacts, 'damage' | 'notes' | 'remarks' | 'calls'> {
  readonly calls: readonly FirstCall[]
  readonly problems: readonly LogProblem[]
}

/** Facts as an engine of any protocol sends them. */
type SentFacts = FirstFacts | (Omit<LogFacts, 'calls'> & { readonly calls: readonly SecondCall[] | readonly Call[] })

const results = { answered: 'responded', failed: 'failed', unanswered: 'open' } as const

const upgraded = (sent: SentFacts): LogFacts => {
  if (!('problems' in sent)) {
    const calls = sent.calls.map((call): Call => {
      if ('result' in call) return call
      const { outcome: result, ...rest } = call
      return { ...rest, result }
    })
    return { ...sent, calls }
  }
  const { problems, calls, ...facts } = sent
  return {
    ...facts,
    calls: calls.map(({ index, answers: responses, ms, outcome }) => ({
      index,
      responses,
      ms,
      result: results[outcome],
      hostCalls: [],
    })),
    remarks: [],
    damage: problems.map(({ line, sentence }) => ({ place: `line ${line}`, sentence })),
    notes: [],
  }
}

const NO_ENGINE =
  'The engine did not start. The chosen file is not the engine.js of a build’s dist-inspector folder, or it failed inside.'
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
 * @param bytes the file; an engine of the first protocol needs it in the format of its time
 * @param patience how long the worker can take to start, ms
 */
export const openEngine = async (
  worker: Worker,
  bytes: (isOld: boolean) => Promise<ArrayBuffer>,
  clean: Clean,
  patience: number,
): Promise<Engine> => {
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
    else if (data.kind === 'answer') one?.resolve(data.answer)
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
    // An engine of the first protocol knows of no commands.
    const whole: Moment = { ...found, command: found.command ?? null, state: { ...base?.state, ...found.state } }
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
    if (protocol < OLDEST || protocol > PROTOCOL)
      throw new Error('That engine is of a build whose inspector speaks otherwise: take one of a nearer build.')
    const sent: SentFacts = await ask('open', { bytes: await bytes(protocol === OLDEST) })
    return { facts: upgraded(sent), isOld: protocol === OLDEST, ask, moment, stop }
  } catch (error) {
    stop()
    throw error
  }
}

/** The engine of this build. */
export const ownWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** The engine of another build: the `engine.js` that a user chose. Like this page, it has no network. */
export const otherWorker = (script: Blob): Worker => {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return new Worker(address, { type: 'module' })
}

import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BadInput } from './bad-input.ts'
import type { Interaction, Pact } from './pact-file.ts'
import { replayArgument, type ReplayOrder, type ReplayReply } from './replay.ts'
import type { StateValues } from './states.ts'
import { isObject } from '../../openapi/json.ts'

/** Replays one interaction at a time against a host. */
export interface Replayer {
  /** Answers the library's report as JSON text. Rejects with BadInput where the library itself cannot run. */
  readonly replay: (
    pact: Pact,
    interaction: Interaction,
    values: Readonly<Record<string, StateValues>>,
  ) => Promise<string>
  readonly close: () => Promise<void>
}

/** The library reads these itself: it would use other pacts, leave some out, or publish. */
const leftToTheProgram = /^PACT_(BROKER_|DESCRIPTION$|PROVIDER_(NO_)?STATE$)/

const environment = (): NodeJS.ProcessEnv => {
  const kept = Object.entries(process.env).filter(([name]) => !leftToTheProgram.test(name))
  const direct = [process.env['NO_PROXY'], 'localhost,127.0.0.1'].filter(Boolean).join(',')
  return { ...Object.fromEntries(kept), PACT_DO_NOT_TRACK: 'true', NO_PROXY: direct }
}

/**
 * The interaction as its own pact. Where its state handed out a token, the bearer is generated from it, by the library and
 * while it sends: no file ever holds the token.
 */
const alone = (pact: Pact, { raw }: Interaction, hasToken: boolean): string => {
  const request = isObject(raw['request']) ? raw['request'] : {}
  const headers = isObject(request['headers']) ? Object.keys(request['headers']) : []
  const named = (name: string): string | undefined => headers.find((one) => one.toLowerCase() === name)
  const [bearer, copy] = [named('authorization'), named('x-bearer-token')]
  const generators = isObject(request['generators']) ? request['generators'] : {}
  const fromState = (expression: string) => ({ type: 'ProviderState', expression })
  const header = {
    ...(isObject(generators['header']) && generators['header']),
    ...(bearer !== undefined && { [bearer]: fromState('Bearer ${accessToken}') }),
    ...(copy !== undefined && { [copy]: fromState('${accessToken}') }),
  }
  const sent =
    hasToken && bearer !== undefined ? { ...raw, request: { ...request, generators: { ...generators, header } } } : raw
  return JSON.stringify({ ...pact.raw, interactions: [sent] })
}

/** Answers a replayer whose child is started with the first interaction: what cannot be verified at all needs none. */
export const createReplayer = (script: string, url: string, timeoutMs: number): Replayer => {
  let started: Promise<Replayer> | null = null
  return {
    replay: async (...order) => {
      started ??= startReplayer(script, url, timeoutMs)
      return (await started).replay(...order)
    },
    close: async () => (await started)?.close(),
  }
}

/** Starts the child that replays. Rejects with BadInput where the library cannot be loaded. */
const startReplayer = async (script: string, url: string, timeoutMs: number): Promise<Replayer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-verify-'))
  const file = path.join(folder, 'pact.json')
  const child = fork(script, [replayArgument], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], env: environment() })
  let complaint = ''
  child.stderr?.on('data', (part: Buffer) => {
    complaint = `${complaint}${part.toString()}`.slice(-2_000)
  })
  const next = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const ended = (): void => {
        const why = complaint.split('\n').find((line) => /error/i.test(line)) ?? 'it ended without a word'
        reject(
          new BadInput(
            `The Pact library cannot run here (${why.trim()}). Install the package again, on Node 20 or later.`,
          ),
        )
      }
      if (child.exitCode !== null || child.signalCode !== null) return ended()
      child.once('exit', ended)
      child.once('message', (message) => {
        child.off('exit', ended)
        resolve(message)
      })
    })
  const close = async (): Promise<void> => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await next()
  } catch (error) {
    await close()
    throw error
  }
  return {
    close,
    replay: async (pact, interaction, values) => {
      const hasToken = Object.values(values).some(({ accessToken }) => typeof accessToken === 'string')
      writeFileSync(file, alone(pact, interaction, hasToken))
      const order: ReplayOrder = { file, provider: pact.provider, url, timeoutMs, values }
      const answered = next()
      // `next` reports a child that has ended.
      child.send(order, () => {})
      // The child sends nothing else.
      const reply = (await answered) as ReplayReply
      switch (reply.kind) {
        case 'report':
          return reply.text
        case 'crash':
          throw new BadInput(
            `The Pact library could not read '${interaction.description}' of ${pact.source} (${reply.why}).`,
          )
      }
    },
  }
}

import { BadInput } from './bad-input.ts'
import type { Interaction, Pact } from './pact-file.ts'
import type { StateValues } from './states.ts'
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rootCertificates } from 'node:tls'
import { replayArgument, type ReplayOrder, type ReplayResponse } from './replay.ts'

/** Pact's own library, in a child process. */
export interface Library {
  /** Verifies the interactions of a pact, given as JSON text, against a host. Rejects with BadInput if the child has ended. */
  readonly verify: (pact: string, order: Omit<ReplayOrder, 'file'>) => Promise<ReplayResponse>
  readonly close: () => Promise<void>
}

/** Variables that are not passed on, because the library would use other pacts, leave some out, or publish. */
const leftToTheProgram = /^PACT_(BROKER_|DESCRIPTION$|PROVIDER_(NO_)?STATE$)/

/**
 * The library reads every certificate of the machine for every interaction, which takes most of the interaction's time. A host without TLS
 * needs none, but the library does not start without any, so it gets one.
 */
const oneCertificate = (folder: string): NodeJS.ProcessEnv => {
  const file = path.join(folder, 'certificate.pem')
  writeFileSync(file, rootCertificates[0] ?? '')
  return { SSL_CERT_FILE: file, SSL_CERT_DIR: '' }
}

const environment = (folder: string, hasTls: boolean): NodeJS.ProcessEnv => {
  const kept = Object.entries(process.env).filter(([name]) => !leftToTheProgram.test(name))
  const direct = [process.env['NO_PROXY'], 'localhost,127.0.0.1'].filter(Boolean).join(',')
  const certificates = hasTls ? {} : oneCertificate(folder)
  return { ...Object.fromEntries(kept), PACT_DO_NOT_TRACK: 'true', NO_PROXY: direct, ...certificates }
}

/** Starts the child: `script` runs `replayForParent`. Rejects with BadInput if the library cannot be loaded. */
export const startLibrary = async (
  script: string,
  { execArgv, hasTls = true }: { execArgv?: readonly string[]; hasTls?: boolean } = {},
): Promise<Library> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-verify-'))
  const child = fork(script, [replayArgument], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: environment(folder, hasTls),
    ...(execArgv && { execArgv: [...execArgv] }),
  })
  let complaint = ''
  let count = 0
  child.stderr?.on('data', (part: Buffer) => {
    complaint = `${complaint}${part.toString()}`.slice(-2_000)
  })
  const next = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const ended = (): void => {
        const why = complaint.split('\n').find((line) => /error/i.test(line)) ?? 'it ended without a message'
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
    verify: async (pact, order) => {
      // A new file each time: some file systems wait for the disk when one is overwritten.
      count += 1
      const file = path.join(folder, `${count}.json`)
      writeFileSync(file, pact)
      const response = next()
      // `next` reports a child that has ended.
      child.send({ ...order, file } satisfies ReplayOrder, () => {})
      const replied = (await response) as ReplayResponse // the child sends nothing else
      unlinkSync(file)
      return replied
    },
  }
}

/** Replays one interaction at a time against a host. */
export interface Replayer {
  /** Resolves to the library's report as JSON text. Rejects with BadInput if the library itself cannot run. */
  readonly replay: (
    pact: Pact,
    interaction: Interaction,
    values: Readonly<Record<string, StateValues>>,
  ) => Promise<string>
  readonly close: () => Promise<void>
}

/** The interaction as a separate pact. The library inserts the state's values while it sends, so no file ever holds a token. */
const alone = (pact: Pact, { raw }: Interaction): string => JSON.stringify({ ...pact.raw, interactions: [raw] })

/** Creates a replayer whose child starts only with the first interaction, so that a run that ends before needs no child. */
export const createReplayer = (script: string, url: string, timeoutMs: number): Replayer => {
  let started: Promise<Library> | null = null
  return {
    replay: async (pact, interaction, values) => {
      started ??= startLibrary(script, { hasTls: false })
      const library = await started
      // The library waits longer than the proxy, which times out first and reports what was received by then.
      const order = { provider: pact.provider, url, timeoutMs: timeoutMs + 5_000, values }
      const result = await library.verify(alone(pact, interaction), order)
      switch (result.kind) {
        case 'report':
          return result.text
        case 'crash':
          throw new BadInput(
            `The Pact library could not read '${interaction.description}' of ${pact.source} (${result.why}).`,
          )
      }
    },
    close: async () => (await started)?.close(),
  }
}

import { BadInput } from './bad-input.ts'
import { startLibrary, type Library } from './library.ts'
import type { Interaction, Pact } from './pact-file.ts'
import type { StateValues } from './states.ts'
import { isObject } from '../../openapi/json.ts'

/** Replays one interaction at a time against a host. */
export interface Replayer {
  /** Resolves to the library's report as JSON text. Rejects with BadInput where the library itself cannot run. */
  readonly replay: (
    pact: Pact,
    interaction: Interaction,
    values: Readonly<Record<string, StateValues>>,
  ) => Promise<string>
  readonly close: () => Promise<void>
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

/** Creates a replayer whose child starts with the first interaction: what cannot be verified at all needs none. */
export const createReplayer = (script: string, url: string, timeoutMs: number): Replayer => {
  let started: Promise<Library> | null = null
  return {
    replay: async (pact, interaction, values) => {
      started ??= startLibrary(script, { hasTls: url.startsWith('https:') })
      const library = await started
      const hasToken = Object.values(values).some(({ accessToken }) => typeof accessToken === 'string')
      const reply = await library.verify(alone(pact, interaction, hasToken), {
        provider: pact.provider,
        url,
        timeoutMs,
        values,
      })
      switch (reply.kind) {
        case 'report':
          return reply.text
        case 'crash':
          throw new BadInput(
            `The Pact library could not read '${interaction.description}' of ${pact.source} (${reply.why}).`,
          )
      }
    },
    close: async () => (await started)?.close(),
  }
}

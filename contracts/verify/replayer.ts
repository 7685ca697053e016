import { BadInput } from './bad-input.ts'
import { startLibrary, type Library } from './library.ts'
import type { Interaction, Pact } from './pact-file.ts'
import type { StateValues } from './states.ts'

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

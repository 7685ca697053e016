import { readDocuments } from '../../../../mock-server/http.ts'
import { client, sidesOf } from '../../agreement.ts'
import type { Artefact } from '../../evidence.ts'
import { observe, type SentInteraction } from '../../interactions.ts'
import { judge, type Mismatch } from '../../judge.ts'
import { operationIdOf } from '../../../merge.ts'
import type { PactLibrary } from '../../pact-library.ts'
import { readInteractions, type Interaction } from '../../pact-file.ts'
import { send, uncheckedMock } from '../../send.ts'
import { inClient, unknowable } from './client.ts'
import { inMock } from './mock.ts'
import { inOpenApi } from './openapi.ts'
import { inPact } from './pact.ts'
import { withDocument, type KnownMutant } from './known-mutant.ts'

/** A known mutant, and the agreement's findings. */
export interface KnownTrial extends KnownMutant {
  readonly mismatches: readonly Mismatch[]
  /** The outliers that the agreement names, each once; null is 'nobody can know'. */
  readonly named: readonly (Artefact | null)[]
}

const from = (outlier: Artefact, all: readonly Omit<KnownMutant, 'outlier'>[]): readonly KnownMutant[] =>
  all.map((one) => ({ ...one, outlier }))

/** Every known mutant. */
export const knownMutants: readonly KnownMutant[] = [
  ...from('OpenAPI', inOpenApi),
  ...from('the pact', inPact),
  ...from('the mock', inMock),
  ...from('the client', inClient),
  ...unknowable,
]

/** Puts each mutant into copies of the committed artefacts, with all interactions of its operation, and runs the agreement. */
export const tryKnown = async (pact: PactLibrary): Promise<readonly KnownTrial[]> => {
  const documents = readDocuments()
  const mock = uncheckedMock(documents)
  const interactions: readonly Interaction[] = [...readInteractions('legacy'), ...readInteractions('versioned')]
  const trials: KnownTrial[] = []
  for (const one of knownMutants) {
    const wanted = interactions.find(({ description }) => description === one.interaction)
    if (!wanted) throw new Error(`There is no interaction '${one.interaction}'. Put '${one.what}' into another.`)
    const id = operationIdOf(wanted)
    const changed = one.document ? withDocument(documents, wanted.host, one.document) : documents
    const asked = one.document ? uncheckedMock(changed) : mock
    const all: SentInteraction[] = []
    for (const interaction of interactions.filter((other) => operationIdOf(other) === id)) {
      const own = interaction === wanted && one.pact ? one.pact(interaction) : interaction
      const sent = await send(asked, own)
      all.push({
        interaction: own,
        sent: interaction === wanted && one.sent ? { ...sent, response: one.sent(sent.response) } : sent,
      })
    }
    const operation = client[id]
    if (!operation) throw new Error(`The client has no ${id}.`)
    const own = one.client ? { ...client, [id]: one.client(operation) } : client
    const mismatches = judge(await observe(all, { ...sidesOf(changed), client: own }, pact), own)
    trials.push({ ...one, mismatches, named: [...new Set(mismatches.map(({ verdict }) => verdict.outlier))] })
  }
  return trials
}

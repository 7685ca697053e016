import { readDocuments } from '../../../mock-server/http.ts'
import { client, sidesOf } from '../agreement.ts'
import type { Artefact } from '../evidence.ts'
import { observe, type SentInteraction } from '../interactions.ts'
import { judge, type Mismatch } from '../judge.ts'
import { operationIdOf } from '../../merge.ts'
import type { PactLibrary } from '../pact-library.ts'
import { readInteractions, type Interaction } from '../pact-file.ts'
import { send, uncheckedMock } from '../send.ts'
import { inClient, unknowable } from './planted-client.ts'
import { inMock } from './planted-mock.ts'
import { inOpenApi } from './planted-openapi.ts'
import { inPact } from './planted-pact.ts'
import { withDocument, type Planted } from './planted.ts'

/** A planted mismatch, and what the agreement says of it. */
export interface PlantedTrial extends Planted {
  readonly mismatches: readonly Mismatch[]
  /** Those that it names, each once; null is 'nobody can know'. */
  readonly named: readonly (Artefact | null)[]
}

const from = (outlier: Artefact, all: readonly Omit<Planted, 'outlier'>[]): readonly Planted[] =>
  all.map((one) => ({ ...one, outlier }))

/** Every planted mismatch. */
export const planted: readonly Planted[] = [
  ...from('OpenAPI', inOpenApi),
  ...from('the pact', inPact),
  ...from('the mock', inMock),
  ...from('the client', inClient),
  ...unknowable,
]

/** Plants each mismatch in copies of the committed artefacts, with all interactions of its operation, and asks the agreement. */
export const plant = async (pact: PactLibrary): Promise<readonly PlantedTrial[]> => {
  const documents = readDocuments()
  const mock = uncheckedMock(documents)
  const interactions: readonly Interaction[] = [...readInteractions('legacy'), ...readInteractions('versioned')]
  const trials: PlantedTrial[] = []
  for (const one of planted) {
    const wanted = interactions.find(({ description }) => description === one.interaction)
    if (!wanted) throw new Error(`There is no interaction '${one.interaction}'. Plant '${one.what}' in another.`)
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

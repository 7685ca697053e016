import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Host } from '../../src/effects/api/operation.ts'
import type { Source } from './arguments.ts'
import { BadInput } from './bad-input.ts'
import { pactsOf, type BrokerPact } from './broker.ts'
import { readPactFile } from './pact-file.ts'

const ownPact = (host: Host): string => {
  const file = new URL(`../pacts/portal-${host}.json`, import.meta.url)
  if (!existsSync(file)) throw new BadInput(`The package lacks the pact of ${host}. Install it again.`)
  return fileURLToPath(file)
}

const withoutBroker = { resultsUrl: null, isPending: false, notices: [] } as const

/** The pacts of a host from the source that the arguments name. Throws BadInput if there are none. */
export const pactsFrom = async (source: Source, host: Host, branch: string | null): Promise<readonly BrokerPact[]> => {
  switch (source.kind) {
    case 'own':
      // Shows the file's name alone: the path of the package is irrelevant.
      return [{ ...readPactFile(ownPact(host), host), source: `portal-${host}.json`, ...withoutBroker }]
    case 'file':
      return [{ ...readPactFile(source.file, host), ...withoutBroker }]
    case 'broker':
      return pactsOf(source.access, host, { ...source, providerBranch: branch })
  }
}

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Host } from '../../openapi/document.ts'
import { BadInput } from './bad-input.ts'
import { readPactFile, type Pact } from './pact-file.ts'

/** The pact of a host: the file that the arguments name, otherwise the package's own. Throws BadInput if there is none. */
export const pactFrom = (file: string | null, host: Host): Pact => {
  if (file !== null) return readPactFile(file, host)
  const own = new URL(`../pacts/portal-${host}.json`, import.meta.url)
  if (!existsSync(own)) throw new BadInput(`The package lacks the pact of ${host}. Install it again.`)
  // Shows the file's name alone: the path of the package is irrelevant.
  return { ...readPactFile(fileURLToPath(own), host), source: `portal-${host}.json` }
}

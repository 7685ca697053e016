import { existsSync, readFileSync } from 'node:fs'

/** The version of the package, or of the checkout. The bundle lies in a folder of the package, this file two below the checkout. */
const manifest = ['../package.json', '../../package.json']
  .map((place) => new URL(place, import.meta.url))
  .find((file) => existsSync(file))

const read = (): string => {
  const json: unknown = manifest ? JSON.parse(readFileSync(manifest, 'utf8')) : null
  const found = typeof json === 'object' && json !== null && 'version' in json ? json.version : null
  return typeof found === 'string' ? found : 'of no version'
}

/** The version of the contracts and of this program. */
export const version = read()

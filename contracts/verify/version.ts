import { existsSync, readFileSync } from 'node:fs'

/** The manifest of the package or of the checkout. The bundle is one folder below the package's root, this file two below the checkout's. */
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

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Artefact } from './evidence.ts'
import type { Observation } from './interactions.ts'
import { stateOf } from './pact-file.ts'
import { operationIdOf } from '../merge.ts'
import { isObject } from '../../openapi/json.ts'

const root = new URL('../../', import.meta.url)
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8')

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(ending) && !file.endsWith('.test.ts') !== file.endsWith('.pact.test.ts'))

/** The file of `openapi/` in which the bundle's path, or the schema that it refers to, is written. */
const descriptionFile = ({ interaction: { host }, operation }: Observation, schema: string | null): string => {
  const main = `openapi/${host}/${host}.yaml`
  if (schema !== null) {
    const files = [...readdirSync(new URL(`openapi/${host}/`, root)).map((file) => `openapi/${host}/${file}`)]
    const shared = readdirSync(new URL('openapi/', root)).filter(
      (file) => file.endsWith('.yaml') && file !== `${host}.yaml`,
    )
    const found = [...files, ...shared.map((file) => `openapi/${file}`)].find((file) => {
      const content: unknown = parse(textOf(file))
      return isObject(content) && isObject(content['schemas']) && schema in content['schemas']
    })
    if (found !== undefined) return found
  }
  const content: unknown = existsSync(new URL(main, root)) ? parse(textOf(main)) : null
  const paths = isObject(content) && isObject(content['paths']) ? content['paths'] : {}
  const item = paths[operation?.path ?? '']
  const file = isObject(item) && typeof item['$ref'] === 'string' ? item['$ref'].split('#')[0] : undefined
  return file === undefined ? main : `openapi/${host}/${file}`
}

/** The mock's handler, or the scenario that responds instead. */
const mockFile = ({ interaction, sent }: Observation): string => {
  if (sent.response.fault !== null) {
    const state = stateOf(interaction)
    const found = filesIn('mock-server/scenarios/', '.ts').find((file) =>
      new RegExp(`^ {2}(readonly )?'?${state}'?: \\{`, 'm').test(textOf(file)),
    )
    if (found !== undefined) return `${found} (${state})`
  }
  const routes = textOf('mock-server/routes.ts')
  const id = operationIdOf(interaction)
  const imported = [...routes.matchAll(/import \{([^}]*)\} from '\.\/([^']+)'/g)].find(([, names]) =>
    (names ?? '').split(',').some((name) => name.trim().split(' as ').at(-1) === id),
  )
  return imported ? `mock-server/${imported[2]}` : 'mock-server/routes.ts'
}

const pactFile = ({ interaction }: Observation): string => {
  const title = interaction.description.slice(operationIdOf(interaction).length + 2)
  const files = filesIn('contracts/', '.pact.test.ts')
  const id = new RegExp(`\\b${operationIdOf(interaction)}\\b`)
  return (
    files.find((file) => textOf(file).includes(`${title}'`)) ??
    files.find((file) => id.test(textOf(file))) ??
    'contracts/'
  )
}

/** The file in which to correct an artefact; `schema` is the name of the shared schema of the place, or null. */
export const fileToMend = (outlier: Artefact, observed: Observation, schema: string | null): string => {
  switch (outlier) {
    case 'OpenAPI':
      return descriptionFile(observed, schema)
    case 'the mock':
      return mockFile(observed)
    case 'the pact':
      return pactFile(observed)
    case 'the client':
      return 'src/effects/api/generated/ by `npm run generate`'
  }
}

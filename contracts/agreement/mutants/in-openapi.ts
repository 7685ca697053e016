import type { OpenApiDocuments } from '../../../mock-server/openapi.ts'
import type { Observation } from '../interactions.ts'
import { isObject, keysOfPointer, resolve, valueAt, type Json } from '../../../openapi/json.ts'
import type { Chance } from '../../../tools/mutants/chance.ts'
import { mutatedValue, type Field, type Kind } from './fields.ts'

/** A parsed OpenAPI document that was copied to be changed. */
type Changing = Record<string, unknown>

const isChanging = (value: unknown): value is Changing => isObject(value)

const at = (root: Changing, pointer: string): Changing => {
  // The pointer to where it is defined, because changes have to be made there.
  const found = valueAt(root, keysOfPointer(resolve(root, pointer).pointer))
  if (!isChanging(found)) throw new Error(`There is nothing at ${pointer}.`)
  return found
}

const other = (value: Json): string => (typeof value === 'string' ? 'integer' : 'string')

/** Renames a property in every example below a node. */
const renameInExamples = (node: unknown, name: string, instead: string, inside = false): void => {
  if (Array.isArray(node)) for (const one of node) renameInExamples(one, name, instead, inside)
  if (!isChanging(node)) return
  if (inside && name in node) {
    node[instead] = node[name] ?? null
    delete node[name]
  }
  for (const [key, one] of Object.entries(node)) renameInExamples(one, name, instead, inside || key === 'examples')
}

const changeProperty = (holder: Changing, kind: Kind, { name, value, schemas }: Field, chance: Chance): void => {
  const { properties, required } = holder
  if (!isChanging(properties)) return
  const own = schemas[0]?.schema ?? {}
  const names = Array.isArray(required) ? (required as string[]) : []
  switch (kind) {
    case 'renamed': {
      const instead = `${name}Renamed`
      properties[instead] = properties[name] ?? null
      delete properties[name]
      holder['required'] = names.map((one) => (one === name ? instead : one))
      return
    }
    case 'optional':
      holder['required'] = names.filter((one) => one !== name)
      return
    case 'type':
      properties[name] = { type: other(value) }
      return
    case 'enum': {
      const members = (own['enum'] as readonly Json[]).slice()
      members[chance.below(members.length)] = String(mutatedValue('enum', value))
      properties[name] = { ...own, enum: members }
      return
    }
    case 'nullable':
      properties[name] = { anyOf: [properties[name], { type: 'null' }] }
      return
    case 'array':
      properties[name] = Array.isArray(value) ? { type: 'object' } : { type: 'array', items: { type: 'object' } }
      return
    case 'format':
      properties[name] =
        chance.below(2) === 0 && own['format'] === 'date' ? { type: 'string' } : { type: 'string', format: 'uuid' }
      return
    case 'status':
  }
}

/** The documents with a mutation in the schema of a field. */
export const mutateSchema = (
  documents: OpenApiDocuments,
  observed: Observation,
  kind: Kind,
  field: Field,
  chance: Chance,
): OpenApiDocuments => {
  const { host } = observed.interaction
  const document = structuredClone(documents[host]) as Changing
  changeProperty(at(document, field.holder), kind, field, chance)
  // In half of the cases the examples keep the old name, as if somebody forgot them.
  if (kind === 'renamed' && chance.below(2) === 0 && observed.operation)
    renameInExamples(
      at(document, `#/paths/${observed.operation.path.replaceAll('/', '~1')}`),
      field.name,
      `${field.name}Renamed`,
    )
  return { ...documents, [host]: document }
}

/** The documents with the status of an interaction under another number. */
export const mutateStatus = (
  documents: OpenApiDocuments,
  { interaction, operation }: Observation,
): OpenApiDocuments => {
  const document = structuredClone(documents[interaction.host]) as Changing
  const path = operation?.path.replaceAll('/', '~1') ?? ''
  const responses = at(document, `#/paths/${path}/${operation?.method ?? ''}/responses`)
  const status = String(interaction.response.status)
  const free = ['410', '418', '206', '507'].find((one) => !(one in responses)) ?? '419'
  responses[free] = responses[status] ?? null
  delete responses[status]
  return { ...documents, [interaction.host]: document }
}

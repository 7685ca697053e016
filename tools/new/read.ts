import type { Operation } from './openapi-operation.ts'
import type { Names } from './names.ts'
import { codecOf, sampleOf } from './schema.ts'

/** What the tests use: the key in a path, the data of a request, and the part of it that the other events repeat. */
const keyed = (key: Operation['key']) => ({
  data: key ? `{ ${key.name}: key }` : '{}',
  more: key ? `${key.name}: key, ` : '',
  constant: key ? `const key = ${JSON.stringify(key.value)}\n` : '',
})

/** `src/domain/<area>/<feature>.ts` of a read: its definition, slice, command and selector. */
export const domain = ({ Name, name }: Names, { schema, resolve, key }: Operation): string => {
  const codec = codecOf(schema, resolve)
  const classifications = [...new Set([...codec.classifications, ...(key ? ['plain'] : [])])].sort()
  return `import * as t from 'io-ts'
${classifications.length > 0 ? `import { ${classifications.join(', ')} } from '../kernel/codecs/classification.ts'\n` : ''}import { define${key ? 'Keyed' : ''}Read } from '../kernel/requests/read.ts'
import type { Remote${key ? 'ById' : ''} } from '../kernel/requests/remote.ts'
${key ? '' : "import { idle } from '../kernel/requests/remote.ts'\n"}import { defineSlice } from '../kernel/slice.ts'

export const ${Name} = ${codec.text}
export type ${Name} = t.TypeOf<typeof ${Name}>

export const ${name}Read = define${key ? 'Keyed' : ''}Read('${Name}', {
  ${key ? `key: ['${key.name}', plain],\n  ` : ''}data: { ${name}: ${Name} },
  value: ({ ${name}: found }) => found,
})
export const { ${Name}Requested, ${Name}Loaded, ${Name}Failed } = ${name}Read.events

export const ${name} = defineSlice({
  name: '${name}',
  lifetime: 'session',
  initial: (): ${key ? `RemoteById<${Name}>` : `{ now: Remote<${Name}> }`} => (${key ? '{}' : '{ now: idle }'}),
  own: ${name}Read.events,
  on: ${name}Read.on(${key ? '' : "'now'"}),
})

export const request${Name} = ${name}Read.request(${name}${key ? '' : ", 'now'"})
export const select${Name} = ${name}Read.select(${name}${key ? '' : ", 'now'"})
`
}

/** Its test: loaded, and kept if a reload fails. */
export const domainTest = ({ feature, Name, name, words }: Names, operation: Operation, id: string): string => {
  const { key } = operation
  const sample = sampleOf(operation, operation.resolve)
  const { data, more, constant } = keyed(key)
  const input = key ? ', key' : ''
  return `import { expect, it } from 'vitest'
import { produced, story } from '../kernel/testing.ts'
import { ${sample.includes('html(') ? 'html, ' : ''}offline } from '../samples.ts'
import type { ${Name} } from './${feature}.ts'
import { ${name}, ${Name}Failed, ${Name}Loaded, ${Name}Requested, request${Name}, select${Name} } from './${feature}.ts'

const given = story(${name})
${constant}const found: ${Name} = ${sample}
const requested = ${Name}Requested(${data})

it('${id}the ${words} can be requested, and stays while a reload fails', () => {
  expect(given().when(request${Name}${input})).toEqual(produced(requested))
  const loaded = given(requested).at(5, ${Name}Loaded({ ${more}${name}: found }))
  expect(select${Name}(loaded.state${input})).toEqual({ status: 'loaded', value: found, at: 5 })
  const failed = loaded.at(6, requested, ${Name}Failed({ ${more}problem: offline }))
  expect(select${Name}(failed.state${input})).toEqual({ status: 'failed', problem: offline, value: found })
})
`
}

/** `src/effects/<area>/<feature>.ts` of a read: the call. */
export const effect = (
  { area, feature, Name, name }: Names,
  { id, area: of, key }: Operation,
): string => `import { ${name}Read } from '../../domain/${area}/${feature}.ts'
import { ${id} } from '../api/generated/${of}.ts'
import { portalRead } from '../runtime/portal-calls.ts'

export const load${Name} = portalRead(${name}Read, {
  name: '${name}.load',
  call: (${key ? `{ ${key.name} }` : '_'}, { api }) => api(${id}${key ? `, { path: { ${key.name} } }` : ''}),
  data: (${name}) => ({ ${name} }),
})
`

/** Its test, in virtual time. */
export const effectTest = ({ area, feature, Name, name, words }: Names, operation: Operation, id: string): string => {
  const { key } = operation
  const sample = sampleOf(operation, operation.resolve)
  const { data, more, constant } = keyed(key)
  return `import { expect, it } from 'vitest'
import { ${Name}Failed, ${Name}Loaded, ${Name}Requested } from '../../domain/${area}/${feature}.ts'
import { ${sample.includes('html(') ? 'html, ' : ''}offline } from '../../domain/samples.ts'
import { ${operation.id} } from '../api/generated/${operation.area}.ts'
import type { DataOf } from '../api/operation.ts'
import { fails, fakeHost, provesAll, responds, runEffect } from '../runtime/testing.ts'
import { load${Name} } from './${feature}.ts'

${constant}const found: DataOf<typeof ${operation.id}> = ${sample}
const when = ['a', { a: ${Name}Requested(${data}) }] as const

it('${id}the ${words} is loaded', () => {
  const ports = fakeHost(responds(${operation.id}, found))
  runEffect({ effect: load${Name}, ports, when, then: ['5ms b', { b: ${Name}Loaded({ ${more}${name}: found }) }] })
  expect(ports.calls).toEqual([{ id: '${operation.id}', input: ${key ? `{ path: { ${key.name}: key } }` : 'undefined'}, ended: 'completed' }])
})

it('${id}the ${words} says why it cannot be loaded', () => {
  const ports = fakeHost(fails(${operation.id}, offline))
  runEffect({ effect: load${Name}, ports, when, then: ['5ms b', { b: ${Name}Failed({ ${more}problem: offline }) }] })
})

provesAll(load${Name})
`
}

import type { Operation } from './openapi-operation.ts'
import type { Names } from './names.ts'
import { codecOf, sampleOf } from './schema.ts'

interface Field {
  readonly name: string
  readonly codec: string
  readonly sample: string
}

/** The fields of a request event: the path's key and the body, if there are any. */
export const fieldsOf = ({ key, body }: Operation, Name: string): readonly Field[] => [
  ...(key ? [{ name: key.name, codec: 'plain', sample: JSON.stringify(key.value) }] : []),
  ...(body ? [{ name: 'body', codec: `${Name}Body`, sample: 'body' }] : []),
]
const listOf = (fields: readonly Field[], part: (field: Field) => string): string =>
  fields.length === 0 ? '{}' : `{ ${fields.map(part).join(', ')} }`
const bodyOf = ({ body, resolve }: Operation, Name: string): string =>
  body ? `const body: t.TypeOf<typeof ${Name}Body> = ${sampleOf(body, resolve)}\n` : ''

/** `src/domain/<area>/<feature>.ts` of a change: its definition, the event of its success, slice, command and selector. */
export const domain = ({ Name, name }: Names, operation: Operation, done: string): string => {
  const { body, resolve } = operation
  const codec = body ? codecOf(body.schema, resolve) : null
  const fields = fieldsOf(operation, Name)
  const classifications = [...new Set([...(codec?.classifications ?? []), ...(operation.key ? ['plain'] : [])])].sort()
  return `import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
${body ? "import * as t from 'io-ts'\n" : ''}import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
${classifications.length > 0 ? `import { ${classifications.join(', ')} } from '../kernel/codecs/classification.ts'\n` : ''}import type { ${fields.length > 0 ? 'DataOf, ' : ''}DomainEvent } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
import { defineWrite, type WriteState } from '../kernel/requests/write.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'

${codec ? `export const ${Name}Body = ${codec.text}\n\n` : ''}export const ${name}Write = defineWrite('${Name}', { data: ${listOf(fields, (one) => `${one.name}: ${one.codec}`)} })
export const { ${Name}Requested, ${Name}Failed } = ${name}Write.events
export const ${done} = defineEvent('${done}', {})

interface ${Name}State {
  now: WriteState<{ kind: 'open' } | { kind: 'done' }>
}

export const ${name} = defineSlice({
  name: '${name}',
  lifetime: 'session',
  initial: (): ${Name}State => ({ now: { kind: 'open' } }),
  own: { ...${name}Write.events, ${done} },
  on: {
    ...${name}Write.on<${Name}State>('now'),
    ${done}: (draft) => {
      draft.now = { kind: 'done' }
    },
  },
})

/** One at a time. Add the rules that the request has to pass. */
export const request${Name} = (
  state: StateWith<typeof ${name}>,
  ${fields.length > 0 ? 'input' : '_'}: ${fields.length > 0 ? `DataOf<typeof ${Name}Requested>` : 'void'},
): Either<Refusal, DomainEvent> =>
  state.${name}.now.kind === 'sending' ? left(refuse('busy')) : right(${Name}Requested(${fields.length > 0 ? 'input' : '{}'}))

export const select${Name} = selector([${name}], (state) => state.${name}.now)
`
}

/** What both tests of a change send: its fields, its body if it has one, and the text of the data. */
const sentBy = (operation: Operation, Name: string) => {
  const fields = fieldsOf(operation, Name)
  const data = listOf(fields, (one) => (one.name === one.sample ? one.name : `${one.name}: ${one.sample}`))
  return { fields, sample: bodyOf(operation, Name), data }
}

/** Its test: requested once, done, failed. */
export const domainTest = (
  { feature, Name, name, words }: Names,
  operation: Operation,
  id: string,
  done: string,
): string => {
  const { fields, sample, data } = sentBy(operation, Name)
  const input = fields.length > 0 ? `, ${data}` : ''
  return `${sample ? "import type * as t from 'io-ts'\n" : ''}import { expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
${sample ? `import type { ${Name}Body } from './${feature}.ts'\n` : ''}import { ${done}, ${name}, ${Name}Failed, ${Name}Requested, request${Name}, select${Name} } from './${feature}.ts'

const given = story(${name})
${sample}const requested = ${Name}Requested(${data})

it('${id}the ${words} is requested one at a time', () => {
  expect(given().when(request${Name}${input})).toEqual(produced(requested))
  expect(given(requested).when(request${Name}${input})).toEqual(refused('busy'))
})

it('${id}the ${words} is done or failed, and can be requested again', () => {
  expect(select${Name}(given(requested, ${done}({})).state)).toEqual({ kind: 'done' })
  const failed = given(requested, ${Name}Failed({ problem: offline }))
  expect(select${Name}(failed.state)).toEqual({ kind: 'failed', problem: offline })
  expect(failed.when(request${Name}${input})).toEqual(produced(requested))
})
`
}

/** `src/effects/<area>/<feature>.ts` of a change: the call, and what its success means. */
export const effect = ({ area, feature, Name, name }: Names, operation: Operation, done: string): string => {
  const { id, area: of, key, body } = operation
  const fields = fieldsOf(operation, Name)
  const input = [...(key ? [`path: { ${key.name} }`] : []), ...(body ? ['body'] : [])]
  return `import { ${done}, ${name}Write } from '../../domain/${area}/${feature}.ts'
import { ${id} } from '../api/generated/${of}.ts'
import { portalWrite } from '../runtime/portal-calls.ts'

export const send${Name} = portalWrite(${name}Write, {
  name: '${name}.send',
  call: (${fields.length > 0 ? listOf(fields, (one) => one.name) : '_'}, { api }) => api(${id}${input.length > 0 ? `, { ${input.join(', ')} }` : ''}),
  emits: [${done}],
  done: () => ${done}({}),
})
`
}

/** Its test, in virtual time. */
export const effectTest = (
  { area, feature, Name, words }: Names,
  operation: Operation,
  id: string,
  done: string,
): string => {
  const { sample, data } = sentBy(operation, Name)
  return `${sample ? "import type * as t from 'io-ts'\n" : ''}import { it } from 'vitest'
${sample ? `import type { ${Name}Body } from '../../domain/${area}/${feature}.ts'\n` : ''}import { ${done}, ${Name}Failed, ${Name}Requested } from '../../domain/${area}/${feature}.ts'
import { offline } from '../../domain/samples.ts'
import { ${operation.id} } from '../api/generated/${operation.area}.ts'
import { fails, fakeHost, provesAll, responds, runEffect } from '../runtime/testing.ts'
import { send${Name} } from './${feature}.ts'

${sample}const when = ['a', { a: ${Name}Requested(${data}) }] as const

it('${id}the ${words} is sent', () => {
  const ports = fakeHost(responds(${operation.id}, ${operation.example === null ? 'null' : sampleOf(operation, operation.resolve)}))
  runEffect({ effect: send${Name}, ports, when, then: ['5ms b', { b: ${done}({}) }] })
})

it('${id}the ${words} says why it failed', () => {
  const ports = fakeHost(fails(${operation.id}, offline))
  runEffect({ effect: send${Name}, ports, when, then: ['5ms b', { b: ${Name}Failed({ problem: offline }) }] })
})

provesAll(send${Name})
`
}

import { codecOf, sampleOf } from './described.mjs'
import { keyed } from './names.mjs'

/** `{ id }` inside a function that has the key as a value of its own name. */
const keyedData = (key) => (key ? `{ ${key.name} }` : '{}')

/** `src/domain/<area>/<feature>.ts`: events, slice, command, selector. */
export const domain = ({ Name, name, words }, operation) => {
  const { key } = operation
  const codec = codecOf(operation)
  const marks = [...new Set([...codec.marks, ...(key ? ['plain'] : [])])].sort()
  const state = key ? `RemoteById<${Name}>` : `{ remote: Remote<${Name}> }`
  const at = key ? `draft[${key.name}]` : 'draft.remote'
  const { prop } = keyed(key)
  const from = (data) =>
    key ? `draft, { ${data ? `${data}, ` : ''}${key.name} }` : data ? `draft, { ${data} }` : 'draft'
  return `import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
${marks.length > 0 ? `import { ${marks.join(', ')} } from '../kernel/marks.ts'\n` : ''}import { Problem } from '../kernel/problem.ts'
import type { Remote${key ? ', RemoteById' : ''} } from '../kernel/remote.ts'
import { failed, idle, loaded, loading } from '../kernel/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'

export const ${Name} = ${codec.text}
export type ${Name} = t.TypeOf<typeof ${Name}>

export const ${Name}Requested = defineEvent('${Name}Requested', { ${prop} })
export const ${Name}Loaded = defineEvent('${Name}Loaded', { ${prop ? `${prop}, ` : ''}${name}: ${Name} })
export const ${Name}Failed = defineEvent('${Name}Failed', { ${prop ? `${prop}, ` : ''}problem: Problem })

export const ${name} = defineSlice({
  name: '${name}',
  initial: (): ${state} => (${key ? '{}' : '{ remote: idle }'}),
  own: { ${Name}Requested, ${Name}Loaded, ${Name}Failed },
  on: {
    ${Name}Requested: (${from('')}) => {
      ${at} = loading(${at})
    },
    ${Name}Loaded: (${from(`${name}: found`)}, at) => {
      ${at} = loaded(found, at)
    },
    ${Name}Failed: (${from('problem')}) => {
      ${at} = failed(${at}, problem)
    },
  },
})
type Needs = StateWith<typeof ${name}>

/** Asks for the ${words}, unless an answer is still to come. */
export const request${Name} = (state: Needs${key ? `, ${key.name}: string` : ''}): Either<Refusal, DomainEvent> =>
  state.${name}${key ? `[${key.name}]?` : '.remote'}.status === 'loading' ? left(refuse('busy')) : right(${Name}Requested(${keyedData(key)}))

export const select${Name} = selector([${name}], (state${key ? `, ${key.name}: string` : ''}): Remote<${Name}> => state.${name}${key ? `[${key.name}] ?? idle` : '.remote'})
`
}

/** Its test: asked for, quiet, loaded, failed. */
export const domainTest = ({ feature, Name, name, words }, operation, id) => {
  const { key } = operation
  const sample = sampleOf(operation)
  const { data, more } = keyed(key, 'key')
  const select = key ? `select${Name}(given().state, key)` : `select${Name}(given().state)`
  const selected = (story) => select.replace('given()', story)
  const input = key ? ', key' : ''
  return `import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/kit.ts'
import { ${sample.includes('html(') ? 'html, ' : ''}offline } from '../samples.ts'
import type { ${Name} } from './${feature}.ts'
import { ${name}, ${Name}Failed, ${Name}Loaded, ${Name}Requested, request${Name}, select${Name} } from './${feature}.ts'

const given = story(${name})
${key ? `const key = ${JSON.stringify(key.value)}\n` : ''}const found: ${Name} = ${sample}
const requested = ${Name}Requested(${data})
const loaded = ${Name}Loaded({ ${more}${name}: found })
const failed = ${Name}Failed({ ${more}problem: offline })

describe('the ${words}', () => {
  it('${id}is asked for', () => {
    expect(${select}).toEqual({ status: 'idle' })
    expect(given().when(request${Name}${input})).toEqual(produced(requested))
  })

  it('${id}stays quiet while an answer is still to come', () => {
    expect(given(requested).when(request${Name}${input})).toEqual(refused('busy'))
  })

  it('${id}is loading, then loaded', () => {
    const asked = given(requested)
    expect(${selected('asked')}).toEqual({ status: 'loading', value: null })
    expect(${selected('asked.at(5, loaded)')}).toEqual({ status: 'loaded', value: found, at: 5 })
  })

  it('${id}keeps what is known when it fails, and may be asked for again', () => {
    const story = given(requested, loaded, requested, failed)
    expect(${selected('story')}).toEqual({ status: 'failed', problem: offline, value: found })
    expect(story.when(request${Name}${input})).toEqual(produced(requested))
  })
})
`
}

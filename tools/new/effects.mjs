import { sampleOf } from './described.mjs'
import { keyed } from './names.mjs'

/** `src/effects/<area>/<feature>.ts`: the call that the wish starts. */
export const effect = ({ area, feature, Name, name }, { id, area: of, key }) => {
  const more = key ? `${key.name}, ` : ''
  return `import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import { ${Name}Failed, ${Name}Loaded, ${Name}Requested } from '../../domain/${area}/${feature}.ts'
import { ${id} } from '../api/generated/${of}.ts'
${key ? '' : "import { one } from '../runtime/effect.ts'\n"}import { portalEffect } from '../runtime/portal-effect.ts'

export const load${Name} = portalEffect({
  name: '${name}.load',
  on: [${Name}Requested],
  policy: { switchBy: ${key ? `({ data }) => data.${key.name}` : 'one'} },
  emits: [${Name}Loaded, ${Name}Failed],
  failure: (problem${key ? `, { data: { ${key.name} } }` : ''}) => ${Name}Failed({ ${more}problem }),
  run: (${key ? `{ data: { ${key.name} } }` : '_'}, { api }) =>
    api(${id}${key ? `, { path: { ${key.name} } }` : ', {}'}).pipe(
      map(
        foldW(
          ({ problem }) => ${Name}Failed({ ${more}problem }),
          ({ data }) => ${Name}Loaded({ ${more}${name}: data }),
        ),
      ),
    ),
})
`
}

/** Its test, in virtual time: answered, failed, cancelled. */
export const effectTest = ({ area, feature, Name, name, words }, operation, id) => {
  const { key } = operation
  const sample = sampleOf(operation)
  const { data, more } = keyed(key, 'key')
  const input = key ? `{ path: { ${key.name}: key } }` : '{}'
  return `import { describe, expect, it } from 'vitest'
import { ${Name}Failed, ${Name}Loaded, ${Name}Requested } from '../../domain/${area}/${feature}.ts'
import { ${sample.includes('html(') ? 'html, ' : ''}offline } from '../../domain/samples.ts'
import { ${operation.id} } from '../api/generated/${operation.area}.ts'
import type { DataOf } from '../api/operation.ts'
import { answers, fails, fakeHost, provesAll, runEffect } from '../runtime/kit.ts'
import { load${Name} } from './${feature}.ts'

${key ? `const key = ${JSON.stringify(key.value)}\n` : ''}const found: DataOf<typeof ${operation.id}> = ${sample}
const requested = ${Name}Requested(${data})
const loaded = ${Name}Loaded({ ${more}${name}: found })

describe('loading the ${words}', () => {
  it('${id}calls once and tells the answer', () => {
    const { api, calls } = fakeHost(answers(${operation.id}, found))
    runEffect({ effect: load${Name}, ports: { api }, when: ['a', { a: requested }], then: ['5ms b', { b: loaded }] })
    expect(calls).toEqual([{ id: '${operation.id}', input: ${input}, ended: 'answered' }])
  })

  it('${id}tells why it failed', () => {
    const { api } = fakeHost(fails(${operation.id}, offline))
    const failed = ${Name}Failed({ ${more}problem: offline })
    runEffect({ effect: load${Name}, ports: { api }, when: ['a', { a: requested }], then: ['5ms b', { b: failed }] })
  })

  it('${id}cancels the earlier of two calls', () => {
    const { api, calls } = fakeHost(answers(${operation.id}, found))
    runEffect({ effect: load${Name}, ports: { api }, when: ['aa', { a: requested }], then: ['6ms b', { b: loaded }] })
    expect(calls.map(({ ended }) => ended)).toEqual(['cancelled', 'answered'])
  })
})

provesAll(load${Name})
`
}

import { describe, expect, it } from 'vitest'
import { dereference, escapeKey, keysOfPointer, resolve, valueAt } from './json.ts'

const document = {
  paths: { '/a/{id}': { get: { $ref: '#/components/get~1it' } } },
  components: {
    'get/it': { $ref: '#/components/other', title: 'beside' },
    other: { title: 'other', list: [{ $ref: '#/components/last' }] },
    last: { deep: true },
  },
}

describe('an OpenAPI document', () => {
  it('[BED-1] resolves a reference to a reference, and what is beside one wins', () => {
    expect(resolve(document, '#/paths/~1a~1%7Bid%7D/get')).toEqual({
      pointer: '#/components/other',
      value: { title: 'beside', list: document.components.other.list },
    })
    expect(resolve(document, '#/components/other/list/0')).toEqual({
      pointer: '#/components/last',
      value: { deep: true },
    })
  })

  it('[BED-1] says where nothing is', () => {
    expect(() => resolve(document, '#/components/none')).toThrow('nothing at #/components/none')
  })

  it('[BED-1] keeps a key whatever it holds', () => {
    const key = 'a/b~c {d}'
    expect(keysOfPointer(`#/${escapeKey(key)}`)).toEqual([key])
    expect(valueAt({ [key]: [1, 2] }, [key, '1'])).toBe(2)
    expect(keysOfPointer('/100%/a%2Fb~1c')).toEqual(['100%', 'a%2Fb/c'])
  })

  it('[BED-1] leaves a part without a reference as it is', () => {
    expect(dereference(document, { title: 'own' })).toEqual({ title: 'own' })
    expect(dereference(document, { $ref: '#/components/last', title: 'own' })).toEqual({ deep: true, title: 'own' })
  })
})

import { describe, expect, it } from 'vitest'
import { operations } from './generated/operations.ts'
import { repeats } from './repeats.ts'

describe('what a second request does', () => {
  it('[CALL-1] is said of each change of the OpenAPI documents, and of nothing else', () => {
    const changes = Object.values(operations).flatMap(({ id, method }) =>
      method === 'GET' && id !== 'resetSelection' ? [] : [id],
    )
    expect(Object.keys(repeats).toSorted()).toEqual(changes.toSorted())
  })
})

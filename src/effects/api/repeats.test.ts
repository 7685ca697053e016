import { describe, expect, it } from 'vitest'
import { operations } from './generated/operations.ts'
import { repeats } from './repeats.ts'

describe('what a second request does', () => {
  it('[CALL-1] is said of each change of the OpenAPI documents, and of nothing else', () => {
    const changes = Object.values(operations).flatMap(({ id, method }) =>
      method === 'GET' && id !== 'resetSelection' ? [] : [id],
    )
    const said = Object.keys(repeats)
    expect(
      changes.filter((id) => !said.includes(id)),
      'changes without a line in src/effects/api/repeats.ts: say what a second request does',
    ).toEqual([])
    expect(
      said.filter((id) => !changes.includes(id)),
      'lines of src/effects/api/repeats.ts that no operation changes anything by',
    ).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { __asyncGenerator, __asyncValues, __await, __awaiter } from './lean-tslib.mjs'

const refused = (): Promise<never> => Promise.reject(new Error('no'))

describe('async functions of rxjs, as the browser has them', () => {
  it('return what they end with, and get what they await', async () => {
    const made = __awaiter(null, null, null, function* () {
      const one = yield Promise.resolve(1)
      try {
        yield refused()
      } catch (error) {
        return [one, String(error)]
      }
      return null
    })
    expect(await made).toEqual([1, 'Error: no'])
    await expect(
      __awaiter(null, null, null, function* () {
        yield refused()
      }),
    ).rejects.toThrow('no')
  })

  it('yield in turn, and close what they hold when nobody listens any more', async () => {
    const closed: string[] = []
    const values = () =>
      __asyncGenerator(null, ['a'], function* (first) {
        try {
          yield first
          yield yield __await(Promise.resolve('b'))
          try {
            yield __await(refused())
          } catch (error) {
            yield String(error)
          }
        } finally {
          closed.push('closed')
        }
        return 'end'
      })
    const all: unknown[] = []
    const iterator = __asyncValues(values())
    for (let step = await iterator.next(); !step.done; step = await iterator.next()) all.push(step.value)
    expect([all, closed]).toEqual([['a', 'b', 'Error: no'], ['closed']])
    for await (const value of values()) if (value === 'a') break
    expect(closed).toHaveLength(2)
  })
})

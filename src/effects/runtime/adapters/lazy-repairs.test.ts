import { describe, expect, it } from 'vitest'
import { ping } from '../../api/generated/session.ts'
import type { OnRead } from '../../api/response.ts'
import { lazyRepairs } from './lazy-ports.ts'

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const repair = { kind: 'lost', place: 'body.*' } as const

/** A recorder that counts its loads and notes what it recorded. */
const recorder = (load?: () => Promise<OnRead>) => {
  const said: (readonly [string, number, number])[] = []
  const count = { loads: 0, missed: 0 }
  const record = lazyRepairs(
    async () => {
      count.loads += 1
      return load ? load() : ({ id }, status, repairs) => said.push([id, status, repairs.length])
    },
    () => {
      count.missed += 1
    },
  )
  return { record, said, count }
}

describe('the chunk that records repairs', () => {
  it('[CALL-1] is loaded with the first repair, and records all that is read from then on', async () => {
    const { record, said, count } = recorder()
    record(ping, 200, [])
    expect(count.loads).toBe(0)
    record(ping, 200, [repair])
    record(ping, 200, [])
    await settled()
    expect(said).toEqual([
      ['ping', 200, 1],
      ['ping', 200, 0],
    ])
    expect(count).toEqual({ loads: 1, missed: 0 })
  })

  it('[CALL-1] [SHELL-4] reports that it could not be loaded', async () => {
    const { record, count } = recorder(() => Promise.reject(new TypeError('no chunk')))
    record(ping, 200, [repair])
    await settled()
    expect(count).toEqual({ loads: 1, missed: 1 })
  })
})

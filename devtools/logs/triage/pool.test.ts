import { describe, expect, it } from 'vitest'
import { mapped } from './pool.ts'

async function* these(items: readonly string[], taken: string[] = []): AsyncGenerator<string> {
  for (const item of items) {
    taken.push(item)
    yield await Promise.resolve(item)
  }
}

const rowsOf = async (items: readonly string[], { greeting = 'Hello', limit = 10_000 } = {}): Promise<string[]> => {
  const pool = {
    module: new URL('./pool.testing.ts', import.meta.url),
    setup: { greeting },
    lost: (item: string, why: string) => `${item}: ${why}`,
    threads: 2,
    memory: 40,
    limit,
  }
  const rows: string[] = []
  for await (const row of mapped<{ greeting: string }, string, string>(pool, these(items))) rows.push(row)
  return rows
}

describe('a pool of workers', () => {
  it('[BED-8] gives the rows in the order of the items, each once', async () => {
    const items = Array.from({ length: 400 }, (_, i) => (i % 50 === 0 ? 'late' : `item ${i}`))
    expect(await rowsOf(items)).toEqual(items.map((item) => `Hello, ${item}`))
  })

  it('[BED-8] loses the one item on which a worker throws, dies, runs out of memory or never ends, and goes on', async () => {
    const rows = await rowsOf(['a', 'throw', 'b', 'die', 'c', 'fill', 'd', 'endless', 'e'], { limit: 2000 })
    expect(rows).toEqual([
      'Hello, a',
      'throw: Error: This one is too much.',
      'Hello, b',
      'die: What read it ended without a word.',
      'Hello, c',
      'fill: It took more memory than the 40 MB that it can have.',
      'Hello, d',
      'endless: It took longer than 2 seconds, and was given up.',
      'Hello, e',
    ])
  })

  it('[BED-8] takes no more items than it needs to keep its workers busy', async () => {
    const taken: string[] = []
    // The first row is slow, while the other worker could do all the rest.
    const items = ['slow', ...Array.from({ length: 2000 }, (_, i) => `item ${i}`)]
    const pool = {
      module: new URL('./pool.testing.ts', import.meta.url),
      setup: { greeting: 'Hello' },
      lost: (item: string) => item,
      threads: 2,
    }
    const rows = mapped<{ greeting: string }, string, string>(pool, these(items, taken))
    await rows.next()
    expect(taken.length).toBeLessThan(140)
    await rows.return(undefined)
    expect(taken.length).toBeLessThan(140)
  })

  it('[BED-8] says why it cannot begin', async () => {
    await expect(rowsOf(['a'], { greeting: 'nothing' })).rejects.toThrow(
      'The workers cannot start: There is nothing to say.',
    )
  })
})

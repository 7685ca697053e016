import { describe, expect, it } from 'vitest'
import { alternate, median, rotated, rowsOf } from './figures.ts'
import { cellsOf, pageOf, numberText } from './page.ts'
import { isGood, isMet, withEarlier, type Kept, type Row } from './result.ts'

const row = (more: Partial<Row>): Row => ({
  what: 'one event',
  contender: 'the portal',
  figure: 12,
  unit: 'ms',
  ratio: 1.5,
  goal: null,
  ...more,
})

describe('figures', () => {
  it('takes the middle of numbers, whatever their order, and says of none that nothing was measured', () => {
    expect(median([9, 1, 10])).toBe(9)
    expect(median([2, 1])).toBe(2)
    expect(median([])).toBeNaN()
    expect(numberText(median([]))).toBe('not measured')
  })

  it('lets another contender begin each round, and every one go once', async () => {
    expect([0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'bca', 'cab', 'abc'])
    const order: string[] = []
    const all = await alternate(['a', 'b'] as const, 2, (name, round) => {
      order.push(name)
      return round
    })
    expect(order).toEqual(['a', 'b', 'b', 'a'])
    expect(all).toEqual({ a: [0, 1], b: [0, 1] })
  })

  it('compares round by round, so that a slow round counts for both', () => {
    const figures = { peer: [10, 100, 10], portal: [20, 200, 30] }
    const names = { peer: 'a peer', portal: 'the portal' }
    const [, portal] = rowsOf('one event', 'ms', figures, { peer: 'peer', names, goals: {} })
    expect(portal).toMatchObject({ figure: 30, ratio: 2 })
  })
})

describe('a goal', () => {
  it('is of the figure or of the ratio, and its bound belongs to it or not', () => {
    expect(isMet(row({ goal: { of: 'ratio', bound: 'at most', value: 1.5 } }))).toBe(true)
    expect(isMet(row({ goal: { of: 'figure', bound: 'at most', value: 1.5 } }))).toBe(false)
    expect(isMet(row({ goal: { of: 'figure', bound: 'under', value: 12 } }))).toBe(false)
    expect(isMet(row({ goal: { of: 'figure', bound: 'at least', value: 12 } }))).toBe(true)
    expect(isMet(row({}))).toBe(null)
  })

  it('is missed where nothing was measured', () => {
    for (const bound of ['at most', 'at least', 'under'] as const) {
      expect(isMet(row({ figure: Number.NaN, goal: { of: 'figure', bound, value: 1 } }))).toBe(false)
      expect(isMet(row({ ratio: null, goal: { of: 'ratio', bound, value: 1 } }))).toBe(false)
    }
  })

  it('makes a benchmark bad when it is missed, and so does a wrong checksum', () => {
    const missed = row({ goal: { of: 'figure', bound: 'at most', value: 1 } })
    expect(isGood({ rows: [row({})], checks: [{ what: 'one hash', held: true }] })).toBe(true)
    expect(isGood({ rows: [missed], checks: [] })).toBe(false)
    expect(isGood({ rows: [], checks: [{ what: 'one hash', held: false }] })).toBe(false)
  })
})

describe('the page of performance', () => {
  const kept: Kept = {
    name: 'core',
    title: 'Event core',
    method: 'one event.',
    rounds: 3,
    seed: 7,
    date: '2026-11-21',
    machine: { cores: 2, node: 'Node 20.20.2', browser: 'Chromium 156' },
    rows: [row({}), row({ contender: 'a peer', goal: { of: 'figure', bound: 'at most', value: 1 } })],
    checks: [{ what: 'one hash', held: false }],
  }

  it('says of each row what was measured, and whether its goal is met', () => {
    expect(cellsOf(row({ goal: { of: 'ratio', bound: 'at most', value: 2 } }))).toEqual([
      'one event',
      'the portal',
      '12 ms',
      '1.5',
      'at most 2 times',
      'met',
    ])
  })

  it('names what is missed and what is wrong at its top, with the reasons', () => {
    const page = pageOf([kept], 'The peer is slow.')
    expect(page).toContain('0 of 1 goals are met.')
    expect(page).toContain('- missed: Event core, one event, a peer')
    expect(page).toContain('- wrong: Event core, one hash')
    expect(page).toContain('The peer is slow.')
    expect(page).toContain('2026-11-21, seed 7, 3 rounds, 2 cores, Node 20.20.2, Chromium 156.')
  })

  it('shows what the two runs before on such a machine measured for the same goal', () => {
    const goal = { of: 'ratio', bound: 'at most', value: 2 } as const
    const run = (ratio: number, machine = kept.machine): Kept => ({
      ...kept,
      machine,
      rows: [row({ ratio: 1, contender: 'a peer' }), row({ ratio, goal })],
    })
    const runs = [1.5, 1.7, 1.6, 1.4].map((ratio) => run(ratio))
    const last = runs.reduce((before, fresh) => withEarlier(fresh, before))
    expect(last.rows.map(({ earlier }) => earlier)).toEqual([undefined, [1.6, 1.7]])
    expect(pageOf([last], null)).toContain(
      '| a peer | 12 ms | 1 |  |  |  |\n|  | the portal | 12 ms | 1.4 | at most 2 times | met | 1.6, 1.7 |',
    )
    expect(pageOf([run(1.4)], null)).not.toContain('before |')
    const elsewhere = withEarlier(run(1.4, { ...kept.machine, cores: 8 }), last)
    expect(elsewhere.rows.map(({ earlier }) => earlier)).toEqual([undefined, undefined])
    const other = { ...last, rows: [row({ ratio: 9, goal: { ...goal, of: 'figure' } })] }
    expect(withEarlier(run(1.4), other).rows[1]).not.toHaveProperty('earlier')
  })
})

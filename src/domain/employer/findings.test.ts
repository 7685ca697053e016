import { describe, expect, it } from 'vitest'
import { changeOver, largestOf, spreadOf } from './findings.ts'

describe('what a chart says', () => {
  const group = (name: string, count: number, whole = 100) => ({ name, count, whole })

  it('[TAKE-1] [INS-1] is the lowest and the highest share, unless they hardly differ', () => {
    expect(spreadOf([group('A', 30), group('B', 48), group('C', 27)])).toEqual({
      low: { name: 'C', percentage: 27 },
      high: { name: 'B', percentage: 48 },
      isAlike: false,
    })
    expect(spreadOf([group('A', 30), group('B', 33)])?.isAlike).toBe(true)
    expect(spreadOf([group('A', 30), group('nobody', 0, 0)])).toBeNull()
    expect(spreadOf([])).toBeNull()
  })

  it('[INS-1] is the largest part of the whole, or that all are of the same size', () => {
    expect(largestOf([group('A', 10), group('B', 30), group('C', 60)])).toEqual({
      name: 'C',
      percentage: 60,
      most: 60,
      least: 10,
      isAlike: false,
    })
    expect(largestOf([group('A', 96), group('B', 100)])?.isAlike).toBe(true)
    expect(largestOf([group('A', 100)])?.isAlike).toBe(false)
    expect(largestOf([group('A', 0)])).toBeNull()
  })

  it('[TAKE-1] is the change from the first month to the last', () => {
    const [first, last] = [
      { month: '2025-11', value: 3320 },
      { month: '2026-11', value: 3451 },
    ]
    expect(changeOver([first, { month: '2026-01', value: 9 }, last])).toEqual({ first, last, change: 131 })
    expect(changeOver([first])).toBeNull()
  })
})

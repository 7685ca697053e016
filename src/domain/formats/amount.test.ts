import { describe, expect, it } from 'vitest'
import { readAmount } from './amount.ts'

describe('an amount that somebody typed', () => {
  it.each([
    ['500', 500],
    ['£1,500', 1500],
    ['1,234,567', 1_234_567],
    ['1,234.5', 1234.5],
    ['£ 1 234.50', 1234.5],
    ['1\u202F500', 1500],
    ["1'000", 1000],
    ['1’000', 1000],
    ['.5', 0.5],
    ['5.', 5],
    ['5,', 5],
    ['0.500', 0.5],
    ['00012', 12],
    ['-5', -5],
    ['£-5', -5],
    ['−5', -5],
    ['+5', 5],
    ['5 GBP', 5],
    ['5 pounds', 5],
    ['\u200E700', 700],
    ['7\u200B00', 700],
    ['５０', 50],
    ['1, 234', 1234],
    ['١٬٢٣٤٫٥٠', 1234.5],
  ])('[SEL-2] %j is %d pounds', (typed, value) => {
    expect(readAmount(typed, 'pounds')).toEqual({ kind: 'number', value })
  })

  it.each([
    ['5%', 5],
    ['5 %', 5],
    ['3.5 per cent', 3.5],
    ['٣٫٥٪', 3.5],
    ['33.333', 33.333],
  ])('[SEL-2] %j is %d percent', (typed, value) => {
    expect(readAmount(typed, 'percent')).toEqual({ kind: 'number', value })
  })

  it.each(['0', '-0', '−0', '£-0.00'])('[SEL-2] %j is nought, without a sign', (typed) => {
    expect(readAmount(typed, 'pounds')).toEqual({ kind: 'number', value: 0 })
  })

  it.each([
    ['3,5', [3.5, 35]],
    ['12,50', [12.5, 1250]],
    ['100,00', [100, 10_000]],
    ['1.234,50', [1234.5, 123_450]],
    ['1 234,50', [1234.5, 123_450]],
    ['1,2,3', [123]],
    ['1.2.3', [123]],
    ['1.234.567', [1_234_567]],
    ['1.000', [1, 1000]],
    ['12.345', [12.345, 12_345]],
    [',5', [0.5, 5]],
    ['0,500', [0.5, 500]],
    ['01,234', [1.234, 1234]],
    ['1234,567', [1234.567, 1_234_567]],
    ['12 50', [12.5, 1250]],
    ['3 5', [3.5, 35]],
    ['1,2345', [1.2345, 12_345]],
    ['12,34,567', [1_234_567]],
    ['-3,5', [-3.5, -35]],
    ['£ 3 , 5', [3.5, 35]],
    ['3，5', [3.5, 35]],
  ])('[SEL-2] %j is doubtful, and can be %j', (typed, readings) => {
    expect(readAmount(typed, 'pounds')).toEqual({ kind: 'doubtful', readings })
  })

  it.each([
    ['5%', 'pounds', '%'],
    ['5 per cent', 'pounds', 'per cent'],
    ['£35', 'percent', '£'],
    ['35 £', 'percent', '£'],
    ['35 GBP', 'percent', 'GBP'],
    ['€5', 'pounds', '€'],
    ['$5', 'pounds', '$'],
    ['50p', 'pounds', 'p'],
    ['5k', 'pounds', 'k'],
    ['£1,500 a month', 'pounds', 'a month'],
    ['about 500', 'pounds', 'about'],
    ['5 days', 'pounds', 'days'],
    ['£5', 'days', '£'],
    ['2 weeks', 'days', 'weeks'],
    ['5%', 'days', '%'],
    ['£3', 'none', '£'],
    ['3%', 'none', '%'],
  ] as const)('[SEL-2] %j in %s has another unit, %j', (typed, unit, mark) => {
    expect(readAmount(typed, unit)).toEqual({ kind: 'unit', typed: mark })
  })

  it.each([
    '',
    'many',
    '.',
    ',',
    '£',
    '1..5',
    '1,,5',
    '1e3',
    '½',
    '1/2',
    '10-20',
    '5+5',
    '(5)',
    '--5',
    '0x10',
    '9'.repeat(400),
  ])('[SEL-2] %j is no number', (typed) => {
    expect(readAmount(typed, 'pounds')).toEqual({ kind: 'unreadable' })
  })
})

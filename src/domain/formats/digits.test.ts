import { expect, it } from 'vitest'
import { readAmount } from './amount.ts'
import { readDate } from './date-parts.ts'
import { plainDigits } from './digits.ts'

it.each([
  ['１２３４５６', '123456'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۹', '09'],
  ['०१९', '019'],
  ['𝟏𝟐𝟛', '123'],
  ['١٬٢٣٤٫٥٠ ٪', '1,234.50 %'],
  ['a1 b2', 'a1 b2'],
])('[TFA-1] [SEL-1] %s is %s', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain)
})

it('[SEL-1] [FAM-1] amounts and dates are read in the digits of any script', () => {
  expect(readAmount('١٢.٥٠', 'pounds')).toEqual(readAmount('12.50', 'pounds'))
  expect(readDate('٢٨/٠٨/١٩٧٨')).toEqual(readDate('28/08/1978'))
})

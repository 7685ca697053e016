import { describe, expect, it } from 'vitest'
import { dateText, dateWords, wrongPart } from './dates.ts'

describe('the words of a date', () => {
  const words = dateWords('Start date')

  it('[ACT-2] say what is wrong, and then which box to mend', () => {
    expect(dateText(null, words)).toBeNull()
    expect(dateText('dateRequired', { required: 'Needed', invalid: 'Wrong' })).toBe('Needed')
    expect(dateText('dayOutside', words)).toBe(
      'Start date requires a valid date. Check the day. This month doesn’t have that many days.',
    )
    expect(dateText('another', words)).toBe('Start date requires a valid date')
  })

  it('[ACT-2] name the box, or none where all are wrong', () => {
    expect(['yearShort', 'monthMissing', 'dateRequired', null].map(wrongPart)).toEqual(['year', 'month', null, null])
  })
})

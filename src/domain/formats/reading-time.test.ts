import { describe, expect, it } from 'vitest'
import { minutesToRead } from './reading-time.ts'

describe('how long a text takes to read', () => {
  it.each([
    ['nothing', '', 1],
    ['markup without words', '<p class="a b c d"> </p>', 1],
    ['a page', `<p>${'word '.repeat(440)}</p>`, 2],
  ])('[SEL-1] is counted from its words: %s', (_, html, minutes) => {
    expect(minutesToRead(html)).toBe(minutes)
  })
})

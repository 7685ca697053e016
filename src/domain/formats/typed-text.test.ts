import { describe, expect, it } from 'vitest'
import { cleanLine, folded, isBlank } from './typed-text.ts'

describe('a line that somebody typed or pasted', () => {
  it.each([
    ['\u200Bann', 'ann'],
    ['an\u200Cn', 'ann'],
    ['an\u200Dn', 'ann'],
    ['\u200Eann', 'ann'],
    ['ann\u200F', 'ann'],
    ['\u202A020 7946 0000\u202C', '020 7946 0000'],
    ['\u202Eann', 'ann'],
    ['\u2066ann\u2069', 'ann'],
    ['an\u2060n', 'ann'],
    ['\uFEFFann', 'ann'],
    ['an\u00ADn', 'ann'],
    ['an\u0000n', 'ann'],
    ['\uFFFCann', 'ann'],
    ['Ann\u00A0Smith', 'Ann Smith'],
    ['Ann\u202FSmith', 'Ann Smith'],
    ['Ann\u2007Smith', 'Ann Smith'],
    ['Ann\u3000Smith', 'Ann Smith'],
    ['Ann\tSmith', 'Ann Smith'],
    ['Ann\r\nSmith', 'Ann  Smith'],
    ['Ann\u2028Smith', 'Ann Smith'],
    ['020\u20137946', '020-7946'],
    ['020\u20147946', '020-7946'],
    ['Anne\u2011Marie', 'Anne-Marie'],
    ['\u22125', '-5'],
    ['\uFF0D5', '-5'],
    ['Zoë O’Neil', 'Zoë O’Neil'],
    ['ann@müller.de', 'ann@müller.de'],
    ['Zoë 👩\u200D🚀', 'Zoë 👩\u200D🚀'],
    ['می\u200Cرم', 'می\u200Cرم'],
    [' Ann ', ' Ann '],
  ])('[PROF-1] %j is %j', (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean)
  })

  it.each(['', ' ', '\u00A0', '\u200B', '\uFEFF \n', '\u2060\u200E', '\u3000', '\u00AD'])(
    '[PROF-1] %j is blank',
    (text) => {
      expect(isBlank(text)).toBe(true)
    },
  )

  it('[EMP-1] is compared without regard to case, to the encoding of accents and to what nobody sees', () => {
    expect(folded(' Zoe\u0308\u00A0SMITH\u200B ')).toBe(folded('zoë smith'))
  })
})

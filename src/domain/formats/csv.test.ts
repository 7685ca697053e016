import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvName, csvOf, poundsOf } from './csv.ts'

/** Reads a CSV text as a spreadsheet does: quotes, doubled quotes, CR LF. */
const read = (text: string): string[][] => {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const body = text.replace(/^\uFEFF/, '')
  for (let i = 0; i < body.length; i++) {
    const char = body[i] ?? ''
    if (quoted && char === '"' && body[i + 1] === '"') {
      cell += '"'
      i += 1
    } else if (char === '"') quoted = !quoted
    else if (!quoted && (char === ',' || char === '\r')) {
      rows.at(-1)?.push(cell)
      cell = ''
      if (char === '\r') {
        i += 1
        rows.push([])
      }
    } else cell += char
  }
  return rows.slice(0, -1)
}

const dangerous = /^[=+\-@\t\r\n]/
const plain = /^-?\d+(\.\d+)?$/
const text = fc.oneof(
  fc.string(),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '"', ','), fc.string())
    .map((parts) => parts.join('')),
)
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }))

describe('a table as CSV', () => {
  it('[STMT-1] begins with its header, parts cells by commas and leaves what is missing empty', () => {
    expect(
      csvOf(
        ['Month', 'You'],
        [
          ['May 2026', 12.5],
          ['June, 2026', null],
        ],
      ),
    ).toBe('\uFEFFMonth,You\r\nMay 2026,12.5\r\n"June, 2026",\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-2+3', "'-2+3"],
    ['-1e5', "'-1e5"],
    ['--2', "'--2"],
    ['-A1', "'-A1"],
    ['- 2', "'- 2"],
    ['-£2.00', "'-£2.00"],
    ['-2\n', "'-2\n"],
    ['\uFF1D1+1', "'\uFF1D1+1"],
    ['\uFF0B1', "'\uFF0B1"],
    ['\uFF0DA1', "'\uFF0DA1"],
    ['\uFF20SUM(A1)', "'\uFF20SUM(A1)"],
    ['\uFE661+1', "'\uFE661+1"],
    [' =1+1', "' =1+1"],
    ['\u00A0=1+1', "'\u00A0=1+1"],
    ['\u3000=1+1', "'\u3000=1+1"],
    ['\u200B=1+1', "'\u200B=1+1"],
    ['\uFEFF=1+1', "'\uFEFF=1+1"],
    ['\u202E@x', "'\u202E@x"],
    ['\u00AD=1', "'\u00AD=1"],
    ['\u0000=1', "'\u0000=1"],
    [' \u200B\uFF1Dcmd', "' \u200B\uFF1Dcmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
  ])('[STMT-1] runs nothing in a spreadsheet: %j', (cell, safe) => {
    expect(read(csvOf([cell], []))).toEqual([[safe]])
  })

  it.each(['-2', '-50.25', '-0.00', '0', '12.50', '123456789', 'a-b', 'a=b', '(2)', '−£2.00', '–', 'Ann–Marie', ' '])(
    '[STMT-1] leaves a number and any other text as it is: %j',
    (cell) => {
      expect(read(csvOf([cell], []))).toEqual([[cell]])
    },
  )

  it('[STMT-1] quotes what splits cells in a spreadsheet of another country', () => {
    expect(csvOf(['x;=1', 'x,y'], [])).toBe('\uFEFF"x;=1","x,y"\r\n')
  })

  it('[STMT-1] writes a negative amount as a number, which a spreadsheet can add up', () => {
    expect(csvOf(['You'], [[poundsOf(-5025)], [-12.5]])).toBe('\uFEFFYou\r\n-50.25\r\n-12.5\r\n')
  })

  it('[STMT-1] holds any words, and no cell of any table begins like a formula', () => {
    fc.assert(
      fc.property(table, ([header = [], ...rows]) => {
        const cells = read(csvOf(header, rows)).flat()
        expect(cells.filter((cell) => dangerous.test(cell) && !plain.test(cell))).toEqual([])
        expect(cells.map((cell) => cell.replace(/^'/, ''))).toEqual(
          [header, ...rows].flat().map((cell) => cell.replace(/^'/, '')),
        )
      }),
    )
  })

  it('[STMT-1] writes pence as pounds', () => {
    expect([poundsOf(123450), poundsOf(0), poundsOf(null)]).toEqual(['1234.50', '0.00', null])
  })

  it('[STMT-1] has a plain name, whatever it is about', () => {
    expect(csvName('Statement', 'Über/../Pension: 2026')).toBe('statement-ber-pension-2026.csv')
    expect(csvName('…')).toBe('table.csv')
  })
})

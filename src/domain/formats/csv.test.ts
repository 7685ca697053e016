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
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
  ])('[STMT-1] runs nothing in a spreadsheet: %j', (cell, safe) => {
    expect(read(csvOf([cell], []))).toEqual([[safe]])
  })

  it('[STMT-1] holds any words, and no cell of any table begins like a formula', () => {
    fc.assert(
      fc.property(table, ([header = [], ...rows]) => {
        const cells = read(csvOf(header, rows)).flat()
        expect(cells.filter((cell) => dangerous.test(cell))).toEqual([])
        expect(cells).toEqual([header, ...rows].flat().map((cell) => (dangerous.test(cell) ? `'${cell}` : cell)))
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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'
import { isBlank, readCsv } from './csv-reading.ts'

describe('reading a CSV text', () => {
  it.each([
    ['', []],
    ['a,b', [['a', 'b']]],
    [
      '\uFEFFa,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a\nb\rc\r\nd', [['a'], ['b'], ['c'], ['d']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['"a,b","c ""d""","e\nf"', [['a,b', 'c "d"', 'e\nf']]],
    ['a "b" c,"d" ', [['a "b" c', 'd ']]],
    ['"never closed,\nb', [['never closed,\nb']]],
    ['""', [['']]],
  ])('[EMP-3] takes %j apart', (text, rows) => {
    expect(readCsv(text)).toEqual(rows)
  })

  it('[EMP-3] gives back every table that was written', () => {
    const cell = fc.string().filter((text) => !/^(\s*[=+\-@]|[\t\r\n])/.test(text))
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      )
    fc.assert(
      fc.property(table, ([header = [], ...rows]) => {
        expect(readCsv(csvOf(header, rows))).toEqual([header, ...rows])
      }),
    )
  })

  it('[EMP-3] knows a row in which nothing stands', () => {
    expect([isBlank(['']), isBlank(['', ' ']), isBlank(['', 'a'])]).toEqual([true, true, false])
  })
})

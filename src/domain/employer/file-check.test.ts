import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from '../formats/csv.ts'
import { checkText, columnsOf, fileProblem, MOST_BYTES } from './file-check.ts'

const template = ['Employee number', 'Email', 'Start date']
const check = (text: string) => checkText(text, template)

describe('a chosen file', () => {
  it.each([
    ['people.csv', 12, null],
    ['PEOPLE.CSV ', MOST_BYTES, null],
    ['people.xlsx', 12, null],
    ['people.xls', 12, { kind: 'type' }],
    ['csv', 12, { kind: 'type' }],
    ['people.csv', 0, { kind: 'empty' }],
    ['people.csv', MOST_BYTES + 1, { kind: 'tooLarge' }],
  ])('[EMP-3] %s of %i bytes: %j', (name, size, problem) => {
    expect(fileProblem({ name, size })).toEqual(problem)
  })
})

describe('the text of a chosen file', () => {
  it('[EMP-3] fits the template in any order, in any case and with a mark of UTF-8', () => {
    expect(check('Employee number,Email,Start date\n1,a@b.cd,2026-01-01')).toEqual({ problems: [], rows: 1 })
    expect(check('\uFEFF start  DATE,email,"Employee Number"\r\n1,2,3\r\n\r\n,,\r\n4,5,6')).toEqual({
      problems: [],
      rows: 2,
    })
  })

  it('[EMP-3] names the columns that are missing, unknown and there twice', () => {
    expect(check('Employee number,E-mail,Employee number\n1,2,3').problems).toEqual([
      { kind: 'missing', columns: ['Email', 'Start date'] },
      { kind: 'unknown', columns: ['E-mail'] },
      { kind: 'twice', columns: ['Employee number'] },
    ])
  })

  it('[EMP-3] is reported as empty, or as having no rows below its header', () => {
    expect(check(' \n,,\n')).toEqual({ problems: [{ kind: 'empty' }], rows: 0 })
    expect(check('Employee number,Email,Start date\n,,\n')).toEqual({ problems: [{ kind: 'noRows' }], rows: 0 })
  })

  const good = 'Employee number,Email,Start date\n1,a@b.cd,2026-01-01'

  it.each([
    ['PK\u0003\u0004\u0014\u0000', { kind: 'spreadsheet' }],
    ['ÐÏ\u0011à¡±\u001aá', { kind: 'spreadsheet' }],
    [[...good].join('\0'), { kind: 'notText' }],
    [`${good}\0`, { kind: 'notText' }],
    [good.replace('a@b.cd', 'Ren\uFFFD'), { kind: 'notText' }],
    [good.replace('a@b.cd', 'Zo\u0090'), { kind: 'notText' }],
    [good.replaceAll(',', ';'), { kind: 'separator', separator: 'semicolon' }],
    [`\uFEFF${good.replaceAll(',', ';')}`, { kind: 'separator', separator: 'semicolon' }],
    [`sep=;\r\n${good.replaceAll(',', ';')}`, { kind: 'separator', separator: 'semicolon' }],
    [`SEP=;\n${good}`, { kind: 'separator', separator: 'semicolon' }],
    [good.replaceAll(',', '\t'), { kind: 'separator', separator: 'tab' }],
    [`sep=\t\r\n${good.replaceAll(',', '\t')}`, { kind: 'separator', separator: 'tab' }],
    [`sep=,\r\n${good}`, { kind: 'separatorLine' }],
    [`\uFEFFsep=,\n${good}`, { kind: 'separatorLine' }],
  ])('[EMP-3] says why it cannot be read: %j', (text, problem) => {
    expect(check(text)).toEqual({ problems: [problem], rows: 0 })
  })

  it.each([
    ['Employee number,Email,Start date\nEXAMPLE,name@company.co.uk,01/09/2026', 0],
    ['Employee number,Email,Start date\n EXAMPLE ,a,b\n,,\n', 0],
    ['Email,Employee number,Start date\na,EXAMPLE,b\nc,1,d', 1],
    ['Employee number,Email,Start date\nExample Ltd,a,b', 1],
    ['Employee number,Email,Start date\n1;2,"a;b",c', 1],
  ])('[EMP-3] counts the rows that a host takes: %j has %i', (text, rows) => {
    expect(check(text)).toEqual({ problems: rows === 0 ? [{ kind: 'noRows' }] : [], rows })
  })

  it('[EMP-3] fits whenever it was made from the template, whatever its rows contain', () => {
    const rows = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string(), fc.string()), { minLength: 1 })
    fc.assert(
      fc.property(rows, (cells) => {
        const kept = cells.map(([first, ...rest]) => [
          `x${first.replaceAll('\0', '')}`,
          ...rest.map((cell) => cell.replaceAll('\0', '')),
        ])
        expect(check(csvOf(template, kept))).toEqual({ problems: [], rows: kept.length })
      }),
    )
  })

  it('[EMP-3] gives the template its columns', () => {
    expect(columnsOf('\uFEFFEmployee number, Email ,\r\n')).toEqual(['Employee number', 'Email'])
    expect(columnsOf('')).toEqual([])
  })
})

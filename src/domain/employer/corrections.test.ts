import { describe, expect, it } from 'vitest'
import { correctedText } from './corrections.ts'

describe('correcting cells of a sent file', () => {
  it.each([
    ['a cell', { row: 2, column: 'Email', value: 'a@b.cd' }, 'Name,Email\r\nAnn,a@b.cd\r\nBo,y\r\n'],
    ['a heading in other letters', { row: 3, column: ' email', value: 'z' }, 'Name,Email\r\nAnn,x\r\nBo,z\r\n'],
    ['a value with a comma', { row: 2, column: 'Name', value: 'O, "A"' }, 'Name,Email\r\n"O, ""A""",x\r\nBo,y\r\n'],
    [
      'a formula, which is the host’s to judge',
      { row: 2, column: 'Name', value: '=1' },
      'Name,Email\r\n=1,x\r\nBo,y\r\n',
    ],
    ['a column that is not there', { row: 2, column: 'Pay', value: '1' }, 'Name,Email\r\nAnn,x\r\nBo,y\r\n'],
    ['a row that is not there', { row: 9, column: 'Name', value: '1' }, 'Name,Email\r\nAnn,x\r\nBo,y\r\n'],
  ])('[EMP-3] changes %s and nothing else', (_, correction, text) => {
    expect(correctedText('Name,Email\nAnn,x\nBo,y', [correction])).toBe(text)
  })

  it('[EMP-3] fills a row that is too short, and counts empty lines as the host does', () => {
    const text = correctedText('Name,Email\r\n\r\nAnn\r\n', [{ row: 3, column: 'Email', value: 'x' }])
    expect(text).toBe('Name,Email\r\n\r\nAnn,x\r\n')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameOf, safeFileName } from './file-name.ts'

describe('the name of a downloaded file', () => {
  it.each([
    ['attachment; filename="payroll.csv"', 'payroll.csv'],
    ['attachment; filename=payroll.csv', 'payroll.csv'],
    [`attachment; filename="plain.csv"; filename*=UTF-8''Geh%C3%A4lter%20M%C3%A4rz.csv`, 'Gehälter März.csv'],
    [`attachment; filename*=UTF-8''%E0%A4%A; filename="plain.csv"`, 'plain.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\Windows\\\\system.ini"', 'system.ini'],
    ['attachment; filename=".bashrc"', 'bashrc'],
    ['attachment; filename="a\u202Egnp.exe"', 'agnp.exe'],
    ['attachment; filename="nul.csv"', 'own.csv'],
    ['attachment; filename="???"', 'own.csv'],
    ['attachment', 'own.csv'],
    [null, 'own.csv'],
  ])('[REP-1] of %j is %j', (disposition, name) => {
    expect(fileNameOf(disposition, 'own.csv')).toBe(name)
  })

  it('[REP-1] keeps the ending of one that is too long', () => {
    const name = safeFileName(`${'long'.repeat(60)}.csv`)
    expect(name).toHaveLength(120)
    expect(name).toMatch(/\.csv$/)
  })

  it('[REP-1] is never a folder, hidden, invisible or empty, whatever the host says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (said) => {
        const name = fileNameOf(`attachment; filename="${said}"`, said)
        expect(name).not.toMatch(/[/\\<>:"|?*\u0000-\u001f\u202a-\u202e]|^\.|[. ]$|^$/)
        expect(name.length).toBeLessThanOrEqual(120)
      }),
    )
  })
})

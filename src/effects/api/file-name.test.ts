import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameOf, safeFileName } from './file-name.ts'

describe('the name of a downloaded file', () => {
  it.each([
    ['attachment; filename="payroll.csv"', 'payroll.csv'],
    ['attachment; filename=payroll.csv', 'payroll.csv'],
    [`attachment; filename="plain.csv"; filename*=UTF-8''Geh%C3%A4lter%20M%C3%A4rz.csv`, 'Gehälter März.csv'],
    [`attachment; filename*=UTF-8''%E0%A4%A; filename="plain.csv"`, 'plain.csv'],
    ['attachment; filename="../../etc/passwd"', 'etc-passwd.csv'],
    ['attachment; filename="C:\\\\Windows\\\\system.ini"', 'C-Windows-system.csv'],
    ['attachment; filename=".bashrc"', 'bashrc.csv'],
    ['attachment; filename="a\u202Egnp.exe"', 'agnp.csv'],
    ['attachment; filename="nul.csv"', 'own.csv'],
    ['attachment; filename="COM\u00b9.csv"', 'own.csv'],
    ['attachment; filename="conin$"', 'own.csv'],
    ['attachment; filename="report.pdf.exe"', 'report.pdf'],
    ['attachment; filename="report.csv.scr.COM"', 'report.csv'],
    ['attachment; filename="report.exe"', 'report.csv'],
    ['attachment; filename="report.csv .exe. "', 'report.csv'],
    ['attachment; filename="report.csv.settingcontent-ms"', 'report.csv'],
    ['attachment; filename="page.html"', 'page.csv'],
    ['attachment; filename="drawing.svg"', 'drawing.csv'],
    ['attachment; filename="start.command"', 'start.csv'],
    ['attachment; filename="macro.xlsm"', 'macro.csv'],
    ['attachment; filename="exe"', 'exe.csv'],
    [`attachment; filename*=UTF-8''report%E2%80%AEvsc.exe`, 'reportvsc.csv'],
    [`attachment; filename*=UTF-8''re%00port%0D%0A.csv`, 'report .csv'],
    [`attachment; filename*=UTF-8''..%2F..%5Cstart%2Fup.bat`, 'start-up.csv'],
    [
      `attachment; filename*=UTF-8''Geh%C3%A4lter%20%22Q1%22%2F2026%3A%20Z%C3%BCrich.csv`,
      'Gehälter Q1-2026 Zürich.csv',
    ],
    ['attachment; filename="report.csv:hidden.exe"', 'report.csv'],
    ['attachment; filename="Report 2026 v1.2"', 'Report 2026 v1.2.csv'],
    ['attachment; filename="report.csv"; filename="report.exe"', 'report.csv'],
    ['attachment; filename="???"', 'own.csv'],
    ['attachment', 'own.csv'],
    [null, 'own.csv'],
  ])('[REP-1] of %j is %j', (disposition, name) => {
    expect(fileNameOf(disposition, 'own.csv')).toBe(name)
  })

  it('[REP-1] keeps the ending of one that is too long', () => {
    const name = safeFileName(`${'long'.repeat(60)}.csv`)
    expect(name).toHaveLength(200)
    expect(name).toMatch(/\.csv$/)
    const wide = fileNameOf(`attachment; filename="${'🙂'.repeat(90)}.exe"`, 'own.csv')
    expect(wide).toBe(`${'🙂'.repeat(49)}.csv`)
  })

  it('[REP-1] is found at once in a header of any length', () => {
    const name = fileNameOf(`attachment; filename="${'🙂'.repeat(500_000)}.csv"`, 'report.csv')
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200)
  })

  it('[REP-1] is never a folder, hidden, invisible or empty, whatever the host says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (said) => {
        const name = fileNameOf(`attachment; filename="${said}"`, said)
        expect(name).not.toMatch(/[/\\<>:"|?*\u0000-\u001f\u202a-\u202e]|^\.|[. ]$|^$/)
        expect(name).not.toMatch(/\p{Cs}/u)
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200)
      }),
    )
  })
})

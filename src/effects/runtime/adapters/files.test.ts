import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { uploadEmployeeData } from '../../api/generated/uploads.ts'
import { idempotencyKeys } from '../../api/idempotency.ts'
import { heldFiles } from './files.ts'

const made = () => {
  const saved: [string, Blob][] = []
  let count = 0
  const files = heldFiles(
    (name, blob) => saved.push([name, blob]),
    () => `file-${++count}`,
  )
  return { files, saved }
}

describe('files in memory', () => {
  it('[EMP-3] are named by an id, a safe name, a type and a size', () => {
    const { files } = made()
    expect(files.hold(new Blob(['abc'], { type: 'text/csv' }), '../people.csv')).toEqual({
      id: 'file-1',
      name: 'people.csv',
      type: 'text/csv',
      bytes: 3,
    })
  })

  it('[EMP-3] give their text, and a form with the file in the field that is requested', async () => {
    const { files } = made()
    const { id } = files.hold(new Blob(['a,b']), 'people.csv')
    expect(await files.text(id)).toBe('a,b')
    const part = files.form(id, 'file')?.get('file')
    expect(part).toBeInstanceOf(File)
    expect([(part as File).name, await (part as File).text()]).toEqual(['people.csv', 'a,b']) // checked one line above
  })

  const letters = String.fromCharCode(...Array.from({ length: 96 }, (_, i) => 160 + i))
  const bytesOf = (text: string, order: 'utf-16le' | 'utf-16be'): Uint8Array<ArrayBuffer> => {
    const view = new DataView(new ArrayBuffer(text.length * 2))
    for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), order === 'utf-16le')
    return new Uint8Array(view.buffer)
  }

  it.each([
    ['Windows-1252', Uint8Array.of(0x5a, 0x6f, 0xeb, 0x2c, 0xa3, 0x35), 'Zoë,£5'],
    ['Windows-1252 of many letters', Uint8Array.from({ length: 96 }, (__, i) => 160 + i), letters],
    ['UTF-16, little end first', bytesOf('\uFEFFZoë,£5', 'utf-16le'), 'Zoë,£5'],
    ['UTF-16, big end first', bytesOf('\uFEFFŁucja,李', 'utf-16be'), 'Łucja,李'],
  ])('[EMP-3] are read and sent as the letters that somebody typed: %s', async (_, bytes, text) => {
    const { files } = made()
    const { id } = files.hold(new Blob([bytes]), 'people.csv')
    expect(await files.text(id)).toBe(text)
    const part = files.form(id, 'file')?.get('file')
    expect(part instanceof File && (await part.text())).toBe(text)
  })

  it.each(['starters.xlsx', 'renamed.csv'])('[EMP-3] an Excel workbook is read and sent as CSV: %s', async (name) => {
    const { files } = made()
    const { id } = files.hold(new Blob([readFileSync('tests/files/starters.xlsx')]), name)
    const csv = [
      'Employee number,First name,Surname,Email,Date of birth,Start date,Department,Location,Job title,Salary',
      '00917,Zoë,O’Brien-Łuc,zoe.obrien@acme.example,1990-04-12,2026-11-02,Sales,"Bristol, Temple Quay",Buyer,28500',
      ',,,,,,,,,',
      'AC902,José,Núñez,jose.nunez@acme.example,31/02/1990,2026-11-02,Sales,,,28500.55',
      '',
    ].join('\r\n')
    expect(await files.text(id)).toBe(csv)
    const part = files.form(id, 'file')?.get('file')
    expect(part instanceof File && [part.name, part.type, await part.text()]).toEqual([
      name.replace('xlsx', 'csv'),
      'text/csv',
      csv,
    ])
  })

  it('[EMP-3] an archive that is no workbook keeps its text, by which the check says what it is', async () => {
    const { files } = made()
    const { id } = files.hold(new Blob([zipSync({ 'a.txt': Uint8Array.of(65) })]), 'people.xlsx')
    expect(await files.text(id)).toMatch(/^PK/)
  })

  it('[EMP-3] are sent byte by byte if they are UTF-8, with their mark', async () => {
    const { files } = made()
    const bytes = new TextEncoder().encode('\uFEFFZoë,£5\r\n')
    const { id } = files.hold(new Blob([bytes]), 'people.csv')
    expect(await files.text(id)).toBe('Zoë,£5\r\n')
    const part = files.form(id, 'file')?.get('file')
    expect(part instanceof File && new Uint8Array(await part.arrayBuffer())).toEqual(bytes)
  })

  it('[EMP-3] [CALL-1] the same content is sent with the same key, and what was corrected with another', async () => {
    const { files } = made()
    let count = 0
    const keys = idempotencyKeys(() => `key-${++count}`)
    const keyOf = (form: FormData | null) =>
      keys.of(uploadEmployeeData, { path: { id: '1' }, ...(form && { form }) }, { accessToken: null, masquerade: null })
        ?.header
    const chosen = async (text: string) => {
      const { id } = files.hold(new Blob([text]), 'pay.csv')
      await files.text(id)
      return id
    }
    const id = await chosen('a,45000')
    const first = keyOf(files.form(id, 'file'))
    await new Promise((later) => setTimeout(later, 2))
    expect(keyOf(files.form(id, 'file'))).toBe(first)
    expect(keyOf(files.form(await chosen('a,45000'), 'file'))).toBe(first)
    const other = keyOf(files.form(await chosen('a,54000'), 'file'))
    expect(other).not.toBe(first)
    const corrected = keyOf(files.form(id, 'file', 'a,46000'))
    expect(corrected).not.toBe(other)
    expect(keyOf(files.form(id, 'file', 'a,46000'))).toBe(corrected)
  })

  it('[REP-1] are handed to the person once, and then forgotten', async () => {
    const { files, saved } = made()
    const { id } = files.hold(new Blob(['a']), 'report.csv')
    expect([files.save(id), files.save(id)]).toEqual([true, false])
    expect(saved.map(([name]) => name)).toEqual(['report.csv'])
    expect(await files.text(id)).toBeNull()
  })

  it.each(['drop', 'clear'] as const)('[EMP-3] are gone after %s', async (how) => {
    const { files } = made()
    const { id } = files.hold(new Blob(['a']), 'people.csv')
    files[how](id)
    expect([await files.text(id), files.form(id, 'file'), files.save(id)]).toEqual([null, null, false])
  })
})

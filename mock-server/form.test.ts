import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from './bytes.ts'
import { isForm, readForm, textsOfForm } from './form.ts'

const sent = async () => {
  const form = new FormData()
  form.append('file', new Blob(['Name\r\nÄnne'], { type: 'text/csv' }), 'people.csv')
  form.append('note', 'June')
  const request = new Request('http://mock.invalid', { method: 'POST', body: form })
  return { type: request.headers.get('Content-Type') ?? '', body: new Uint8Array(await request.arrayBuffer()) }
}

describe('a form at the mock', () => {
  it('[BED-4] is recognised by its content type', () => {
    expect(['multipart/form-data; boundary=x', 'application/json', undefined].map(isForm)).toEqual([true, false, false])
  })

  it('[BED-4] is read into texts and files', async () => {
    const { type, body } = await sent()
    const form: unknown = JSON.parse(await readForm(type, body))
    expect(form).toEqual({ file: { name: 'people.csv', type: 'text/csv', text: 'Name\r\nÄnne' }, note: 'June' })
    expect(textsOfForm(form)).toEqual({ file: 'Name\r\nÄnne', note: 'June' })
  })

  it('[BED-4] keeps the bytes of a file that is no text', async () => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array([0x1f, 0x8b, 0, 255])]), 'log.gz')
    const request = new Request('http://mock.invalid', { method: 'POST', body: form })
    const type = request.headers.get('Content-Type') ?? ''
    const read: unknown = JSON.parse(await readForm(type, new Uint8Array(await request.arrayBuffer())))
    expect(read).toMatchObject({ file: { base64: toBase64(new Uint8Array([0x1f, 0x8b, 0, 255])) } })
  })

  it('[BED-4] without its boundary is read as nothing, so that the contract check refuses it', async () => {
    const { body } = await sent()
    expect(await readForm('multipart/form-data', body)).toBe('')
  })

  it('[BED-4] bytes go through text and back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...fromBase64(toBase64(bytes))]).toEqual([...bytes])
      }),
    )
  })
})

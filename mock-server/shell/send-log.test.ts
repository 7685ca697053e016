import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { toBase64 } from '../bytes.ts'
import { call, testMock } from '../testing.ts'
import { referenceOf } from './send-log.ts'

const log = `{"format":"benefits-portal-log","formatVersion":3}\n${'{"seq":1}\n'.repeat(50)}`
const bytes = new Uint8Array(gzipSync(log))
const id = 'a0'.repeat(32)

/** A receiver, and a way to send it a piece. */
const receiver = () => {
  const { mock, complaints } = testMock()
  const send = async (offset: number, piece: Uint8Array, length = bytes.length) => {
    const file = { name: 'log', type: 'application/octet-stream', text: '', base64: toBase64(piece) }
    const { status, json } = await call(mock, 'POST', `/v2/support/logs/${id}?offset=${offset}&length=${length}`, {
      form: { file },
    })
    return { status, json }
  }
  return { mock, complaints, send }
}

describe('the receiver of logs', () => {
  it('[BED-4] joins the pieces of a log, ignores what it has, and gives back what it got', async () => {
    const { mock, send, complaints } = receiver()
    expect(await send(0, bytes.subarray(0, 30))).toEqual({ status: 202, json: { received: 30 } })
    expect(await send(0, bytes.subarray(0, 0))).toEqual({ status: 202, json: { received: 30 } })
    expect(await send(10, bytes.subarray(10, 40))).toEqual({ status: 202, json: { received: 40 } })
    expect(await send(41, bytes.subarray(41))).toEqual({ status: 409, json: { received: 40 } })
    const whole = { status: 200, json: { reference: referenceOf(id) } }
    expect(await send(40, bytes.subarray(40))).toEqual(whole)
    expect(await send(0, bytes)).toEqual(whole)
    expect(mock.worlds.standard().db.logs.all()).toHaveLength(1)
    const file = await call(mock, 'GET', `/_mock/logs/${referenceOf(id)}`)
    expect(file.bytes).toEqual(bytes)
    expect(file.headers['Content-Disposition']).toBe(`attachment; filename="portal-log-${referenceOf(id)}.jsonl.gz"`)
    expect((await call(mock, 'GET', '/_mock/')).text).toContain(`href="/_mock/logs/${referenceOf(id)}"`)
    expect(complaints).toEqual([])
  })

  it.each([
    ['too large', 413, 16 * 1024 * 1024 + 1, bytes],
    ['no log', 422, 5, new TextEncoder().encode('Hello')],
    ['damaged gzip', 422, 40, bytes.subarray(0, 40)],
    ['longer than it was said to be', 422, 10, bytes],
  ])('[BED-4] refuses a file that is %s, and keeps nothing of it', async (_, status, length, piece) => {
    const { mock, send } = receiver()
    expect((await send(0, piece, length)).status).toBe(status)
    expect(mock.worlds.standard().db.logs.all()).toEqual([])
  })

  it('[BED-4] names a log by letters that nobody mixes up', () => {
    expect(referenceOf('0'.repeat(64))).toBe('0000-0000')
    expect(referenceOf('f'.repeat(64))).toBe('ZZZZ-ZZZZ')
    expect(referenceOf(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  })
})

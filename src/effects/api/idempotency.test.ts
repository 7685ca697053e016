import { isLeft } from 'fp-ts/lib/Either.js'
import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { sendEnquiry } from './generated/contact.ts'
import { updateSelection } from './generated/selections.ts'
import { logIn, ping } from './generated/session.ts'
import { uploadEmployeeData } from './generated/uploads.ts'
import { broken, done, json, refused, world, type Respond } from './scripted-host.ts'

const leave = { path: { id: '1' }, body: { status: 'opted-out' as const } }

const keysOf = async (responses: Respond[], calls: readonly (typeof leave)[]) => {
  const { call, requests } = world(responses)
  for (const input of calls) await firstValueFrom(call(updateSelection, input))
  return requests.map(({ headers }) => headers.get('Idempotency-Key'))
}

/** Responses after which nobody knows whether the change was made. */
const lost: readonly (readonly [string, Respond])[] = [
  ['a dropped connection', broken],
  ['a 502', refused(502, {})],
  ['a 409', refused(409, { message: 'Under way' })],
  ['a page in place of data', () => new Response('<h1>Gateway</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ['a truncated body', () => new Response('{"status": "succ')],
  ['no body', () => new Response(null, { status: 204 })],
]

describe('the idempotency key of a change', () => {
  it('[CALL-1] is a quoted text, and a read has none', async () => {
    const { call, requests } = world(() => json(done))
    await firstValueFrom(call(ping))
    await firstValueFrom(call(updateSelection, leave))
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([null, '"key-1"'])
  })

  it('[CALL-1] is left out where the configuration says that hosts do not allow its header', async () => {
    const { call, requests } = world(() => json(done), { sendsKeys: false })
    await firstValueFrom(call(updateSelection, leave))
    expect(requests.map(({ headers }) => headers.has('Idempotency-Key'))).toEqual([false])
  })

  it.each(lost)('[CALL-1] is the same for a retry after %s', async (_, respond) => {
    expect(await keysOf([respond], [leave, leave])).toEqual(['"key-1"', '"key-1"'])
  })

  it('[CALL-1] is another once the host has made the change or refused it', async () => {
    const setup = () => json({ status: 'error', message: 'Not today' })
    expect(await keysOf([setup, refused(422, {}), broken], [leave, leave, leave])).toEqual([
      '"key-1"',
      '"key-2"',
      '"key-3"',
    ])
  })

  it.each([
    ['This idempotency key was used for another request', { status: 409, message: null }],
    [
      'Please enter a value between 300 and 1500',
      { status: 422, message: 'Please enter a value between 300 and 1500' },
    ],
  ])('[CALL-1] a repeated try that is refused by 422 with ‘%s’ is %o', async (message, told) => {
    const { call } = world([broken, refused(422, { message })])
    await firstValueFrom(call(updateSelection, leave))
    const result = await firstValueFrom(call(updateSelection, leave))
    expect(isLeft(result) && result.left.problem).toMatchObject(told)
  })

  it('[CALL-1] is another for another address or content, also where the first content is sent again', async () => {
    const other = { path: { id: '2' }, body: leave.body }
    expect(await keysOf([broken], [leave, other, leave])).toEqual(['"key-1"', '"key-2"', '"key-1"'])
    const { call, requests } = world(broken)
    const send = (comments: string) =>
      firstValueFrom(
        call(sendEnquiry, { body: { subject: 'a', comments, email: '', firstName: '', surname: '', company: '' } }),
      )
    for (const comments of ['a', 'b', 'a']) await send(comments)
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['"key-1"', '"key-2"', '"key-3"'])
  })

  it('[CALL-1] is another for another person', async () => {
    const tokens = ['one', 'one', 'two', 'two']
    const { call, requests } = world(broken, {
      session: () => ({ accessToken: tokens.shift() ?? null, masquerade: null }),
    })
    await firstValueFrom(call(updateSelection, leave))
    await firstValueFrom(call(updateSelection, leave))
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['"key-1"', '"key-2"'])
  })

  it('[EMP-3] is the same for the same file, and another for another', async () => {
    const { call, requests } = world(broken)
    const send = (text: string, lastModified: number) => {
      const form = new FormData()
      form.append('file', new File([text], 'a.csv', { lastModified }))
      return firstValueFrom(call(uploadEmployeeData, { path: { id: '1' }, form }))
    }
    await send('a,b', 1)
    await send('a,b', 1)
    await send('a,b,c', 1)
    await send('a,c', 2)
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys, 'a corrected file of the same length is another').toEqual(['"key-1"', '"key-1"', '"key-2"', '"key-3"'])
  })

  it('[LOGIN-3] goes with a login too', async () => {
    const { call, requests } = world(broken)
    await firstValueFrom(call(logIn, { body: { email: 'a', password: 'b', deviceToken: 'c' } }))
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('"key-1"')
  })
})

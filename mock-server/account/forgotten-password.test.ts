import { expect, it } from 'vitest'
import { call, testMock } from '../testing.ts'

it('[FORGOT-1] the mock responds to every address alike, and asks for a bot check that works once', async () => {
  const { mock, complaints } = testMock()
  const ask = (email: string, recaptcha: string) => {
    const body = { email, recaptcha, isRecaptchaEnabled: recaptcha !== '' }
    return call(mock, 'POST', '/forgot-password', { body })
  }
  const known = await ask('employee@acme.example', 'one')
  const unknown = await ask('nobody@acme.example', 'two')
  expect(known).toMatchObject({ status: 200, json: { sent: true } })
  expect(unknown.text).toBe(known.text)
  const robot = { status: 422, json: { sent: false, errors: { recaptcha: [expect.any(String)] } } }
  expect(await ask('employee@acme.example', '')).toMatchObject(robot)
  expect(await ask('employee@acme.example', 'one')).toMatchObject(robot)
  expect(complaints).toEqual([])
})

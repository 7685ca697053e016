import { describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'
import { offeredAvatars } from './avatar.ts'

const setUp = async (email = 'employee@acme.example') => {
  const { mock, complaints } = testMock()
  const token = await tokenOf(mock, email)
  const change = (body: object, headers = {}) => call(mock, 'PATCH', '/user', { token, body, headers })
  return { mock, complaints, token, change }
}

describe("a person's own details in the mock", () => {
  it('[PROF-1] change field by field', async () => {
    const { mock, token, change, complaints } = await setUp()
    const [, owl] = offeredAvatars
    expect((await change({ phone: null, personalEmail: 'a@b.cd' })).json).toMatchObject({ phone: null })
    expect((await change({ avatar: owl?.url })).json).toMatchObject({ personalEmail: 'a@b.cd', avatar: owl?.url })
    expect((await call(mock, 'GET', '/login/setup', { token })).json).toMatchObject({ user: { avatar: owl?.url } })
    expect(complaints).toEqual([])
  })

  it('[PROF-1] take no other picture and no short number', async () => {
    const { change } = await setUp()
    expect((await change({ avatar: 'https://elsewhere.example/a.svg' })).status).toBe(422)
    expect((await change({ phone: '12' })).status).toBe(422)
    expect((await change({})).status).toBe(400)
    expect((await change({ name: 'Other' })).status).toBe(400)
  })

  it('[PROF-1] [BED-4] have a version, and a change of an older one is refused', async () => {
    const { mock, token, change, complaints } = await setUp()
    const { headers } = await call(mock, 'GET', '/user', { token })
    const onVersion = { 'if-match': headers['ETag'] ?? '' }
    expect((await change({ phone: '020 7946 0001' }, onVersion)).status).toBe(200)
    expect((await change({ phone: '020 7946 0002' }, onVersion)).status).toBe(412)
    expect((await call(mock, 'GET', '/user', { token })).json).toMatchObject({ phone: '020 7946 0001' })
    expect(complaints).toEqual([])
  })

  it('[PROF-1] [MASQ-2] are changed by nobody else', async () => {
    const { change } = await setUp('employer@acme.example')
    const headers = { 'x-masquerade-user-id': '4021', 'x-masquerade-scheme-year': '2025' }
    expect((await change({ phone: null }, headers)).status).toBe(403)
  })

  it('[HOME-2] hold that a person was welcomed', async () => {
    const { mock, token, change, complaints } = await setUp('first-login@acme.example')
    const setup = async () => (await call(mock, 'GET', '/login/setup', { token })).json
    expect(await setup()).toMatchObject({ showWelcomeModal: true, user: { firstLogin: true } })
    expect((await call(mock, 'GET', '/carousel', { token })).json).toHaveLength(5)
    await change({ firstLogin: false })
    expect(await setup()).toMatchObject({ showWelcomeModal: false, user: { firstLogin: false } })
    expect(complaints).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { call, testMock, tokenIn } from './testing.ts'

const key = { 'idempotency-key': '"8e03978e40d543dde93894a57f9324c1"' }
const birth = { event_id: 'birth', event_date: '2026-11-14', family_member_ids: [] }
const wedding = { ...birth, event_id: 'marriage' }

const signedIn = async () => {
  const { mock } = testMock()
  const token = await tokenIn(mock, 'employee-signed-in')
  const add = (body: unknown, headers: Record<string, string> = key) =>
    call(mock, 'POST', '/user/life-events', { token, headers, body })
  const count = async () => {
    const { json } = await call(mock, 'GET', '/user/life-events', { token })
    return Array.isArray(json) ? json.length : -1
  }
  const fault = (more: object) =>
    call(mock, 'POST', '/_mock/faults', { body: { operation: 'addLifeEvent', times: 1, ...more } })
  return { mock, token, add, count, fault }
}

describe('an idempotency key', () => {
  it('[CALL-1] makes the same change once and returns its first response again', async () => {
    const { add, count } = await signedIn()
    const before = await count()
    const first = await add(birth)
    expect(first.status).toBe(200)
    expect(await add(birth)).toEqual(first)
    expect(await count()).toBe(before + 1)
  })

  it('[CALL-1] refuses another body by 422, and without a key the host judges again', async () => {
    const { add, count } = await signedIn()
    const before = await count()
    await add(birth)
    expect((await add(wedding)).status).toBe(422)
    await add(wedding, {})
    expect(await count()).toBe(before + 2)
    expect((await add(birth, {})).json).toEqual({ status: 'error', error: 'You have already told us about this' })
  })

  it('[CALL-1] is one of its caller', async () => {
    const { mock, add } = await signedIn()
    await add(birth)
    const other = await tokenIn(mock, 'employer-signed-in')
    const { status } = await call(mock, 'POST', '/user/life-events', { token: other, headers: key, body: wedding })
    expect(status).toBe(200)
  })

  it('[CALL-1] keeps no refusal', async () => {
    const { add } = await signedIn()
    const wrong = { ...birth, event_date: '1999-01-01' }
    expect((await add(wrong)).status).toBe(422)
    expect((await add(birth)).status).toBe(200)
  })

  it('[CALL-1] gets a 409 while the change is in progress', async () => {
    const { add } = await signedIn()
    const [first, second] = await Promise.all([add(birth), add(birth)])
    expect([first.status, second.status]).toEqual([200, 409])
  })

  it('[CALL-1] makes a change only once although its response was lost', async () => {
    const { add, count, fault } = await signedIn()
    const before = await count()
    await fault({ kind: 'drop', after: true })
    expect((await add(birth)).status).toBeNull()
    expect(await count()).toBe(before + 1)
    expect((await add(birth)).status).toBe(200)
    expect(await count()).toBe(before + 1)
  })
})

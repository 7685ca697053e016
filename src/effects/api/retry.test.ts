import { firstValueFrom } from 'rxjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { updateSelection } from './generated/selections.ts'
import { ping } from './generated/session.ts'
import { broken, done, json, refused, settle, world } from './scripted-host.ts'

const asking = { retry: 'afterAnyFailure' } as const

// The client would load it with the first body that does not fit. Its loading time does not matter here.
beforeAll(() => import('./mending.ts'))

describe('a read that is retried after any failure', () => {
  it.each([
    ['a lost connection', broken],
    ['500', refused(500, {})],
    ['503', refused(503, {})],
    ['404', refused(404, {})],
    ['a response of another shape', () => json('no object')],
  ])('[MTB-1] does so exactly once after %s', async (_, first) => {
    const failing = world(first)
    const lost = firstValueFrom(failing.call(ping, asking))
    await settle()
    failing.scheduler.maxFrames = 1_000
    failing.scheduler.flush()
    expect(await lost).toMatchObject({ _tag: 'Left' })
    expect(failing.requests).toHaveLength(2)

    const passing = world([first, () => json(done)])
    const found = firstValueFrom(passing.call(ping, asking))
    await settle()
    expect(passing.requests).toHaveLength(1)
    passing.scheduler.maxFrames = 1_000
    passing.scheduler.flush()
    expect(await found).toMatchObject({ right: { data: done } })
    expect(passing.requests).toHaveLength(2)
  })

  it.each([
    ['a success', () => json(done)],
    ['the end of the session', refused(401, { detail: 'Over' })],
  ])('[MTB-1] is not retried after %s', async (_, respond) => {
    const { call, requests } = world(respond)
    await firstValueFrom(call(ping, asking))
    expect(requests).toHaveLength(1)
  })

  it('[CALL-1] is never a change', async () => {
    const { call, requests } = world(refused(500, {}))
    await firstValueFrom(call(updateSelection, { path: { id: '1' }, body: { status: 'opted-out' }, ...asking }))
    expect(requests).toHaveLength(1)
  })
})

import { firstValueFrom } from 'rxjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { logOut, ping } from './generated/session.ts'
import { done, json, settle, world } from './scripted-host.ts'

const busy = (retryAfter: string, status = 429) => json({}, status, { 'Retry-After': retryAfter })
const ok = { _tag: 'Right' }
const tooMany = { _tag: 'Left', left: { problem: { kind: 'refused', status: 429, message: null } } }

/** Pings, and reads the result at a given time of the page, ms; null while the ping waits. */
const pinging = ({ call, scheduler }: ReturnType<typeof world>) => {
  let came: unknown = null
  void firstValueFrom(call(ping)).then((result) => (came = result))
  return async (until: number) => {
    await settle()
    scheduler.maxFrames = until
    scheduler.flush()
    await settle()
    return came
  }
}

// The client would load it with the first response that names a time. Its loading time does not matter here.
beforeAll(() => import('./rests.ts'))

describe('a host that is busy', () => {
  it.each([
    ['seconds', '3'],
    ['a date', new Date(3000).toUTCString()],
  ])('[CALL-1] is called again at the time that it names in %s, and no earlier', async (_, named) => {
    const host = world([() => busy(named), () => json(done)])
    const at = pinging(host)
    expect(await at(2999)).toBeNull()
    expect(host.requests).toHaveLength(1)
    expect(await at(3000)).toMatchObject(ok)
    expect(host.requests).toHaveLength(2)
  })

  it('[CALL-1] is called again soon where it names no time that can be read', async () => {
    const host = world([() => busy('soon', 503), () => json(done)])
    expect(await pinging(host)(400)).toMatchObject(ok)
  })

  it('[CALL-1] gets no call of a person who retries before a long time is over: they see its response again', async () => {
    const host = world([() => busy('60'), () => json(done)])
    expect(await pinging(host)(0)).toMatchObject(tooMany)
    expect(await pinging(host)(1000)).toMatchObject(tooMany)
    expect(host.requests).toHaveLength(1)
    expect(await pinging(host)(60_000)).toMatchObject(tooMany)
  })

  it('[CALL-1] is called when its time is over', async () => {
    const host = world([() => busy('60'), () => json(done)])
    await pinging(host)(0)
    host.scheduler.frame = 60_000
    expect(await pinging(host)(60_000)).toMatchObject(ok)
  })

  it('[CALL-1] never gets a change twice', async () => {
    const host = world(() => busy('1'))
    const came = firstValueFrom(host.call(logOut))
    await settle()
    expect(await came).toMatchObject(tooMany)
    expect(host.requests).toHaveLength(1)
  })
})

import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { getBenefit } from './generated/benefits.ts'
import { updateSelection } from './generated/selections.ts'
import { getEmployees } from './generated/employees.ts'
import { getPendingSelectionsOfBenefit } from './generated/employer.ts'
import { getLoginSetup, lookUpLogin, ping } from './generated/session.ts'
import type { OnEnd } from './on-end.ts'
import type { AnyOperation, CallInput } from './operation.ts'
import { broken, done, json, resultOfPing, problem, refused, settle, world, type Respond } from './scripted-host.ts'

describe('the request', () => {
  it('[CALL-1] goes to the host of its operation, with credentials', async () => {
    const { call, requests } = world(() => json(done))
    await firstValueFrom(call(ping))
    await firstValueFrom(call(getPendingSelectionsOfBenefit, { path: { id: 'a/b' } }))
    expect(requests.map(({ url }) => url)).toEqual([
      'https://legacy.test/ping',
      'https://versioned.test/v2/scheme/selections/a%2Fb/pending/',
    ])
    expect(requests[0]?.credentials).toBe('include')
  })

  it('[CALL-1] accepts JSON, and names it as the content type of every call', async () => {
    const { call, requests } = world(() => json(done))
    await firstValueFrom(call(ping))
    await firstValueFrom(call(updateSelection, { path: { id: '1' }, body: { status: 'opted-out' } }))
    expect(requests.map(({ headers }) => headers.get('Accept'))).toEqual(['application/json', 'application/json'])
    expect(requests.map(({ headers }) => headers.get('Content-Type'))).toEqual(['application/json', 'application/json'])
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PATCH'])
    expect(await requests[1]?.json()).toEqual({ status: 'opted-out' })
  })

  it('[SEL-1] [PROF-1] names the version that a change is of, where one was read', async () => {
    const { call, requests } = world(() => json(done))
    const input = { path: { id: '1' }, body: { status: 'opted-out' } } as const
    await firstValueFrom(call(updateSelection, { ...input, onVersion: '"7"' }))
    await firstValueFrom(call(updateSelection, input))
    expect(requests.map(({ headers }) => headers.get('If-Match'))).toEqual(['"7"', null])
  })

  it('[LOGOUT-1] keeps what is about a person out of the cache of the browser', async () => {
    const { call, requests } = world(() => json(done))
    await firstValueFrom(call(ping))
    await firstValueFrom(call(lookUpLogin, { body: { email: 'a@a.example' } }))
    expect(requests.map(({ cache }) => cache)).toEqual(['no-store', 'default'])
  })

  it('[EMP-3] leaves the content type of a form to the browser, which knows the boundary', async () => {
    const { call, requests } = world(() => json(done))
    const form = new FormData()
    form.append('file', new Blob(['a,b']), 'people.csv')
    await firstValueFrom(
      (call as (operation: AnyOperation, input: CallInput) => ReturnType<typeof call>)(updateSelection, {
        path: { id: '1' },
        form,
      }),
    ) // no OpenAPI operation is needed for this
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
    expect((await requests[0]?.formData())?.get('file')).toBeInstanceOf(File)
  })

  it('[CALL-1] carries the bearer twice, and no bearer without a token', async () => {
    const signedIn = world(() => json(done))
    await resultOfPing(signedIn.call)
    expect(signedIn.requests[0]?.headers.get('Authorization')).toBe('Bearer token')
    expect(signedIn.requests[0]?.headers.get('X-Bearer-Token')).toBe('token')
    const signedOut = world(() => json(done), { session: () => ({ accessToken: null, masquerade: null }) })
    await resultOfPing(signedOut.call)
    expect(signedOut.requests[0]?.headers.has('Authorization')).toBe(false)
    expect(signedOut.requests[0]?.headers.has('X-Bearer-Token')).toBe(false)
  })

  it('[CALL-1] [MASQ-2] carries the masquerade in two headers, and none without', async () => {
    const { call, requests } = world(() => json(done), {
      session: () => ({ accessToken: 'token', masquerade: { userId: '7', schemeYear: '2026' } }),
    })
    await resultOfPing(call)
    expect(requests[0]?.headers.get('X-Masquerade-User-Id')).toBe('7')
    expect(requests[0]?.headers.get('X-Masquerade-Scheme-Year')).toBe('2026')
    const alone = world(() => json(done))
    await resultOfPing(alone.call)
    expect(alone.requests[0]?.headers.has('X-Masquerade-User-Id')).toBe(false)
  })

  it('[CALL-1] sends the described query values that are given', async () => {
    const { call, requests } = world(() => json({}))
    await firstValueFrom(
      call(getEmployees, { path: { id: '77' }, query: { search: 'a b', 'filter[person_activated]': '1', page: 2 } }),
    )
    expect(requests[0]?.url).toBe(
      'https://versioned.test/v2/client/77/employees?search=a%20b&filter%5Bperson_activated%5D=1&page=2',
    )
  })

  it('[CALL-1] is not sent without a value of its path', async () => {
    const { call, requests } = world(() => json({}))
    expect(await firstValueFrom(call(getBenefit, { path: { id: '' } }))).toEqual(
      problem({ kind: 'unexpected', reason: 'RangeError' }),
    )
    expect(requests).toHaveLength(0)
  })

  it('[IDLE-2] is reported as it starts, once a call', async () => {
    const seen: string[] = []
    const { call } = world(() => json(done), { onCall: ({ id }) => seen.push(id) })
    const cold = call(ping)
    expect(seen).toEqual([])
    await firstValueFrom(cold)
    expect(seen).toEqual(['ping'])
  })
})

describe('time', () => {
  it('[CALL-1] ends a call without a response after 30 seconds and aborts the request', async () => {
    const { call, requests, scheduler } = world(() => new Promise<Response>(() => undefined))
    const ends: [unknown, number][] = []
    call(ping).subscribe((result) => ends.push([result, scheduler.now()]))
    await settle()
    expect(ends).toEqual([])
    expect(requests[0]?.signal.aborted).toBe(false)
    scheduler.flush()
    expect(ends).toEqual([[problem({ kind: 'timeOut' }), 30_000]])
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it('[CALL-1] sends nothing before the subscription, and each subscription sends again', async () => {
    const { call, requests } = world(() => json(done))
    const cold = call(ping)
    await settle()
    expect(requests).toHaveLength(0)
    await firstValueFrom(cold)
    await firstValueFrom(cold)
    expect(requests).toHaveLength(2)
  })

  it('[CALL-1] aborts the request when it is unsubscribed, and says nothing', async () => {
    const { call, requests } = world(() => new Promise<Response>(() => undefined))
    const seen: unknown[] = []
    const subscription = call(ping).subscribe((result) => seen.push(result))
    subscription.unsubscribe()
    await settle()
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(seen).toEqual([])
  })
})

describe('the retry', () => {
  it.each([
    ['a lost connection', broken],
    ['502', refused(502, {})],
    ['503', refused(503, {})],
    ['504', refused(504, {})],
  ])('[CALL-1] of a GET comes once after %s, 250 ms later when the dice fall in the middle', async (_, first) => {
    const { call, requests, scheduler } = world([first, () => json(done)])
    const result = firstValueFrom(call(ping))
    await settle()
    expect(requests).toHaveLength(1)
    scheduler.maxFrames = 249
    scheduler.flush()
    await settle()
    expect(requests).toHaveLength(1)
    scheduler.maxFrames = 250
    scheduler.flush()
    expect(await result).toMatchObject({ right: { data: done } })
    expect(requests).toHaveLength(2)
  })

  it('[CALL-1] comes no second time', async () => {
    const { call, requests, scheduler } = world(broken)
    const result = firstValueFrom(call(getLoginSetup))
    await settle()
    scheduler.maxFrames = 1_000
    scheduler.flush()
    expect(await result).toEqual(problem({ kind: 'network' }))
    expect(requests).toHaveLength(2)
  })

  it.each([
    ['a change that lost its connection', broken, { kind: 'network' }],
    ['a change that met 503', refused(503, {}), { kind: 'refused', status: 503, message: null }],
  ])('[CALL-1] never follows %s', async (_, respond, expected) => {
    const { call, requests } = world(respond)
    const input = { path: { id: '1' }, body: { status: 'opted-out' } } as const
    expect(await firstValueFrom(call(updateSelection, input))).toMatchObject({ left: { problem: expected } })
    expect(requests).toHaveLength(1)
  })

  it('[CALL-1] is not made for other failures of a GET', async () => {
    const { call, requests } = world(refused(500, {}))
    await resultOfPing(call)
    expect(requests).toHaveLength(1)
  })

  it('[CALL-1] is dropped when the call is unsubscribed while it waits', async () => {
    const { call, requests, scheduler } = world(broken)
    const subscription = call(ping).subscribe()
    await settle()
    subscription.unsubscribe()
    scheduler.flush()
    await settle()
    expect(requests).toHaveLength(1)
  })
})

describe('a call that has ended', () => {
  const ended = (responds: Respond) => {
    const calls: Parameters<OnEnd>[0][] = []
    return { calls, ...world(responds, { onEnd: (call) => calls.push(call) }) }
  }

  it('[BED-7] is reported once, with what was sent, its result, its duration and its cause', async () => {
    const { call, calls } = ended(() => json(done))
    const result = await firstValueFrom(
      (call as (operation: AnyOperation, input: CallInput) => ReturnType<typeof call>)(ping, {
        cause: 7,
        query: { page: 2 },
      }),
    ) // `cause` is for the log, and no operation's own input has it
    await settle()
    expect(calls).toEqual([{ operation: ping, cause: 7, sent: { query: { page: 2 } }, result, ms: 0 }])
  })

  it('[BED-7] is reported where nothing came, and where it was cancelled', async () => {
    const late = ended(() => new Promise(() => {}))
    late.call(ping).subscribe()
    late.scheduler.flush()
    expect(late.calls).toMatchObject([{ cause: undefined, result: problem({ kind: 'timeOut' }), ms: 30_000 }])
    const cancelled = ended(() => json(done))
    cancelled.call(ping).subscribe().unsubscribe()
    await settle()
    expect(cancelled.calls).toMatchObject([{ operation: ping, result: null }])
  })
})

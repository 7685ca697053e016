import type { Either } from 'fp-ts/lib/Either.js'
import { firstValueFrom, VirtualTimeScheduler } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { SafeHtml } from '../../domain/kernel/marks.ts'
import { createClient, type Call, type ClientDependencies } from './client.ts'
import { getPendingSelectionsOfBenefit, getEmployees } from './generated/employer.ts'
import { getBenefit, updateSelection } from './generated/benefits.ts'
import { endSession, getLoginSetup, logIn, ping } from './generated/session.ts'
import type { HtmlProfile } from './operation.ts'

type Respond = (request: Request) => Response | Promise<Response>

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

/** A client over a scripted host, with time that only `flush` moves. Each response serves one call, the last all others. */
const world = (responds: Respond | Respond[], changes: Partial<ClientDependencies> = {}) => {
  const script = Array.isArray(responds) ? [...responds] : [responds]
  const requests: Request[] = []
  const sanitised: [string, HtmlProfile][] = []
  const loads = { count: 0 }
  const scheduler = new VirtualTimeScheduler()
  const call = createClient({
    hosts: { legacy: 'https://legacy.test', versioned: 'https://versioned.test/' },
    session: () => ({ accessToken: 'token', masquerade: null }),
    sanitise: async () => {
      loads.count += 1
      return (html, profile) => {
        sanitised.push([html, profile])
        return `clean ${html}` as SafeHtml // a stand-in for the sanitiser, which has its own tests
      }
    },
    fetch: (url, init) => {
      const request = new Request(url as string, init)
      requests.push(request)
      const respond = (script.length > 1 ? script.shift() : script[0]) ?? (() => json({}))
      return new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
        Promise.resolve()
          .then(() => respond(request))
          .then(resolve, reject)
      })
    },
    random: () => 0.5,
    scheduler,
    ...changes,
  })
  return { call, requests, sanitised, loads, scheduler }
}

/** Lets everything that waits for an answer, and not for time, go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

const done = { status: 'success' }
const refused = (status: number, body: unknown) => () => json(body, status)
const broken = () => Promise.reject(new TypeError('Failed to fetch'))

/** The outcome of one ping, once nothing waits for anything but time. */
const outcomeOfPing = async (call: Call): Promise<Either<unknown, unknown>> => firstValueFrom(call(ping))
const problem = (value: unknown) => ({ _tag: 'Left', left: { problem: value, body: null } })

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

  it('[CALL-1] accepts JSON and names a content type only with a body', async () => {
    const { call, requests } = world(() => json(done))
    await firstValueFrom(call(ping))
    await firstValueFrom(call(updateSelection, { path: { id: '1' }, body: { status: 'opted-out' } }))
    expect(requests.map(({ headers }) => headers.get('Accept'))).toEqual(['application/json', 'application/json'])
    expect(requests.map(({ headers }) => headers.get('Content-Type'))).toEqual([null, 'application/json'])
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PATCH'])
    expect(await requests[1]?.json()).toEqual({ status: 'opted-out' })
  })

  it('[CALL-1] carries the bearer twice, and no bearer without a token', async () => {
    const signedIn = world(() => json(done))
    await outcomeOfPing(signedIn.call)
    expect(signedIn.requests[0]?.headers.get('Authorization')).toBe('Bearer token')
    expect(signedIn.requests[0]?.headers.get('X-Bearer-Token')).toBe('token')
    const signedOut = world(() => json(done), { session: () => ({ accessToken: null, masquerade: null }) })
    await outcomeOfPing(signedOut.call)
    expect(signedOut.requests[0]?.headers.has('Authorization')).toBe(false)
    expect(signedOut.requests[0]?.headers.has('X-Bearer-Token')).toBe(false)
  })

  it('[CALL-1] [MASQ-2] carries the masquerade in two headers, and none without', async () => {
    const { call, requests } = world(() => json(done), {
      session: () => ({ accessToken: 'token', masquerade: { userId: '7', schemeYear: '2026' } }),
    })
    await outcomeOfPing(call)
    expect(requests[0]?.headers.get('X-Masquerade-User-Id')).toBe('7')
    expect(requests[0]?.headers.get('X-Masquerade-Scheme-Year')).toBe('2026')
    const alone = world(() => json(done))
    await outcomeOfPing(alone.call)
    expect(alone.requests[0]?.headers.has('X-Masquerade-User-Id')).toBe(false)
  })

  it('[CALL-1] sends the described query values that are given', async () => {
    const { call, requests } = world(() => json({}))
    await firstValueFrom(
      call(getEmployees, { path: { id: '77' }, query: { search: 'a b', 'filter[person_activated]': '1', page: 2 } }),
    )
    expect(requests[0]?.url).toBe(
      'https://versioned.test/v2/client/77/employees?search=a+b&filter%5Bperson_activated%5D=1&page=2',
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

describe('the answer', () => {
  it.each([200, 201, 202])('[CALL-1] is a success with status %i', async (status) => {
    const { call } = world(() => json(done, status))
    expect(await outcomeOfPing(call)).toEqual({
      _tag: 'Right',
      right: { status, data: done, masqueradeUserId: null },
    })
  })

  it('[CALL-1] may have no body where the description has none', async () => {
    const { call } = world(() => new Response(null, { status: 204 }))
    expect(await firstValueFrom(call(endSession))).toMatchObject({ right: { status: 204, data: null } })
  })

  it('[CALL-1] [MASQ-2] says as whom the host answered', async () => {
    const { call } = world(() => json(done, 200, { 'X-Masquerade': '4021' }))
    expect(await outcomeOfPing(call)).toMatchObject({ right: { masqueradeUserId: '4021' } })
  })

  it.each([
    ['an empty body', () => new Response('', { status: 200 }), 'body (empty)'],
    ['no body', () => new Response(null, { status: 204 }), 'body (empty)'],
    ['an HTML page', () => new Response('<html></html>', { status: 200 }), 'body (not JSON)'],
    ['half a body', () => new Response('{"status":', { status: 200 }), 'body (not JSON)'],
    ['another shape', () => json({ status: 'fine' }), 'body.status'],
    ['a list for an object', () => json([]), 'body'],
    ['a bare null', () => json(null), 'body'],
  ])('[CALL-1] is undecodable with %s', async (_, respond, where) => {
    expect(await outcomeOfPing(world(respond).call)).toEqual(problem({ kind: 'undecodable', where }))
  })

  it('[CALL-1] names the place of what it cannot decode, without the value', async () => {
    const selection = { selectionId: '1', employeeName: 'A', orderValue: 1.5, fields: {} }
    const { call } = world(() => json({ benefitName: 'A', selectionsData: [selection] }))
    expect(await firstValueFrom(call(getPendingSelectionsOfBenefit, { path: { id: '1' } }))).toEqual(
      problem({ kind: 'undecodable', where: 'body.selectionsData.0.orderValue' }),
    )
  })
})

describe('the HTML of an answer', () => {
  const refusal = { error_message: '<p>no</p>', showRecaptcha: false, userAccountLocked: true }
  const body = { email: 'a@a.example', password: 'p', deviceToken: 'd' }

  it('[LOGIN-3] is sanitised with its profile while an error is decoded', async () => {
    const { call, sanitised } = world(refused(422, refusal))
    expect(await firstValueFrom(call(logIn, { body }))).toMatchObject({
      left: { problem: { kind: 'refused', status: 422 }, body: { error_message: 'clean <p>no</p>' } },
    })
    expect(sanitised).toEqual([['<p>no</p>', 'message']])
  })

  it('[BEN-2] is sanitised wherever it stands in a list', async () => {
    const { call, sanitised } = world(() => json({ description: 'a', terms: [{ content: 'b' }, { content: 'c' }] }))
    await firstValueFrom(call(getBenefit, { path: { id: '1' } }))
    expect(sanitised).toEqual([
      ['a', 'content'],
      ['b', 'content'],
      ['c', 'content'],
    ])
  })

  it('[CALL-1] costs an operation without HTML no sanitiser', async () => {
    const { call, loads } = world(() => json(done))
    await outcomeOfPing(call)
    expect(loads.count).toBe(0)
  })

  it('[CALL-1] stays hidden when the sanitiser cannot be loaded', async () => {
    const { call } = world(refused(422, refusal), { sanitise: () => Promise.reject(new TypeError('no chunk')) })
    expect(await firstValueFrom(call(logIn, { body }))).toEqual(problem({ kind: 'unexpected', reason: 'TypeError' }))
  })
})

describe('an error', () => {
  it.each([
    ['errors by field', { errors: { a: ['One.', 'Two.'], b: ['Three.'] }, error: 'x' }, 'One. Two. Three.'],
    ['a list of errors', { errors: ['One.', 'Two.'] }, 'One. Two.'],
    ['errors as text', { errors: 'One.', message: 'x' }, 'One.'],
    ['error', { error: 'One.', message: 'x' }, 'One.'],
    ['message', { message: 'One.' }, 'One.'],
    ['message, when errors is empty', { errors: [], error: '', message: 'One.' }, 'One.'],
    ['nothing', {}, null],
  ])('[CALL-1] takes its sentence from %s', async (_, body, message) => {
    expect(await outcomeOfPing(world(refused(500, body)).call)).toEqual({
      _tag: 'Left',
      left: { problem: { kind: 'refused', status: 500, message }, body },
    })
  })

  it('[AUTH-1] with 401 is unauthorised with its detail', async () => {
    const { call } = world(refused(401, { detail: 'Gone.' }))
    expect(await outcomeOfPing(call)).toMatchObject({ left: { problem: { kind: 'unauthorised', detail: 'Gone.' } } })
  })

  it('[AUTH-1] with 401 on a call that needs no bearer is a refusal, because it ends no session', async () => {
    const body = { email: 'a@a.example', password: 'p', deviceToken: 'd' }
    const refusal = { error_message: 'no', showRecaptcha: true, userAccountLocked: false }
    const { call } = world(refused(401, refusal))
    expect(await firstValueFrom(call(logIn, { body }))).toMatchObject({
      left: { problem: { kind: 'refused', status: 401, message: null }, body: { showRecaptcha: true } },
    })
  })

  it.each([
    ['an HTML page', () => new Response('<html></html>', { status: 500 })],
    ['an empty body', () => new Response('', { status: 500 })],
    ['an undeclared status', () => json({}, 418)],
  ])('[CALL-1] keeps its status with %s', async (_, respond) => {
    expect(await outcomeOfPing(world(respond).call)).toMatchObject({
      left: { problem: { kind: 'refused', message: null }, body: null },
    })
  })

  it('[CALL-1] of the browser stopping the request is aborted', async () => {
    const { call } = world(() => Promise.reject(new DOMException('stopped', 'AbortError')))
    expect(await outcomeOfPing(call)).toEqual(problem({ kind: 'aborted' }))
  })
})

describe('time', () => {
  it('[CALL-1] ends a call without an answer after 30 seconds and aborts the request', async () => {
    const { call, requests, scheduler } = world(() => new Promise<Response>(() => undefined))
    const ends: [unknown, number][] = []
    call(ping).subscribe((outcome) => ends.push([outcome, scheduler.now()]))
    await settle()
    expect(ends).toEqual([])
    expect(requests[0]?.signal.aborted).toBe(false)
    scheduler.flush()
    expect(ends).toEqual([[problem({ kind: 'timeOut' }), 30_000]])
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it('[CALL-1] sends nothing before the subscription, and each subscription sends anew', async () => {
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
    const subscription = call(ping).subscribe((outcome) => seen.push(outcome))
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
    const outcome = firstValueFrom(call(ping))
    await settle()
    expect(requests).toHaveLength(1)
    scheduler.maxFrames = 249
    scheduler.flush()
    await settle()
    expect(requests).toHaveLength(1)
    scheduler.maxFrames = 250
    scheduler.flush()
    expect(await outcome).toMatchObject({ right: { data: done } })
    expect(requests).toHaveLength(2)
  })

  it('[CALL-1] comes no second time', async () => {
    const { call, requests, scheduler } = world(broken)
    const outcome = firstValueFrom(call(getLoginSetup))
    await settle()
    scheduler.maxFrames = 1_000
    scheduler.flush()
    expect(await outcome).toEqual(problem({ kind: 'network' }))
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
    await outcomeOfPing(call)
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

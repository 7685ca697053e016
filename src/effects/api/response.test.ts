import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { getBenefitFaqs } from './generated/benefits.ts'
import { getPrivacyPolicy } from './generated/content.ts'
import { getEmployeeInsights } from './generated/insights.ts'
import { endSession, logIn } from './generated/session.ts'
import { done, json, resultOfPing, problem, refused, world } from './scripted-host.ts'

describe('the response', () => {
  it.each([200, 201, 202])('[CALL-1] is a success with status %i', async (status) => {
    const { call } = world(() => json(done, status))
    expect(await resultOfPing(call)).toEqual({
      _tag: 'Right',
      right: { status, data: done, masqueradeUserId: null },
    })
  })

  it('[CALL-1] may have no body where the OpenAPI document has none', async () => {
    const { call } = world(() => new Response(null, { status: 204 }))
    expect(await firstValueFrom(call(endSession))).toMatchObject({ right: { status: 204, data: null } })
  })

  it('[CALL-1] [MASQ-2] says for whom the host responded', async () => {
    const { call } = world(() => json(done, 200, { 'X-Masquerade': '4021' }))
    expect(await resultOfPing(call)).toMatchObject({ right: { masqueradeUserId: '4021' } })
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
    expect(await resultOfPing(world(respond).call)).toEqual(
      problem({ kind: 'undecodable', where: `ping ${respond().status === 204 ? 204 : 200}: ${where}` }),
    )
  })

  it('[CALL-1] names the operation and the place of what it cannot do without, and not the value', async () => {
    const { call } = world(() => json({ months: [], activity: 1, asOf: '2026-11-20', employees: 7, registered: 'x' }))
    expect(await firstValueFrom(call(getEmployeeInsights, { path: { id: '1' } }))).toEqual(
      problem({ kind: 'undecodable', where: 'getEmployeeInsights 200: body.registered' }),
    )
  })
})

describe('the HTML of a response', () => {
  const refusal = { error_message: '<p>no</p>', showRecaptcha: false, userAccountLocked: true }
  const body = { email: 'a@a.example', password: 'p', deviceToken: 'd' }

  it('[LOGIN-3] is sanitised with its profile while an error is decoded', async () => {
    const { call, sanitised } = world(refused(422, refusal))
    expect(await firstValueFrom(call(logIn, { body }))).toMatchObject({
      left: { problem: { kind: 'refused', status: 422 }, body: { error_message: 'clean <p>no</p>' } },
    })
    expect(sanitised).toEqual([['<p>no</p>', 'message']])
  })

  it('[BEN-2] is sanitised wherever it is in a list', async () => {
    const { call, sanitised } = world(() => json([{ answer: 'a' }, { answer: 'b' }, { answer: 'c' }]))
    await firstValueFrom(call(getBenefitFaqs, { path: { id: '1' } }))
    expect(sanitised).toEqual([
      ['a', 'content'],
      ['b', 'content'],
      ['c', 'content'],
    ])
  })

  it('[CALL-1] costs an operation without HTML no sanitiser', async () => {
    const { call, loads } = world(() => json(done))
    await resultOfPing(call)
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
    expect(await resultOfPing(world(refused(422, body)).call)).toMatchObject({
      left: { problem: { kind: 'refused', status: 422, message } },
    })
  })

  it.each([500, 501])('[AUTH-1] with %s has no sentence for the person', async (status) => {
    expect(
      await resultOfPing(world(refused(status, { message: 'NullPointerException at Benefit.java:31' })).call),
    ).toMatchObject({
      left: { problem: { kind: 'refused', status, message: null } },
    })
  })

  it.each([
    ['a sentence', { message: 'a'.repeat(2_000_000) }],
    [
      'sentences by field',
      { errors: Object.fromEntries(Array.from({ length: 300 }, (_, n) => [n, ['a'.repeat(900)]])) },
    ],
    ['a character that takes two places', { error: 'a'.repeat(498) + '\u{1F600}'.repeat(9) }],
  ])('[AUTH-1] with %s longer than 500 characters is shortened', async (_, body) => {
    const { call } = world(refused(422, body))
    const message: unknown = expect.stringMatching(/^a{498}a?…$/)
    expect(await resultOfPing(call)).toMatchObject({ left: { problem: { kind: 'refused', message } } })
  })

  it('[AUTH-1] with 401 is unauthorised with its detail', async () => {
    const { call } = world(refused(401, { detail: 'Gone.' }))
    expect(await resultOfPing(call)).toMatchObject({ left: { problem: { kind: 'unauthorised', detail: 'Gone.' } } })
  })

  it.each([
    ['ends the session that the call carried', 'token', { kind: 'unauthorised', detail: 'Gone.' }],
    ['is a refusal without one', null, { kind: 'refused', status: 401, message: null }],
  ])('[AUTH-1] with 401 for a text that anybody can read %s', async (_, accessToken, expected) => {
    const { call } = world(refused(401, { detail: 'Gone.' }), { session: () => ({ accessToken, masquerade: null }) })
    expect(await firstValueFrom(call(getPrivacyPolicy))).toMatchObject({ left: { problem: expected } })
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
    expect(await resultOfPing(world(respond).call)).toMatchObject({
      left: { problem: { kind: 'refused', message: null }, body: null },
    })
  })

  it('[CALL-1] of the browser stopping the request is aborted', async () => {
    const { call } = world(() => Promise.reject(new DOMException('stopped', 'AbortError')))
    expect(await resultOfPing(call)).toEqual(problem({ kind: 'aborted' }))
  })
})

import { describe, expect, it } from 'vitest'
import { ResetLinkFailed, ResetLinkRequested, ResetLinkSent } from '../../domain/account/forgotten-password.ts'
import { offline } from '../../domain/samples.ts'
import { FieldsJudged, FormCleared } from '../../domain/kernel/forms/form.ts'
import { CaptchaSpent } from '../../domain/session/captcha.ts'
import { requestPasswordReset } from '../api/generated/account.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { requestLink, settleRequest } from './forgotten-password.ts'

const email = 'first.last@acme.example'
const request = ResetLinkRequested({ email, captcha: 'robot-free' })
const failed = (message: string | null, fields: Record<string, string[]> = {}, status = 422) =>
  ResetLinkFailed({ problem: { kind: 'refused', status, message }, fields })

const expectEvent = (
  host: ReturnType<typeof fakeHost>,
  b: ReturnType<typeof failed> | ReturnType<typeof ResetLinkSent>,
) => runEffect({ effect: requestLink, ports: host, when: ['a', { a: request }], then: ['5ms b', { b }] })

describe('asking for a reset link', () => {
  it('[FORGOT-1] sends one POST, with the bot check said to be on', () => {
    const host = fakeHost(responds(requestPasswordReset, { sent: true }))
    const then = ['5ms b', { b: ResetLinkSent({}) }] as const
    runEffect({ effect: requestLink, ports: host, when: ['aa', { a: request }], then })
    const body = { email, recaptcha: 'robot-free', isRecaptchaEnabled: true }
    expect(host.calls).toEqual([{ id: 'requestPasswordReset', input: { body }, ended: 'completed' }])
  })

  it('[FORGOT-1] says that the bot check is off where it has no token', () => {
    const host = fakeHost(responds(requestPasswordReset, { sent: true }))
    const when = ['a', { a: ResetLinkRequested({ email, captcha: '' }) }] as const
    runEffect({ effect: requestLink, ports: host, when, then: ['5ms b', { b: ResetLinkSent({}) }] })
    expect(host.calls[0]?.input).toEqual({ body: { email, recaptcha: '', isRecaptchaEnabled: false } })
  })

  it("[FORGOT-2] brings the host's sentences by field", () => {
    const errors = { email: ['Not known', 'Not here'], recaptcha: ['Robot'] }
    const host = fakeHost(fails(requestPasswordReset, { kind: 'refused', status: 422, message: null }, { errors }))
    expectEvent(host, failed('Not known Not here Robot', errors))
  })

  it('[FORGOT-2] takes a success that says not sent as a failure', () => {
    const errors = { email: ['Not known'] }
    expectEvent(fakeHost(responds(requestPasswordReset, { sent: false, errors })), failed('Not known', errors, 200))
    expectEvent(fakeHost(responds(requestPasswordReset, { sent: false })), failed(null, {}, 200))
  })

  it('[FORGOT-2] tells what no field is about, and a host that cannot be reached', () => {
    const list = fails(requestPasswordReset, { kind: 'refused', status: 500, message: 'Later' }, { errors: ['Later'] })
    expectEvent(fakeHost(list), failed('Later', {}, 500))
    expectEvent(fakeHost(fails(requestPasswordReset, offline)), ResetLinkFailed({ problem: offline, fields: {} }))
  })

  const form = 'forgotten-password'
  it.each([
    ['what was typed is forgotten once the link is sent', ResetLinkSent({}), FormCleared({ form })],
    [
      'the host’s sentence is at the address',
      failed('Not known', { email: ['Not known'], recaptcha: ['Robot'] }),
      FieldsJudged({ form, verdicts: { email: { sentence: 'Not known' } } }),
    ],
    ['what was said before is over', failed('Later'), FieldsJudged({ form, verdicts: {} })],
  ])('[FORGOT-1] [FORGOT-2] after the response %s, and the captcha asks again', (_, event, b) => {
    const then = ['(bc)', { b, c: CaptchaSpent({}) }] as const
    runEffect({ effect: settleRequest, ports: {}, when: ['a', { a: event }], then })
  })
})

provesAll(requestLink, settleRequest)

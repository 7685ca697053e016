import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { FieldEdited, FormRefused, forms } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { refusal } from '../samples.ts'
import { captcha, CaptchaSolved } from '../session/captcha.ts'
import {
  forgottenPassword,
  ForgottenPasswordOpened,
  openForgottenPassword,
  requestResetLink,
  ResetLinkFailed,
  ResetLinkRequested,
  ResetLinkSent,
  selectForgottenPassword,
} from './forgotten-password.ts'

const given = story(forgottenPassword, forms, captcha)
const typed = (value: string) => FieldEdited({ form: 'forgotten-password', field: 'email', value, problem: null })
const solved = CaptchaSolved({ token: 'robot-free' })
const request = ResetLinkRequested({ email: 'a@b.cd', captcha: 'robot-free' })
const shown = (...events: DomainEvent[]) => selectForgottenPassword(given(...events).state).now

describe('asking for a reset link', () => {
  it('[FORGOT-1] sends the address, without the white space around it, and the bot check', () => {
    expect(given(typed(' a@b.cd '), solved).when(requestResetLink)).toEqual(produced(request))
  })

  it('[FORGOT-1] records everything that is wrong at once', () => {
    const problems = (found: Record<string, string>) =>
      produced(FormRefused({ form: 'forgotten-password', problems: found }))
    expect(given().when(requestResetLink)).toEqual(problems({ email: 'required', captcha: 'captcha' }))
    expect(given(typed('a@b'), solved).when(requestResetLink)).toEqual(problems({ email: 'email' }))
    expect(given(typed('a@b.cd')).when(requestResetLink)).toEqual(problems({ captcha: 'captcha' }))
  })

  it('[FORGOT-1] stays quiet while a response is pending', () => {
    expect(given(typed('a@b.cd'), solved, request).when(requestResetLink)).toEqual(refused('busy'))
  })

  it('[FORGOT-1] moves to the success view, and begins again when the page is opened again', () => {
    expect(shown(request)).toEqual({ kind: 'sending' })
    expect(shown(request, ResetLinkSent({}))).toEqual({ kind: 'sent' })
    expect(given().when(openForgottenPassword)).toEqual(produced(ForgottenPasswordOpened({})))
    expect(shown(request, ResetLinkSent({}), ForgottenPasswordOpened({}))).toEqual({ kind: 'open' })
  })

  it("[FORGOT-2] keeps the host's sentences by field", () => {
    const fields = { email: ['Please enter a valid email address'] }
    const failed = given(request, ResetLinkFailed({ problem: refusal, fields }))
    expect(selectForgottenPassword(failed.state)).toEqual({
      now: { kind: 'failed', problem: refusal, fields },
      refusals: 1,
    })
  })
})

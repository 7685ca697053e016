import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import type { DomainEvent } from '../kernel/event.ts'
import {
  awaitCaptcha,
  captcha,
  CaptchaAwaited,
  CaptchaExpired,
  CaptchaFailed,
  CaptchaShown,
  CaptchaSolved,
  CaptchaSpent,
  captchaToken,
  expireCaptcha,
  failCaptcha,
  selectCaptcha,
  showCaptcha,
  solveCaptcha,
} from './captcha.ts'

const given = story(captcha)
const solved = CaptchaSolved({ token: 'token' })
const after = (...events: DomainEvent[]) => given(...events).state

describe('the captcha', () => {
  it('[LOGIN-4] gives its token to whoever asks once it is solved', () => {
    expect(given().when(solveCaptcha, 'token')).toEqual(produced(solved))
    expect(captchaToken(after())).toBeNull()
    expect(captchaToken(after(solved))).toBe('token')
  })

  it('[LOGIN-4] is not solved by an empty token', () => {
    expect(given().when(solveCaptcha, '')).toEqual(refused('empty'))
  })

  it('[LOGIN-4] loses its token when it expires', () => {
    expect(given(solved).when(expireCaptcha)).toEqual(produced(CaptchaExpired({})))
    expect(captchaToken(after(solved, CaptchaExpired({})))).toBeNull()
    expect(selectCaptcha(after(solved, CaptchaExpired({}))).kind).toBe('expired')
  })

  it('[LOGIN-4] stays quiet about an expiry without a token', () => {
    expect(given().when(expireCaptcha)).toEqual(refused('notSolved'))
    expect(given(CaptchaFailed({})).when(expireCaptcha)).toEqual(refused('notSolved'))
  })

  it('[LOGIN-4] is open again after each use: a token works once', () => {
    expect(selectCaptcha(after(solved, CaptchaSpent({})))).toEqual({ kind: 'open', spent: 1 })
    expect(captchaToken(after(solved, CaptchaSpent({})))).toBeNull()
  })

  it('[LOGIN-4] says that it could not be loaded until it is tried again', () => {
    expect(given().when(failCaptcha)).toEqual(produced(CaptchaFailed({})))
    expect(selectCaptcha(after(CaptchaFailed({}), CaptchaSpent({}))).kind).toBe('failed')
    expect(given().when(awaitCaptcha)).toEqual(produced(CaptchaAwaited({})))
    expect(selectCaptcha(after(CaptchaFailed({}), CaptchaAwaited({}))).kind).toBe('loading')
    expect(given().when(showCaptcha)).toEqual(produced(CaptchaShown({})))
    expect(selectCaptcha(after(CaptchaAwaited({}), CaptchaShown({}))).kind).toBe('open')
  })

  it('[LOGIN-4] the screen never sees the token', () => {
    expect(JSON.stringify(selectCaptcha(after(solved)))).not.toContain('token')
  })
})

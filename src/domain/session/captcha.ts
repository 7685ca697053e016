import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { secret } from '../kernel/codecs/classification.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'

/** The widget is loading: the first time, and at each retry. */
export const CaptchaAwaited = defineEvent('CaptchaAwaited', {})
export const CaptchaShown = defineEvent('CaptchaShown', {})
export const CaptchaSolved = defineEvent('CaptchaSolved', { token: secret })
/** The person took too long: the token is valid for two minutes. */
export const CaptchaExpired = defineEvent('CaptchaExpired', {})
/** The widget could not be loaded, or lost its own host. */
export const CaptchaFailed = defineEvent('CaptchaFailed', {})
/** A host has seen the token, which works once: every effect that sends one reports it after the response. */
export const CaptchaSpent = defineEvent('CaptchaSpent', {})

export type CaptchaState =
  | { kind: 'loading' }
  | { kind: 'open' }
  | { kind: 'solved'; token: string }
  | { kind: 'expired' }
  | { kind: 'failed' }

export const captcha = defineSlice({
  name: 'captcha',
  lifetime: 'visitor',
  initial: (): { now: CaptchaState; spent: number } => ({ now: { kind: 'loading' }, spent: 0 }),
  own: { CaptchaAwaited, CaptchaShown, CaptchaSolved, CaptchaExpired, CaptchaFailed, CaptchaSpent },
  on: {
    CaptchaAwaited: (draft) => {
      draft.now = { kind: 'loading' }
    },
    CaptchaShown: (draft) => {
      draft.now = { kind: 'open' }
    },
    CaptchaSolved: (draft, { token }) => {
      draft.now = { kind: 'solved', token }
    },
    CaptchaExpired: (draft) => {
      draft.now = { kind: 'expired' }
    },
    CaptchaFailed: (draft) => {
      draft.now = { kind: 'failed' }
    },
    CaptchaSpent: (draft) => {
      if (draft.now.kind === 'solved') draft.now = { kind: 'open' }
      draft.spent += 1
    },
  },
})

export const awaitCaptcha = (): Either<Refusal, DomainEvent> => right(CaptchaAwaited({}))

export const showCaptcha = (): Either<Refusal, DomainEvent> => right(CaptchaShown({}))

export const solveCaptcha = (_: unknown, token: string): Either<Refusal, DomainEvent> =>
  token === '' ? left(refuse('empty')) : right(CaptchaSolved({ token }))

/** Only a solved captcha expires: otherwise there is no token to lose. */
export const expireCaptcha = (state: StateWith<typeof captcha>): Either<Refusal, DomainEvent> =>
  state.captcha.now.kind === 'solved' ? right(CaptchaExpired({})) : left(refuse('notSolved'))

export const failCaptcha = (): Either<Refusal, DomainEvent> => right(CaptchaFailed({}))

/** What a command sends along: the token, or null until the captcha is solved. */
export const captchaToken = (state: StateWith<typeof captcha>): string | null =>
  state.captcha.now.kind === 'solved' ? state.captcha.now.token : null

/** `spent` counts the used tokens, so that the widget restarts each time. The token itself is only for commands. */
export const selectCaptcha = selector([captcha], ({ captcha: { now, spent } }) => ({ kind: now.kind, spent }))

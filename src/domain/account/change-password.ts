import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineForm, submitForm, type forms } from '../kernel/forms/form.ts'
import type { StateWith } from '../kernel/slice.ts'
import { captchaToken, type captcha } from '../session/captcha.ts'
import { masquerading, type masquerade } from '../session/masquerade.ts'
import { selectProfile, type session } from '../session/session.ts'
import { ResetLinkRequested, type forgottenPassword } from './forgotten-password.ts'

/** No input: the link goes to the address that the person signs in with. */
export const changePasswordForm = defineForm('change-password', {})

/** Requests a link to set a new password, sent to the person's own address; refused during a masquerade. */
export const requestOwnResetLink = (
  state: StateWith<typeof forgottenPassword | typeof forms | typeof captcha | typeof masquerade | typeof session>,
  _: void,
  now: number,
): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  const profile = selectProfile(state)
  if (!profile) return left(refuse('signedOut'))
  if (state.forgottenPassword.now.kind === 'sending') return left(refuse('busy'))
  const token = captchaToken(state)
  const checked = submitForm(state, changePasswordForm, now, token === null ? { captcha: 'captcha' } : {})
  return isLeft(checked)
    ? right(checked.left)
    : right(ResetLinkRequested({ email: profile.user.email, captcha: token ?? '' }))
}

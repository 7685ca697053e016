import { anyone, ok, refuse } from '../handler.ts'
import { spendCaptcha } from '../session/captcha.ts'

interface ResetRequest {
  readonly email: string
  readonly recaptcha: string
  readonly isRecaptchaEnabled: boolean
}

/** POST /forgot-password: the same response for every address, so that nobody learns which have an account. */
export const requestPasswordReset = anyone<ResetRequest>(({ db, body }) =>
  body.isRecaptchaEnabled && spendCaptcha(db, body.recaptcha)
    ? ok({ sent: true, message: "It's on the way..." })
    : refuse(422, { sent: false, errors: { recaptcha: ['Please confirm that you are not a robot!'] } }),
)

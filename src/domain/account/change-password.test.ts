import { describe, expect, it } from 'vitest'
import { FormRefused, forms } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { profile } from '../samples.ts'
import { captcha, CaptchaSolved } from '../session/captcha.ts'
import { masquerade, MasqueradeStarted } from '../session/masquerade.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import { requestOwnResetLink } from './change-password.ts'
import { forgottenPassword, ResetLinkRequested } from './forgotten-password.ts'

const given = story(forms, captcha, masquerade, session, forgottenPassword)
const signedIn = ProfileLoaded({ profile, termsUpdated: false })
const solved = CaptchaSolved({ token: 'token' })
const request = ResetLinkRequested({ email: profile.user.email, captcha: 'token' })

describe('changing the password', () => {
  it('[PROF-1] asks for a link to one’s own address', () => {
    expect(given(signedIn, solved).when(requestOwnResetLink)).toEqual(produced(request))
  })

  it('[PROF-1] needs the bot check', () => {
    const problems = { captcha: 'captcha' }
    expect(given(signedIn).when(requestOwnResetLink)).toEqual(
      produced(FormRefused({ form: 'change-password', problems })),
    )
  })

  it('[PROF-1] is refused twice at once, to nobody, and for the person whom somebody acts for', () => {
    expect(given(signedIn, solved, request).when(requestOwnResetLink)).toEqual(refused('busy'))
    expect(given(solved).when(requestOwnResetLink)).toEqual(refused('signedOut'))
    const acting = given(MasqueradeStarted({ userId: '1', schemeYear: null }), signedIn, solved)
    expect(acting.when(requestOwnResetLink)).toEqual(refused('masquerade'))
  })
})

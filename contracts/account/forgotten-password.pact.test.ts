import { requestPasswordReset } from '../../src/effects/api/generated/account.ts'
import { contract } from '../pact.ts'

const input = { body: { email: 'employee@acme.example', recaptcha: 'captcha-token', isRecaptchaEnabled: true } }
const refused = (message: string) => ({ kind: 'refused', status: 422, message }) as const

contract('account/forgotten-password', (interaction) => {
  interaction('[FORGOT-1] a link is sent', requestPasswordReset, {
    state: 'first-visit',
    input,
    facts: ['sent'],
    refusals: 'shared',
  })
  interaction('[FORGOT-2] the address is refused', requestPasswordReset, {
    state: 'reset-request-refused',
    input,
    status: 422,
    problem: refused('Please enter a valid email address'),
  })
  interaction('[FORGOT-2] the bot check is refused', requestPasswordReset, {
    state: 'reset-robot-refused',
    input,
    status: 422,
    problem: refused('Please confirm that you are not a robot!'),
  })
  interaction('[FORGOT-2] no link can be sent', requestPasswordReset, {
    state: 'reset-request-unavailable',
    input,
    status: 422,
    problem: refused('Password links cannot be sent right now.'),
  })
})

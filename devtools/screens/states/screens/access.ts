import { accountText } from '../../../../src/ui/text/account.ts'
import { text } from '../../../../src/ui/text/shared.ts'
import { portalWording, type Wording } from '../responses.ts'
import { failing, held, type Screens } from '../state.ts'
import { alert, anyAlert, button, field, heading, passCaptcha, press, see, type, typeDate, words } from '../steps.ts'

const newPassword = 'Quiet-Otter-7!harbour'
const { activation, forgotten, reset, common } = accountText

/** The pages of an account before the login word a lost connection in their own way. */
const accountWording =
  (otherwise: string): Wording =>
  (response) => {
    if (response.kind === 'network' || response.kind === 'timeOut') return accountText.network
    return response.kind === 'refused' ? (response.message ?? otherwise) : portalWording(response)
  }

const wordingOf = (otherwise: string) =>
  ({ of: accountWording(otherwise), because: 'RESET-3: ‘Network error’, or the message of this page' }) as const

const born = typeDate(accountText.date.label, '28', '08', '1978')
const toPassword = [...born, press(common.next)]
const choose = (typed: string) => type(field(common.password), typed)
const chosen = [choose(newPassword), see(words('9 of 9 met'))]
const ready = [...toPassword, ...chosen]
const requested = [type(forgotten.email, 'employee@acme.example'), passCaptcha]

const dateAgain = { ends: true, because: 'RESET-2, ACT-2: a refused date leads back to its step' } as const
const passwordAgain = { ends: true, because: 'RESET-2: a password that broke a rule is typed again' } as const
/** An expired link shows its message, and then leads to a new one. */
const expired = { says: 'Token has expired', ends: true, because: 'RESET-3: the message of an expired link' } as const

const newPasswordAt = '/reset-password/?token=reset-valid&dob=28-08-1978'

/** Activation and a forgotten password. */
export const accessScreens = {
  'account/activation': {
    title: 'Activating an account',
    page: '/activation/:id?/*',
    who: null,
    at: '/activation/act-valid',
    states: {
      'birth-date': { shows: words('Step 1 of 2') },
      loading: { faults: [held('getActivation')], shows: words(activation.loading) },
      'not-loaded': {
        fails: {
          operation: 'getActivation',
          message: alert(activation.failed),
          wording: wordingOf(text.common.generic),
          differs: { '404': { ends: true, because: 'ACT-1: a link that has expired is not tried again' } },
          recovers: words('Step 1 of 2'),
        },
      },
      expired: { scenario: 'activation-expired', shows: heading(activation.failedTitle) },
      'birth-date-errors': { steps: [press(common.next)], shows: words(accountText.date.required) },
      'birth-date-refused': { scenario: 'activation-date-refused', steps: toPassword, shows: field('Day') },
      'birth-date-not-checked': {
        steps: born,
        fails: {
          operation: 'verifyActivationDate',
          call: [press(common.next)],
          message: anyAlert,
          wording: wordingOf(activation.notActivated),
          recovers: words('Step 2 of 2'),
        },
      },
      password: { steps: toPassword, shows: words('Step 2 of 2') },
      'password-half-met': { steps: [...toPassword, choose('otter')], shows: words(/ of 9 met$/) },
      'password-good': { steps: [...toPassword, choose(newPassword)], shows: words('9 of 9 met') },
      'password-unchecked': {
        faults: [failing('checkPassword')],
        steps: [...toPassword, choose('Quiet-Otter')],
        shows: button(accountText.password.checkAgain),
      },
      failed: {
        steps: ready,
        fails: {
          operation: 'activate',
          call: [press(common.next)],
          message: anyAlert,
          wording: wordingOf(activation.notActivated),
          differs: { '422 activation-date-refused': dateAgain, '422 activation-password-refused': passwordAgain },
          recovers: words(activation.active),
        },
      },
      done: { steps: [...ready, press(common.next)], shows: words(activation.active) },
      'second-factor': { at: '/activation/act-2fa', shows: words('Step 1 of 4') },
    },
  },
  'account/forgotten-password': {
    title: 'Forgotten password',
    page: '/forgotten-password/*',
    who: null,
    at: '/forgotten-password/',
    states: {
      ready: { steps: [passCaptcha], shows: field(forgotten.email) },
      errors: { steps: [press(forgotten.send)], shows: words('This field is required') },
      sending: {
        faults: [held('requestPasswordReset')],
        steps: [...requested, press(forgotten.send)],
        shows: button(forgotten.sending),
      },
      refused: {
        scenario: 'reset-request-refused',
        steps: [...requested, press(forgotten.send)],
        shows: words(forgotten.failed),
      },
      failed: {
        steps: requested,
        fails: {
          operation: 'requestPasswordReset',
          call: [press(forgotten.send)],
          again: [passCaptcha, press(forgotten.send)],
          message: anyAlert,
          wording: wordingOf(forgotten.unexpected),
          recovers: heading(forgotten.sent),
        },
      },
      sent: { steps: [...requested, press(forgotten.send)], shows: heading(forgotten.sent) },
    },
  },
  'account/reset-password': {
    title: 'A new password',
    page: '/reset-password/*',
    who: null,
    at: '/reset-password/?token=reset-valid',
    states: {
      'birth-date': { shows: words('Step 1 of 2') },
      'birth-date-errors': {
        steps: [...typeDate(accountText.date.label, '30', '2', '1978'), press(common.next)],
        shows: words(/not valid|month does not/),
      },
      'birth-date-not-checked': {
        steps: born,
        fails: {
          operation: 'verifyResetDate',
          call: [press(common.next)],
          message: anyAlert,
          wording: wordingOf(reset.failed),
          differs: { '422 reset-expired': expired },
          recovers: words('Step 2 of 2'),
        },
      },
      password: { steps: toPassword, shows: words('Step 2 of 2') },
      'password-refused': {
        scenario: 'reset-password-refused',
        steps: [...toPassword, choose(newPassword)],
        shows: words('8 of 9 met'),
      },
      'password-unchecked': {
        at: newPasswordAt,
        steps: [choose(newPassword)],
        fails: {
          operation: 'checkPassword',
          again: [press(accountText.password.checkAgain)],
          message: anyAlert,
          wording: wordingOf(text.common.generic),
          recovers: words('9 of 9 met'),
        },
      },
      'not-changed': {
        at: newPasswordAt,
        steps: chosen,
        fails: {
          operation: 'resetPassword',
          call: [press(common.next)],
          message: anyAlert,
          wording: wordingOf(reset.failed),
          differs: {
            '422 reset-date-refused': dateAgain,
            '422 reset-password-refused': passwordAgain,
            '422 reset-expired': expired,
            '422 reset-refused': {
              says: 'Passwords cannot be changed right now.',
              because: 'RESET-3: the host gives its own description',
            },
          },
          recovers: words('Password successfully changed.'),
        },
      },
      expired: { scenario: 'reset-expired', steps: toPassword, shows: words(reset.expired) },
    },
  },
} as const satisfies Screens

import { accountText } from '../../../src/ui/text/account.ts'
import type { Screens } from '../state.ts'
import { failing, held } from '../state.ts'
import { button, field, heading, passCaptcha, press, see, type, typeDate, words } from '../steps.ts'

const newPassword = 'Quiet-Otter-7!harbour'
const { activation, forgotten, reset, common } = accountText

const born = [...typeDate(accountText.date.label, '28', '08', '1978'), press(common.next)]
const choose = (typed: string) => [type(field(common.password), typed)]

export const accessScreens = {
  'account/activation': {
    title: 'Activating an account',
    page: '/activation/:id?/*',
    who: null,
    at: '/activation/act-valid',
    states: {
      'birth-date': { shows: words('Step 1 of 2') },
      loading: { faults: [held('getActivation')], shows: words(activation.loading) },
      expired: { scenario: 'activation-expired', shows: heading(activation.failedTitle) },
      'birth-date-errors': { steps: [press(common.next)], shows: words(accountText.date.required) },
      'birth-date-refused': { scenario: 'activation-date-refused', steps: born, shows: field('Day') },
      password: { steps: born, shows: words('Step 2 of 2') },
      'password-half-met': { steps: [...born, ...choose('otter')], shows: words(/ of 9 met$/) },
      'password-good': { steps: [...born, ...choose(newPassword)], shows: words('9 of 9 met') },
      'password-unchecked': {
        faults: [failing('checkPassword')],
        steps: [...born, ...choose('Quiet-Otter')],
        shows: button(accountText.password.checkAgain),
      },
      failed: {
        faults: [failing('activate')],
        steps: [...born, ...choose(newPassword), see(words('9 of 9 met')), press(common.next)],
        shows: words(/something has gone wrong|told to answer/),
      },
      done: {
        steps: [...born, ...choose(newPassword), see(words('9 of 9 met')), press(common.next)],
        shows: words(activation.active),
      },
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
        steps: [type(forgotten.email, 'employee@acme.example'), passCaptcha, press(forgotten.send)],
        shows: button(forgotten.sending),
      },
      refused: {
        scenario: 'reset-request-refused',
        steps: [type(forgotten.email, 'employee@acme.example'), passCaptcha, press(forgotten.send)],
        shows: words(forgotten.failed),
      },
      sent: {
        steps: [type(forgotten.email, 'employee@acme.example'), passCaptcha, press(forgotten.send)],
        shows: heading(forgotten.sent),
      },
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
      password: { steps: born, shows: words('Step 2 of 2') },
      'password-refused': {
        scenario: 'reset-password-refused',
        steps: [...born, ...choose(newPassword)],
        shows: words('8 of 9 met'),
      },
      expired: { scenario: 'reset-expired', steps: born, shows: words(reset.expired) },
    },
  },
} as const satisfies Screens

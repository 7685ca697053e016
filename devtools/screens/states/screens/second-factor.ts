import { secondFactorText } from '../../../../src/ui/text/second-factor.ts'
import { portalWording, type Wording } from '../responses.ts'
import { held, type Screens } from '../state.ts'
import { alert, button, heading, link, press, see, typeCode, words } from '../steps.ts'
import { logIn } from './session.ts'

const { code, setUp } = secondFactorText
const withFactor = 'second-factor@acme.example'
const settingUp = 'second-factor-setup@acme.example'
const hello = heading(/^Hello/)

/** The sentences for the codes by which a host refuses a second factor. */
const sentences: Readonly<Record<string, string>> = {
  'invalid-code': 'That code isn’t right. Enter the latest code in your app.',
  'expired-code': 'That code has expired. Enter the latest code in your app.',
  'too-many-attempts': 'Too many wrong codes. Wait 15 minutes, then try again.',
  'setup-expired': 'You ran out of time. Close this and start again.',
  'credentials-refused': 'That’s not your password. Check it and try again.',
}

const refusedCode: Wording = (response) => {
  const found = response.kind === 'refused' ? /"code":"([a-z-]+)"/.exec(JSON.stringify(response.body))?.[1] : undefined
  return (found === undefined ? undefined : sentences[found]) ?? portalWording(response)
}

/** The host refuses a second factor by codes, for which the portal has sentences. */
export const codeWording = { of: refusedCode, because: 'TFA-1: the host refuses by codes' } as const

/** The first box of a code is known by its id, the others by their label. */
export const codeBoxes = (id: string): readonly string[] => [id, ...[2, 3, 4, 5, 6].map((box) => `Digit ${box} of 6`)]

const typedAgain = {
  fields: codeBoxes('code'),
  once: 'refused',
  because: 'TFA-1: a refused code is typed again',
} as const

const toCodes = [...logIn(settingUp), press(link(setUp.enterCode)), ...typeCode]

/** The second factor during a login. */
export const secondFactorScreens = {
  'session/second-factor': {
    title: 'The code of the second factor',
    page: '/two-fa/*',
    who: null,
    at: '/',
    states: {
      ready: { steps: logIn(withFactor), shows: heading(code.title) },
      errors: {
        steps: [...logIn(withFactor), see(heading(code.title)), press(code.login)],
        shows: words('Enter all 6 digits of the code'),
      },
      checking: {
        faults: [held('logInWithCode')],
        steps: [...logIn(withFactor), ...typeCode, press(code.login)],
        shows: words(code.checking),
      },
      refused: {
        scenario: 'second-factor-code-expired',
        params: { email: withFactor },
        steps: [...logIn(withFactor), ...typeCode, press(code.login)],
        shows: words(code.failed),
      },
      failed: {
        steps: [...logIn(withFactor), ...typeCode],
        fails: {
          operation: 'logInWithCode',
          call: [press(code.login)],
          again: [...typeCode, press(code.login)],
          message: alert(code.failed),
          wording: codeWording,
          clears: typedAgain,
          recovers: hello,
        },
      },
    },
  },
  'session/second-factor-intro': {
    title: 'Setting up a second factor',
    page: '/two-fa-qr-setup/*',
    who: null,
    at: '/',
    states: {
      ready: { steps: logIn(settingUp), shows: heading(setUp.title) },
    },
  },
  'session/second-factor-code': {
    title: 'The first codes of a second factor',
    page: '/two-fa-code-setup/*',
    who: null,
    at: '/',
    states: {
      ready: { steps: [...logIn(settingUp), press(link(setUp.enterCode))], shows: button(setUp.next) },
      'second-pass': { steps: [...toCodes, press(setUp.next)], shows: button(setUp.verify) },
      failed: {
        steps: toCodes,
        fails: {
          operation: 'validateEnforcedSetUp',
          call: [press(setUp.next)],
          again: [...typeCode, press(setUp.next)],
          message: alert(code.failed),
          wording: codeWording,
          clears: typedAgain,
          recovers: button(setUp.verify),
        },
      },
    },
  },
} as const satisfies Screens

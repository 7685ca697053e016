import type { CodeTrouble } from '../../domain/session/second-factor.ts'
import { problemText, text } from './shared.ts'

/** Two-factor: the code at login, the set-up and the settings. */
export const secondFactorText = {
  code: {
    title: 'Enter authentication code',
    lead: 'Please enter the authentication code displayed in your app',
    label: 'Authentication code',
    login: 'Login',
    back: 'Back',
    checking: 'Checking your code',
    failed: 'That did not work',
    unconfirmed: {
      title: 'We could not confirm your code',
      more: 'Please enter the newest code that your app displays. If it was accepted already, nothing is done twice.',
    },
    help: 'Cannot get a code? Write to',
  },
  setUp: {
    title: 'Enable two factor authentication',
    lead: 'Scan this QR code with an authenticator app on your phone. Any app that shows six-digit codes will do.',
    hurry: 'To protect your account you have five minutes. After that, please log in again.',
    qr: 'QR code for your authenticator app',
    secret: 'Cannot scan it? Type or copy this key into your app:',
    copy: { copy: 'Copy', copied: 'The key was copied.', failed: 'Please select the key and copy it yourself.' },
    enterCode: 'Enter the code',
    close: 'Close',
    first: 'Please enter the authentication code displayed in your app',
    second: 'That worked. To make sure, please enter the code that your app displays now.',
    password: 'Your password',
    passwordHint: 'We ask for it again to protect your account.',
    next: 'Next',
    verify: 'Verify',
    again: 'Show the QR code again',
    loading: 'Loading your QR code',
    failed: 'Your QR code could not be loaded',
    steps: ['Verify', 'Password', '2FA', 'Terms'],
  },
  settings: {
    heading: 'Two-factor authentication',
    about: 'When you log in, we ask for a code from an app on your phone as well as your password.',
    on: 'On',
    off: 'Off',
    enable: 'Enable two-factor authentication',
    disable: 'Disable two-factor authentication',
    acting: 'Only the person themselves can change this.',
    enabled: 'Two-factor authentication was enabled. From now on, we ask for a code when you log in.',
    disabled: 'Two-factor authentication was disabled. From now on, your password alone logs you in.',
  },
  disabling: {
    title: 'Disable two factor authentication',
    lead: 'Your password alone will then protect your account.',
    reason: 'Why are you disabling it?',
    confirm: 'Disable',
    cancel: 'Cancel',
    sending: 'Disabling',
    failed: 'Two-factor authentication is still on',
    unconfirmed: {
      title: 'We could not confirm that two-factor authentication was disabled',
      more: 'You can disable it again: the result is the same.',
    },
  },
} as const

const fields: Record<string, string> = {
  code: 'Please enter all six digits of the code',
  disablingReason: 'Please enter the reason that you are disabling this feature.',
  required: text.field.required,
}

/** The message for a field's problem. */
export const secondFactorFieldText = (key: string | null): string | null =>
  key === null ? null : (fields[key] ?? text.common.generic)

const codes: Record<string, string> = {
  'invalid-code': 'This is not the right code. Please enter the newest one that your app displays.',
  'expired-code': 'This code has expired. Please enter the newest one that your app displays.',
  'too-many-attempts': 'There were too many wrong codes. Please wait for 15 minutes and try again.',
  'setup-expired': 'Setting this up took too long. Please close it and start again.',
  'credentials-refused': 'Your password was not accepted. Please check it and try again.',
}

/** The messages for a refused code: one for each code of the host, or the problem's own message. */
export const troubleLines = ({ problem, codes: found }: CodeTrouble): readonly string[] =>
  found.length === 0
    ? [problem.kind === 'refused' && problem.message === null ? text.common.generic : problemText(problem)]
    : [...new Set(found.map((code) => codes[code] ?? text.common.generic))]

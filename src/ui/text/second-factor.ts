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
      more: 'Enter the latest code in your app. You can safely do this even if the last one worked.',
    },
    help: {
      title: 'I can’t get a code',
      cases: [
        {
          title: 'The code isn’t accepted.',
          more: 'Each code works for 30 seconds. Enter the latest one. Check that your phone sets its time automatically.',
        },
        {
          title: 'I have a new phone.',
          more: 'Your old app may have a copy or an ‘export’. If it doesn’t, contact us.',
        },
      ],
      lost: 'I’ve lost my phone.',
      email: 'Email',
      orCall: 'or call',
      then: '. We check it’s you, then you can set up a new phone.',
    },
  },
  setUp: {
    title: 'Enable two factor authentication',
    stepsAhead: [
      {
        key: 'app',
        title: 'Get an authenticator app',
        more: 'Any app that shows 6-digit codes will do. Your phone may already have one.',
      },
      {
        key: 'scan',
        title: 'Scan this QR code with it',
        more: 'On this phone? Open the app and enter the key instead.',
      },
      { key: 'code', title: 'Enter the code it shows', more: 'We ask for 2 codes, one after the other, to be sure.' },
    ],
    hurry: 'To protect your account, you have 5\u00a0minutes to do this. After that, you’ll need to log in again.',
    qr: 'QR code for your authenticator app',
    secret: 'Can’t scan it? Enter this key in your app:',
    copy: {
      copy: 'Copy',
      copied: 'The key was copied.',
      failed: 'We couldn’t copy the key. Select it and copy it yourself.',
    },
    enterCode: 'Enter the code',
    close: 'Close',
    first: 'Please enter the authentication code displayed in your app',
    second: 'That worked. To finish, enter the code your app shows now.',
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
    about: (on: boolean) =>
      on
        ? 'When you log in, we ask for a code from an app on your phone as well as your password.'
        : 'If you enable it, you’ll need a code from an app on your phone to log in, as well as your password.',
    on: 'On',
    off: 'Off',
    enable: 'Enable',
    disable: 'Disable',
    what: ' two-factor authentication',
    acting: 'Only the account holder can change this.',
    enabled: 'Two-factor authentication is now enabled. We’ll ask for a code each time you log in.',
    disabled: 'Two-factor authentication is now disabled. You only need your password to log in.',
  },
  disabling: {
    title: 'Disable two factor authentication',
    lead: 'Only your password will protect your account.',
    facts: [
      { term: 'What changes', detail: 'We stop asking for a code when you log in' },
      { term: 'Turning it on again', detail: 'At any time, with a new QR code' },
    ],
    reason: 'Why are you disabling it?',
    confirm: 'Disable',
    cancel: 'Keep it on',
    sending: 'Disabling',
    failed: 'Two-factor authentication is still on',
    unconfirmed: {
      title: 'We could not confirm that two-factor authentication was disabled',
      more: 'You can safely try again.',
    },
  },
} as const

const fields: Record<string, string> = {
  code: 'Enter all 6 digits of the code',
  disablingReason: 'Please enter the reason that you are disabling this feature.',
  required: text.field.required,
}

/** The message for a field's problem. */
export const secondFactorFieldText = (key: string | null): string | null =>
  key === null ? null : (fields[key] ?? text.common.generic)

const codes: Record<string, string> = {
  'invalid-code': 'That code isn’t right. Enter the latest code in your app.',
  'expired-code': 'That code has expired. Enter the latest code in your app.',
  'too-many-attempts': 'Too many wrong codes. Wait 15 minutes, then try again.',
  'setup-expired': 'You ran out of time. Close this and start again.',
  'credentials-refused': 'That’s not your password. Check it and try again.',
}

/** The messages for a refused code: one for each code of the host, or the problem's own message. */
export const troubleLines = ({ problem, codes: found }: CodeTrouble): readonly string[] =>
  found.length === 0
    ? [problem.kind === 'refused' && problem.message === null ? text.common.generic : problemText(problem)]
    : [...new Set(found.map((code) => codes[code] ?? text.common.generic))]

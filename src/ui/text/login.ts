import type { SceneName } from '../components/illustrations/scene-names.ts'
import type { PanelWords } from '../components/layout/signed-out-layout.tsx'

/** What the panel beside a form says and shows before somebody has logged in. */
export interface AccessPanel {
  readonly words: (brand: string) => PanelWords
  readonly scene: SceneName | 'landscape'
}

export const showsMore = (brand: string): string =>
  `${brand} shows everything your employer pays for you, and lets you choose more.`

/** The panel of the login. */
export const loginPanel: AccessPanel = {
  words: (brand) => ({ title: 'Your pay is only part of it', lead: showsMore(brand) }),
  scene: 'landscape',
}

const inWords = (seconds: number): string => {
  const [count, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The login page. */
export const loginText = {
  title: 'Log in',
  email: 'Email address',
  password: 'Password',
  next: 'Next',
  login: 'Login',
  loading: 'Loading...',
  forgotten: 'Forgotten?',
  support: 'Need help? Email',
  orCall: 'or call',
  passwordChanged: 'Password successfully changed.',
  lookupFailed: 'Unable to process login request',
  noMatch: "We can't find a match! Try again or ",
  contact: 'contact us',
  tryAgain: 'Try again or ',
  tryAgainNow: 'Try again',
  resetPassword: 'reset your password',
  consent: 'Please accept cookies before logging in',
  acceptEssential: 'Accept essential cookies',
  locked:
    'You have unsuccessfully tried to login too many times - your account has been locked for 15 mins. Please try again later',
  unable: 'Unable to login',
  rateLimited: (seconds: number | null) =>
    `Too many login attempts, so we haven’t checked your password. Wait ${seconds === null ? 'a few minutes' : inWords(seconds)}, then select Login again.`,
  notFound:
    'We couldn’t check your password because the login service isn’t available. Wait a few minutes, then select Login again.',
  accountProblem:
    'Unfortunately we are experiencing a problem with your account, please contact the support team for help.',
  codeExpired: 'You didn’t enter a code within 5 minutes. To protect your account, you need to log in again.',
  codeLost: 'Log in from the start. To protect your account, we don’t keep an unfinished login.',
  benefitsUnavailable: 'There was a problem loading your benefits, so we logged you out. Log in again.',
  profileUnavailable: 'We could not load your profile, so we logged you out. Log in again.',
  elsewhere: 'You were logged out in another tab.',
  unauthorised: 'Your session has ended. Log in again.',
  ssoOnly: 'Enter your work email address, and we’ll take you to your employer’s login page.',
} as const

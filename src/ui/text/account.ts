import type { PasswordRule } from '../../domain/account/password-estimate.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { writeResultOf } from '../../domain/kernel/requests/problem.ts'
import { problemText } from './shared.ts'
import type { Unconfirmed } from './unconfirmed.ts'
import { unconfirmedLines } from './unconfirmed.ts'

/** Activation, password reset and the account's settings. */
export const accountText = {
  steps: { two: ['Verify', 'Password'], four: ['Verify', 'Password', '2FA', 'Terms'] },
  common: {
    next: 'Next',
    cancel: 'Cancel',
    back: 'Back',
    checking: 'Checking',
    saving: 'Saving',
    password: 'New password',
  },
  problemTitle: 'There is a problem',
  review: 'Please review the form',
  network: 'Network error. Please try again.',
  date: {
    label: 'Date of birth',
    required: 'Date of birth is required',
    invalid: 'This date of birth is not valid',
    otherDate: 'This date does not match our records',
  },
  password: {
    prompt: 'Please meet all the criteria below!',
    blocked: 'Please ensure your password meets the listed requirements',
    met: (met: number, all: number) => `${met} of ${all} met`,
    waiting: 'Checking your password. Until then you see an estimate.',
    untyped: 'Each rule is checked while you type.',
    checkFailed: 'Your password could not be checked.',
    checkAgain: 'Check again',
    rules: {
      '1': 'At least 12 characters',
      '2': 'No repeating patterns such as 1111 or ababa',
      '4': 'No predictable sequences such as 1234 or zyxw',
      '8': 'No commonly used words such as password or qwerty',
      '16': 'At least 1 upper case letter',
      '64': 'At least 1 number',
      '128': 'At least 1 special character such as # or $',
      '256': 'None of your personal details such as name or email address',
      '512': 'Not a previous password',
    } satisfies Record<PasswordRule, string>,
  },
  activation: {
    title: 'Activate your account',
    welcome: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
    verify: 'First we check that it is you.',
    choose: 'Now choose a password for your account.',
    loading: 'Loading your activation',
    failedTitle: 'Oops... there was an issue requesting your activation link',
    failed: 'There was an error requesting your activation',
    notActivated: 'Your account could not be activated',
    unconfirmed: {
      title: 'We could not confirm that your account was activated.',
      more: 'Try to log in with your new password first. If that does not work, go on here.',
    },
    activating: 'Activating',
    active: 'Your account is active.',
    goHome: 'Go to your benefits',
    backToLogin: 'Back to Login',
  },
  forgotten: {
    title: 'Reset your password',
    tabTitle: 'Reset password',
    lead: 'Enter your email address and we will send you a link.',
    email: 'Email address',
    send: 'Send the link',
    sending: 'Sending',
    back: 'Back',
    expired: 'Your password renewal request has expired. Please try again.',
    failed: 'Validation failed',
    unconfirmed: {
      title: 'We could not confirm that the link was sent.',
      more: 'Please check your inbox first. If you ask again, only the newest link may work.',
    },
    unexpected: 'An unexpected error occurred',
    ssoOnly: 'There is no password to reset: please use the link from your employer to log in.',
    sent: "It's on the way...",
    sentMore:
      'If we know this address, an email with a link to reset your password is coming. Please check your inbox, and your junk or spam folder.',
    sentHelp: 'Nothing there after a few minutes? Write to',
    backToLogin: 'Back to Login',
  },
  reset: {
    title: 'Reset your password',
    tabTitle: 'Reset password',
    verify: 'First we check that it is you.',
    choose: 'Now choose a new password.',
    expired: 'Token has expired',
    expiredMore: 'We are taking you to the page where you can ask for a new link.',
    failed: 'Password reset failed',
    unconfirmed: {
      title: 'We could not confirm that your password was changed.',
      more: 'Try to log in with your new password first. If that does not work, go on here.',
    },
    saving: 'Saving',
  },
} as const

/** The message for a failed call: the portal's own for a network failure, the host's words where it sent some. */
export const accountProblemText = (problem: Problem, otherwise: string): string => {
  switch (problem.kind) {
    case 'network':
    case 'timeOut':
    case 'aborted':
      return accountText.network
    case 'refused':
      return problem.message ?? otherwise
    case 'unauthorised':
    case 'undecodable':
    case 'unexpected':
      return problemText(problem)
  }
}

/** The message for a change that failed: where it may have been made, this says so. */
export const accountWriteText = (problem: Problem, otherwise: string, unconfirmed: Unconfirmed): string => {
  switch (writeResultOf(problem)) {
    case 'notDone':
      return accountProblemText(problem, otherwise)
    case 'unknown':
      return [unconfirmed.title, ...unconfirmedLines(problem), unconfirmed.more].join(' ')
  }
}

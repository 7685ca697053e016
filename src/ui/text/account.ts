import type { PasswordRule } from '../../domain/account/password-estimate.ts'
import { writeResultOf, type Problem } from '../../domain/kernel/requests/problem.ts'
import { problemText } from './shared.ts'
import { unconfirmedLines, type Unconfirmed } from './unconfirmed.ts'

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
    waiting: 'We’re checking your password. This is an estimate until then.',
    untyped: 'We check each rule as you type.',
    checkFailed: 'We couldn’t check your password.',
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
    verify: 'First, we need to check it’s you.',
    choose: 'Now choose a password for your account.',
    loading: 'Loading your account',
    failedTitle: 'Oops... there was an issue requesting your activation link',
    failed: 'There was an error requesting your activation',
    newLink: 'Contact us for a new link.',
    notActivated: 'Your account could not be activated',
    unconfirmed: {
      title: 'We could not confirm that your account was activated.',
      more: 'Try logging in with your new password first. If that doesn’t work, try again here.',
    },
    activating: 'Activating',
    active: 'Your account is active.',
    showAround: 'Next, we’ll show you around. It takes 1 minute.',
    goHome: 'Go to your benefits',
    backToLogin: 'Back to Login',
  },
  forgotten: {
    title: 'Reset your password',
    tabTitle: 'Reset password',
    lead: 'Enter your email address and we’ll send you a link to reset your password.',
    email: 'Email address',
    send: 'Send the link',
    sending: 'Sending',
    back: 'Back',
    expired: 'Your password renewal request has expired. Please try again.',
    failed: 'Validation failed',
    unconfirmed: {
      title: 'We could not confirm that the link was sent.',
      more: 'Check your inbox first. If you ask for another link, the first one may stop working.',
    },
    unexpected: 'An unexpected error occurred',
    ssoOnly: 'You don’t have a password here. Use the link from your employer to log in.',
    sent: "It's on the way...",
    sentMore: 'If there’s an account for this email address, we’ve sent it a link to reset your password.',
    sentSteps: (brand: string) => [
      { key: 'open', title: 'Open the email', more: `It’s from ${brand}. Check your junk or spam folder too.` },
      { key: 'follow', title: 'Follow the link', more: 'We’ll ask for your date of birth, to check it’s you.' },
      { key: 'choose', title: 'Choose a new password', more: 'Your old one works until then.' },
    ],
    backToLogin: 'Back to Login',
  },
  reset: {
    title: 'Reset your password',
    tabTitle: 'Reset password',
    verify: 'First, we need to check it’s you.',
    choose: 'Now choose a new password.',
    expired: 'Token has expired',
    expiredMore: 'We’re taking you to a page where you can ask for a new link.',
    newLink: 'Ask for a new link',
    failed: 'Password reset failed',
    unconfirmed: {
      title: 'We could not confirm that your password was changed.',
      more: 'Try logging in with your new password first. If that doesn’t work, try again here.',
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

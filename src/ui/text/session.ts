import type { AccessPanel } from './login.ts'

/** Terms, idle notice and logout. */
export const sessionText = {
  terms: {
    title: 'Nearly there',
    lead: 'Before you carry on, read our terms and conditions and our privacy policy.',
    terms: 'Terms and conditions',
    policy: 'Privacy policy',
    which: 'Text to read',
    read: 'I have read the terms and conditions',
    next: 'Next',
    sending: 'Saving',
    otherwise: 'If you don’t accept',
    consequences: [
      'You can’t use this site for now.',
      'Your benefits stay as they are.',
      'You can log in again and accept later.',
    ],
    failedTitle: 'Uh oh!',
    failed: 'Sorry, there was an error requesting the terms and conditions',
    notSaved: 'We couldn’t save that you’ve accepted the terms',
    unconfirmed: {
      title: 'We could not confirm that you’ve accepted the terms',
      more: 'You can safely accept again.',
    },
  },
  idle: {
    noticeTitle: 'Are you still there?',
    notice: "We will log you out soon to protect your account. If you want to stay logged in, that's fine.",
    where: 'The button ‘Stay logged in’ is just above the foot of the page.',
    title: 'Stay logged in?',
    left: (seconds: number) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
    stay: 'Stay logged in',
    staying: 'Keeping you logged in',
    logOut: 'Logout',
  },
  logout: {
    title: 'Logout',
    running: 'Logging out...',
    failed: 'There was an error during the logout process. Please try again.',
    failedMore:
      'We’ve removed your details from this browser, but could not end your session. We’ll try again the next time you visit this site in this browser.',
    doneTitle: 'Logged out',
    done: 'You have been logged out successfully',
    idle: 'You were inactive for a while, so we logged you out to protect your account.',
    saved: 'Saved',
    savedMore: 'Everything you submitted, and each step you finished',
    notSaved: 'Not saved',
    notSavedMore: 'What you typed since then',
    goToLogin: 'Go to login',
  },
} as const

/** The panel beside what a logout says. */
export const loggedOutPanel: AccessPanel = {
  words: () => ({ title: 'Safe and sound', lead: 'What you saved is here when you come back.' }),
  scene: 'night',
}

/** Terms, idle notice and logout. */
export const sessionText = {
  terms: {
    title: 'Nearly there',
    lead: 'Before you carry on, please read our terms and conditions and our privacy policy.',
    terms: 'Terms and conditions',
    policy: 'Privacy policy',
    read: 'I have read the terms and conditions',
    next: 'Next',
    sending: 'Saving',
    failedTitle: 'Uh oh!',
    failed: 'Sorry, there was an error requesting the terms and conditions',
    notSaved: 'Your acceptance could not be saved',
    unconfirmed: {
      title: 'We could not confirm that your acceptance was saved',
      more: 'You can accept again: the result is the same.',
    },
  },
  idle: {
    noticeTitle: 'Are you still there?',
    notice: "We will log you out soon to protect your account. If you want to stay logged in, that's fine.",
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
      'Nothing of your visit is left in this browser. We could not end your session with our service yet, and will try again when you come back to this site here.',
    doneTitle: 'Logged out',
    done: 'You have been logged out successfully',
    idle: 'You were inactive for a while, so we logged you out to protect your account.',
    goToLogin: 'Go to login',
  },
} as const

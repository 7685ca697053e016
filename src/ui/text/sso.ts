/** Single sign-on, the work platform and masquerade. */
export const ssoText = {
  signingIn: 'Logging you in',
  wait: 'This takes a moment...',
  slow: 'This is taking longer than usual.',
  consent: 'Please accept cookies before logging in',
  consentMore: 'Then we’ll log you in.',
  open: {
    title: 'You are already logged in',
    more: 'You can stay logged in, or log out and use the link you followed.',
    unsure: 'If you didn’t expect this page, stay logged in. The link may be someone else’s.',
    stay: 'Stay logged in',
    replace: 'Log in with the link',
  },
  refused: 'SSO login error',
  tryAgain: 'Try again',
  backToLogin: 'Back to Login',
  signOn: {
    title: 'Oops somethings gone wrong.',
    more: 'We are unable to connect you. Please ',
    contact: 'contact us',
  },
  masquerade: {
    title: 'Ooops your link has expired',
    more: "This link has expired. Don't worry close this tab and start the masquerade session again.",
  },
  error: {
    title: 'Unable to log in',
    more: 'Sorry, there was a problem signing in to your account',
  },
  workPlatform: {
    title: 'Taking you to your work platform',
    wait: 'Connecting you...',
    failedTitle: 'We could not take you to your work platform',
    failed: 'The work platform could not be reached. You can try again, or carry on with your benefits.',
  },
  copied: 'You’re viewing the site as another user in another tab. In this tab you’re still yourself.',
} as const

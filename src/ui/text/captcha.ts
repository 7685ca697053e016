/** The bot check. */
export const captchaText = {
  label: 'Security check',
  hint: 'Tick the box to show you’re not a robot.',
  loading: 'Loading the security check',
  expired: 'The security check has expired. Tick the box again.',
  failed: 'The security check could not be loaded',
  failedMore: 'Check your connection, turn off any ad blocker for this site, then try again.',
  retry: 'Retry',
} as const

/** Single sign-on, the work platform and masquerade. */
export const ssoText = {
  copied: 'You are viewing the site as another user in another tab. This tab is not part of that.',
} as const

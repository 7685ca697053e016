/** Published texts. */
export const contentText = {
  cookies: 'Our Cookie Policy',
  privacy: 'Privacy statement',
  terms: 'Terms and conditions',
  loading: 'Loading content',
  failed: (title: string) => `There was an issue requesting the latest ${title}`,
} as const

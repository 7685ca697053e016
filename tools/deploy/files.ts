/** The kinds of files that a build consists of; deploy/nginx.conf names the same. */
export const fileKinds = [
  'js',
  'css',
  'json',
  'map',
  'woff2',
  'png',
  'svg',
  'ico',
  'txt',
  'html',
  'webmanifest',
  'gz',
  'br',
]

/**
 * Whether a path names a file, and not an address of the portal: a missing one is then a 404. Tokens in
 * addresses may hold dots, so the ending decides, and it is one of few.
 */
export const isFile = (pathname: string): boolean => new RegExp(`[.](${fileKinds.join('|')})$`, 'i').test(pathname)

/** Endings of files, those that a build has and those that others ask for; deploy/nginx.conf names the same. */
export const fileKinds =
  'js|mjs|cjs|wasm|css|json|map|xml|txt|html?|php|webmanifest|woff2?|ttf|otf|eot|png|jpe?g|gif|webp|avif|svg|ico|bmp|pdf|mp4|webm|zip|gz|br'

/**
 * Whether a path names a file, and not an address of the portal: a missing one is then a 404. Below two folders all are files. Elsewhere tokens
 * in addresses may hold dots, so the ending decides, and it is one of few.
 */
export const isFile = (pathname: string): boolean =>
  new RegExp(`^/(assets|fonts)/|/[.]|[.](${fileKinds})$`, 'i').test(pathname)

/** File extensions, both of builds and of common requests by strangers; deploy/nginx.conf names the same. */
export const fileKinds =
  'js|mjs|cjs|wasm|css|json|map|xml|txt|html?|php|webmanifest|woff2?|ttf|otf|eot|png|jpe?g|gif|webp|avif|svg|ico|bmp|pdf|mp4|webm|zip|gz|br'

/**
 * Whether a path names a file, and not an address of the portal: a missing file is a 404. Everything below two folders is a file. Elsewhere
 * tokens in addresses can contain dots, so only these few extensions count.
 */
export const isFile = (pathname: string): boolean =>
  new RegExp(`^/(assets|fonts)/|/[.]|[.](${fileKinds})$`, 'i').test(pathname)

import { BadInput } from '../bad-input.ts'

/** Where `npm start` of the portal serves its pages. */
const developmentOrigin = 'http://localhost:5173'

/** Reads `--origin` and `--same-origin`; null if pages and host have the same origin. Throws BadInput. */
export const readOrigin = (
  { origin = developmentOrigin, 'same-origin': same }: { readonly origin?: string; readonly 'same-origin'?: boolean },
  url: string,
): string | null => {
  const read = URL.canParse(origin) ? new URL(origin) : null
  if (!read || !/^https?:$/.test(read.protocol) || read.href !== `${read.origin}/`)
    throw new BadInput(
      `--origin is scheme, host and port of the portal's pages, such as https://portal.example, not '${origin}'.`,
    )
  return same === true || read.origin === new URL(url).origin ? null : read.origin
}

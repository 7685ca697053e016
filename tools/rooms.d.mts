/** Every area of the portal; a slug belongs to one. */
export const areas: readonly string[]

/** Every file of every slug, room by room; `file` is relative to the root, with `/`. */
export const slugFiles: (
  root: string,
) => readonly { readonly room: string; readonly area: string; readonly slug: string; readonly file: string }[]

/** Up to three known names, the nearest to a wrong one first. */
export const nearest: (name: string, known: readonly string[]) => string[]

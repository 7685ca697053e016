/** Every area of the portal; a feature belongs to one. */
export const areas: readonly string[]

/** The layers in the order in which an event travels: each has a folder for each area and a file for each feature. */
export const layers: readonly { readonly name: string; readonly folder: string }[]

/** Every file of every feature, layer by layer; `file` is relative to the root, with `/`. */
export const featureFiles: (
  root: string,
) => readonly { readonly layer: string; readonly area: string; readonly feature: string; readonly file: string }[]

/** Up to three known names, the nearest to a wrong one first. */
export const nearest: (name: string, known: readonly string[]) => string[]

import type { Fonts } from '../ports.ts'

/** The weights that a scheme's fonts come in. */
export const FONT_WEIGHTS = [300, 400, 500, 700] as const

/** The address of a font's file of one weight, below `base`: `Work Sans` in 500 is `work-sans-500.woff2`. */
export const fontFile = (base: string, name: string, weight: number): string =>
  `${base}${name.toLowerCase().replaceAll(' ', '-')}-${weight}.woff2`

/**
 * Registers the fonts of a scheme; the browser fetches a weight when a text needs it, and shows the fallback until then. Unlisted names are
 * never fetched: a machine can have them installed.
 * @param base address of the folder of the files, with a trailing slash
 * @param names the fonts in that folder
 */
export const browserFonts = (base: string, names: readonly string[]): Fonts => {
  const known = new Set<string>()
  return {
    use: (name) => {
      if (!names.includes(name) || known.has(name) || typeof FontFace === 'undefined') return
      known.add(name)
      for (const weight of FONT_WEIGHTS) {
        const source = `url(${JSON.stringify(fontFile(base, name, weight))}) format('woff2')`
        document.fonts.add(new FontFace(name, source, { weight: String(weight), display: 'swap' }))
      }
    },
  }
}

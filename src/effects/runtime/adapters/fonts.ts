import type { Fonts } from '../ports.ts'

/** The weights that a scheme's fonts come in. */
export const FONT_WEIGHTS = [300, 400, 500, 700] as const

/** Where a font's file of one weight stands, below `base`: `Work Sans` in 500 is `work-sans-500.woff2`. */
export const fontFile = (base: string, name: string, weight: number): string =>
  `${base}${name.toLowerCase().replaceAll(' ', '-')}-${weight}.woff2`

/**
 * Makes the fonts of a scheme known to the page; the browser fetches a weight when a text needs it, and shows the text in
 * the fallback until then. Other names than the listed ones are never fetched: a machine may have them installed.
 * @param base address of the folder of the files, with a slash at the end
 * @param names the fonts that stand there
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

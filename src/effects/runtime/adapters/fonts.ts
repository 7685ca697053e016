import type { Fonts } from '../ports.ts'

/** The weights that a scheme's fonts come in [THEME-1]. */
export const fontWeights = [300, 400, 500, 700] as const

/** The name of a font's file: `Work Sans` in 500 is `work-sans-500.woff2`, and of Latin Extended (`-ext`) `work-sans-ext-500.woff2`. */
export const fontFile = (name: string, part: '' | '-ext', weight: number): string =>
  `${name.toLowerCase().replaceAll(' ', '-')}${part}-${weight}.woff2`

/**
 * The files of a weight and the letters that each is for: a page without a letter of Latin Extended (Š, ć, ő) never fetches the second. A
 * file that lacks a letter of its range leaves it to the other.
 */
const parts = [
  ['', 'U+0-10FFFF'],
  ['-ext', 'U+100-2FF,U+1E00-1EFF'],
] as const

/** The letters of a font beside Arial's, %, in 300 and 400, in 500, and in 700, and then its figures: measured on texts of the portal. */
const widths: Readonly<Record<string, readonly number[]>> = {
  Rubik: [105, 108, 104, 105, 110, 115],
  Poppins: [114, 114, 108, 105, 107, 108],
  'Work Sans': [112, 112, 105, 104, 105, 107],
}

/** Arial as wide as a font, under its name and `Fallback`: nothing moves, and no line breaks elsewhere, once the font has come. */
const fallbackRules = (name: string): readonly string[] =>
  (widths[name] ?? []).map((width, place) => {
    const isBold = place % 3 > 1
    const local = ['Arial', 'Liberation Sans', 'Roboto'].map((font) => `local('${font}${isBold ? ' Bold' : ''}')`)
    const weight = isBold ? '501 900' : place % 3 ? 500 : '300 400'
    // A later rule wins in its range.
    return `@font-face{font-family:'${name} Fallback';font-weight:${weight};src:${local.join()};size-adjust:${width}%${place > 2 ? ';unicode-range:U+30-39,U+A3' : ''}}`
  })

/**
 * Registers the fonts of a scheme; the weights of every page are fetched at once, others when a text needs them, and the fallback shows until then. Unlisted names are
 * never fetched: a machine can have them installed.
 * @param base address of the folder of the files, with a trailing slash
 * @param names the fonts in that folder
 */
export const browserFonts = (base: string, names: readonly string[]): Fonts => {
  const known = new Set<string>()
  const sheet = new CSSStyleSheet()
  for (const rule of names.flatMap(fallbackRules)) sheet.insertRule(rule)
  document.adoptedStyleSheets.push(sheet)
  // Browsers load even a local font late, and draw another until then: they begin before a theme names one. A machine may have none of them.
  for (const name of names)
    for (const weight of fontWeights) document.fonts.load(`${weight} 1em '${name} Fallback'`, 'a1').catch(() => {})
  return {
    use: (name) => {
      if (!names.includes(name) || known.has(name)) return
      known.add(name)
      for (const weight of fontWeights)
        for (const [part, unicodeRange] of parts) {
          const file = `${base}${fontFile(name, part, weight)}`
          const source = `url(${JSON.stringify(file)})`
          const face = new FontFace(name, source, { weight: `${weight}`, display: 'swap', unicodeRange })
          document.fonts.add(face)
          // Every page has these, and what comes before the first text moves nothing. A file that is missing leaves the fallback.
          if (part === '' && weight !== 300) face.load().catch(() => {})
        }
    },
  }
}

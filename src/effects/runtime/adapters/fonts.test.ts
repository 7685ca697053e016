import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserFonts } from './fonts.ts'

const faces: string[][] = []
const fetched: string[] = []
const rules: string[] = []

const browser = () => {
  faces.length = 0
  fetched.length = 0
  rules.length = 0
  vi.stubGlobal('FontFace', function FontFace(name: string, source: string, face: Required<FontFaceDescriptors>) {
    faces.push([name, source, face.weight, face.display, face.unicodeRange])
    return { load: () => Promise.reject(new Error(`no ${fetched.push(source)}`)) }
  })
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      readonly insertRule = (rule: string): number => rules.push(rule)
    },
  )
  vi.stubGlobal('document', { fonts: { add: () => {}, load: () => Promise.resolve([]) }, adoptedStyleSheets: [] })
}
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the fonts of the browser', () => {
  it('[THEME-1] come in four weights from the own folder, and swap in when they are there', () => {
    browser()
    browserFonts('/fonts/', ['Work Sans']).use('Work Sans')
    expect(faces).toEqual(
      ['300', '400', '500', '700'].flatMap((weight) =>
        [
          [`work-sans-${weight}`, 'U+0-10FFFF'],
          [`work-sans-ext-${weight}`, 'U+100-2FF,U+1E00-1EFF'],
        ].map(([file, letters]) => ['Work Sans', `url("/fonts/${file}.woff2")`, weight, 'swap', letters]),
      ),
    )
    expect(fetched, 'those that every page has, at once').toEqual(
      ['400', '500', '700'].map((weight) => `url("/fonts/work-sans-${weight}.woff2")`),
    )
  })

  it('[THEME-1] are named once, and only where their files stand', () => {
    browser()
    const fonts = browserFonts('/fonts/', ['Rubik'])
    fonts.use('Rubik')
    fonts.use('Rubik')
    fonts.use('Comic')
    expect(faces).toHaveLength(8)
    expect(rules[1]).toMatch(/'Rubik Fallback';font-weight:500;.*local\('Liberation Sans'\).*size-adjust:108%}$/)
    expect(rules[5], 'figures are wider than letters').toMatch(/size-adjust:115%;unicode-range:U\+30-39/)
  })
})

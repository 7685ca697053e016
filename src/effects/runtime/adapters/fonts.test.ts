import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserFonts, fontFile } from './fonts.ts'

const faces: string[][] = []

const browser = () => {
  faces.length = 0
  vi.stubGlobal(
    'FontFace',
    function FontFace(name: string, source: string, { weight, display }: { weight: string; display: string }) {
      faces.push([name, source, weight, display])
    },
  )
  vi.stubGlobal('document', { fonts: { add: () => {} } })
}
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the fonts of the browser', () => {
  it('[THEME-1] come in four weights from the own folder, and swap in when they are there', () => {
    browser()
    browserFonts('/fonts/', ['Work Sans']).use('Work Sans')
    expect(faces).toEqual(
      ['300', '400', '500', '700'].map((weight) => [
        'Work Sans',
        `url("/fonts/work-sans-${weight}.woff2") format('woff2')`,
        weight,
        'swap',
      ]),
    )
  })

  it('[THEME-1] are named once, and only where their files stand', () => {
    browser()
    const fonts = browserFonts('/fonts/', ['Rubik'])
    fonts.use('Rubik')
    fonts.use('Rubik')
    fonts.use('Comic')
    expect(faces).toHaveLength(4)
  })

  it('[THEME-1] are left alone in a browser that cannot load them', () => {
    vi.stubGlobal('FontFace', undefined)
    expect(() => {
      browserFonts('/fonts/', ['Rubik']).use('Rubik')
    }).not.toThrow()
    expect(fontFile('https://cdn.example/', 'Rubik', 300)).toBe('https://cdn.example/rubik-300.woff2')
  })
})

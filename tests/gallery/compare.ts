import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'
import type pixelmatch from 'pixelmatch'

/** Two colours count as different beyond this share of the greatest distance; smoothed edges of letters never do. */
export const COLOUR_TOLERANCE = 0.1
/** So many pixels may be different in a picture. */
export const PIXEL_TOLERANCE = 40

/** How a picture compares with the stored one; pictures are WebP without loss, in base64. */
export interface Comparison {
  readonly actual: string
  /** Pixels that are different; null where there is nothing to compare with, or of another size. */
  readonly different: number | null
  readonly sizes: string | null
  readonly difference: string | null
}

const script = readFileSync(createRequire(import.meta.url).resolve('pixelmatch'), 'utf8')

/** A page that reads, writes and compares pictures: the browser knows their formats. */
export const openComparer = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.addScriptTag({ type: 'module', content: `${script}\nwindow.pixelmatch = pixelmatch` })
  await page.waitForFunction(() => 'pixelmatch' in window)
  return page
}

/** Compares a screenshot (PNG) with a stored picture; both in base64. */
export const compare = (comparer: Page, taken: string, stored: string | null): Promise<Comparison> =>
  comparer.evaluate(
    async ({ png, webp, threshold }): Promise<Comparison> => {
      const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
        Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      const read = async (base64: string, type: string): Promise<ImageData> => {
        const bitmap = await createImageBitmap(new Blob([bytesOf(base64)], { type }))
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        const pen = canvas.getContext('2d')
        if (!pen) throw new Error('This browser cannot draw on a canvas.')
        pen.drawImage(bitmap, 0, 0)
        return pen.getImageData(0, 0, bitmap.width, bitmap.height)
      }
      const write = async (image: ImageData): Promise<string> => {
        const canvas = new OffscreenCanvas(image.width, image.height)
        canvas.getContext('2d')?.putImageData(image, 0, 0)
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 1 })
        const bytes = new Uint8Array(await blob.arrayBuffer())
        return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
      }
      /** 32 shades of each colour: what is left out is no more than the tolerance, and half of the file. */
      const coarse = (image: ImageData): ImageData => {
        const { data } = image
        for (let at = 0; at < data.length; at++)
          if (at % 4 !== 3) data[at] = Math.min(255, Math.round((data[at] ?? 0) / 8) * 8)
        return image
      }
      const now = coarse(await read(png, 'image/png'))
      const actual = await write(now)
      if (webp === null) return { actual, different: null, sizes: null, difference: null }
      const before = await read(webp, 'image/webp')
      if (before.width !== now.width || before.height !== now.height) {
        const sizes = `${before.width} × ${before.height} before, ${now.width} × ${now.height} now`
        return { actual, different: null, sizes, difference: null }
      }
      const drawn = new ImageData(now.width, now.height)
      const { pixelmatch: match } = window as unknown as { pixelmatch: typeof pixelmatch } // its script stands in the page
      const different = match(before.data, now.data, drawn.data, now.width, now.height, { threshold, alpha: 0.2 })
      return { actual, different, sizes: null, difference: different > 0 ? await write(drawn) : null }
    },
    { png: taken, webp: stored, threshold: COLOUR_TOLERANCE },
  )

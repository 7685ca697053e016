import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'
import type pixelmatch from 'pixelmatch'

/** Two colours differ if their distance is more than this share of the greatest possible. Anti-aliased edges of letters never differ. */
export const COLOUR_TOLERANCE = 0.1
/** How many pixels of a picture may differ. Pictures are stored and compared at half the size of the screenshot. */
export const PIXEL_TOLERANCE = 12

/** How a picture compares with the stored one; pictures are WebP without loss, in base64. */
export interface Comparison {
  readonly actual: string
  /** How many pixels differ; null if there is no stored picture or it has another size. */
  readonly different: number | null
  readonly sizes: string | null
  readonly difference: string | null
  /** The picture is the same as this part of the main state's. */
  readonly isLikeMain: boolean
}

/** The stored picture of a screen's main state, if it is to be compared, and where in it another state's begins: px of the stored picture. */
interface MainPicture {
  readonly webp: string | null
  readonly y: number
}

const script = readFileSync(createRequire(import.meta.url).resolve('pixelmatch'), 'utf8')

/** A page that reads, writes and compares pictures: the browser knows their formats. */
export const openComparer = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.addScriptTag({ type: 'module', content: `${script}\nwindow.pixelmatch = pixelmatch` })
  await page.waitForFunction(() => 'pixelmatch' in window)
  return page
}

/** Compares a screenshot (PNG) with a stored picture and with a part of the main state's; all in base64. */
export const compare = (
  comparer: Page,
  taken: string,
  stored: string | null,
  mainPicture: MainPicture,
): Promise<Comparison> =>
  comparer.evaluate(
    async ({ png, webp, main, threshold, tolerance }): Promise<Comparison> => {
      const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
        Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      const read = async (base64: string, type: string, scale: number): Promise<OffscreenCanvasRenderingContext2D> => {
        const bitmap = await createImageBitmap(new Blob([bytesOf(base64)], { type }))
        const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
        const pen = new OffscreenCanvas(width, height).getContext('2d')
        if (!pen) throw new Error('This browser cannot draw on a canvas.')
        pen.imageSmoothingQuality = 'high'
        pen.drawImage(bitmap, 0, 0, width, height)
        return pen
      }
      const imageOf = (pen: OffscreenCanvasRenderingContext2D): ImageData =>
        pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height)
      const write = async (image: ImageData): Promise<string> => {
        const canvas = new OffscreenCanvas(image.width, image.height)
        canvas.getContext('2d')?.putImageData(image, 0, 0)
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 1 })
        const bytes = new Uint8Array(await blob.arrayBuffer())
        return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
      }
      /** 16 shades of each colour make a file a third as large; both pictures lose the same. */
      const coarse = (image: ImageData): ImageData => {
        const { data } = image
        for (let at = 0; at < data.length; at++) if (at % 4 !== 3) data[at] = Math.round((data[at] ?? 0) / 17) * 17
        return image
      }
      const now = coarse(imageOf(await read(png, 'image/png', 0.5)))
      const { width, height } = now
      const actual = await write(now)
      const { pixelmatch: match } = window as unknown as { pixelmatch: typeof pixelmatch } // its script is in the page
      const part =
        main.webp === null ? null : (await read(main.webp, 'image/webp', 1)).getImageData(0, main.y, width, height)
      const isLikeMain =
        part !== null && match(part.data, now.data, undefined, width, height, { threshold }) <= tolerance
      if (webp === null) return { actual, different: null, sizes: null, difference: null, isLikeMain }
      const before = imageOf(await read(webp, 'image/webp', 1))
      if (before.width !== width || before.height !== height) {
        const sizes = `${before.width} × ${before.height} before, ${width} × ${height} now`
        return { actual, different: null, sizes, difference: null, isLikeMain }
      }
      const drawn = new ImageData(width, height)
      const different = match(before.data, now.data, drawn.data, width, height, { threshold, alpha: 0.2 })
      return { actual, different, sizes: null, difference: different > 0 ? await write(drawn) : null, isLikeMain }
    },
    { png: taken, webp: stored, main: mainPicture, threshold: COLOUR_TOLERANCE, tolerance: PIXEL_TOLERANCE },
  )

import type { Browser, Page } from '@playwright/test'

/** Px a second. */
const SPEED = 4_000

/**
 * Scrolls a page down and half up again, as fast as a user flings it, and captures every painted frame, as PNG in base64.
 * @param distance px
 */
export const scrolledFrames = async (page: Page, distance: number): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page)
  const frames: string[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {}) // the page can be closing: no more frames are needed
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  const gesture = { x: 400, y: 400, speed: SPEED, gestureSourceType: 'mouse' } as const
  await session.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: -distance })
  await session.send('Input.synthesizeScrollGesture', { ...gesture, yDistance: distance / 2 })
  await session.send('Page.stopScreencast')
  return frames
}

/** The tallest blank run of lines in the left third of a frame, where rows have their names, as a part of the frame's height. */
const emptiest = `async (data) => {
  const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context.drawImage(bitmap, 0, 0)
  const width = Math.floor(bitmap.width / 3)
  const { data: pixels } = context.getImageData(0, 0, width, bitmap.height)
  let empty = 0
  let most = 0
  for (let y = 0; y < bitmap.height; y++) {
    let drawn = false
    const at = y * width * 4
    for (let x = 40; x < width - 8 && !drawn; x++)
      drawn = Math.abs(pixels[at + x * 4] - pixels[at + 160]) > 40
    empty = drawn ? 0 : empty + 1
    most = Math.max(most, empty)
  }
  return most / bitmap.height
}`

/** How many frames have a blank part taller than two rows. */
export const blankFrames = async (browser: Browser, frames: readonly string[], height: number): Promise<number> => {
  const page = await browser.newPage()
  try {
    let blank = 0
    for (const frame of frames) {
      const part: unknown = await page.evaluate(`(${emptiest})(${JSON.stringify(frame)})`)
      if (Number(part) * height > 2 * 61) blank += 1
    }
    return blank
  } finally {
    await page.close()
  }
}

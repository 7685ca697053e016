import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { serve } from '../../tools/serve.mjs'
import { browserFlags, findBrowser, requirePorts, root } from '../../tools/setup.mjs'

/**
 * `npm run pictures -w portal-screens`: writes the pictures of the README to `docs/pictures/`, from the built portal (`dist/`) and its mock.
 * Exits with 1 and a sentence if there is no browser, or a picture is larger than 150 kB.
 */
const pictures = [
  { name: 'home', account: 'employee', path: '/app/home/', viewport: { width: 1280, height: 800 } },
  { name: 'choosing', account: 'employee', path: '/app/my-benefits/227/setup/', viewport: { width: 390, height: 844 } },
  { name: 'dashboard', account: 'employer', path: '/app/dashboard/', viewport: { width: 1280, height: 800 } },
] as const
const port = Number(process.env['PORT'] ?? 5173)
const found = findBrowser()
if (!found) throw new Error('No Chrome or Chromium was found: set PORTAL_CHROMIUM to its path.')
await requirePorts([port, port + 1, port + 2])

const folder = path.join(root, 'docs', 'pictures')
mkdirSync(folder, { recursive: true })
const { ready, stop } = serve({ port, built: true, quiet: true })
await ready
const own = found === 'playwright' ? {} : { executablePath: found }
const browser = await chromium.launch({ ...own, args: browserFlags() })
try {
  const studio = await browser.newPage()
  for (const { name, account, path: address, viewport } of pictures) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto(`http://acme.localhost:${port}/`)
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByLabel('Email').fill(`${account}@acme.example`)
    await page.keyboard.press('Enter')
    await page.getByLabel('Password', { exact: true }).fill('Benefits-2026-demo!')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app/**')
    await page.goto(`http://acme.localhost:${port}${address}`)
    await page.waitForLoadState('networkidle')
    const shot = (await page.screenshot()).toString('base64')
    // At quality 1 a browser writes WebP without loss: every colour stays as it was drawn.
    const webp = await studio.evaluate(async (png) => {
      const image = new Image()
      image.src = `data:image/png;base64,${png}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 1).split(',')[1] ?? ''
    }, shot)
    const bytes = Buffer.from(webp, 'base64')
    if (bytes.length > 150_000) throw new Error(`${name}.webp has ${bytes.length} bytes, more than 150 kB.`)
    writeFileSync(path.join(folder, `${name}.webp`), bytes)
    await context.close()
  }
} finally {
  await browser.close()
  stop()
}

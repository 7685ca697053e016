import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import journeys from '../../../playwright.config.ts'

/** Which browser made the pictures, and how its letters look: the same version draws them differently with other fonts. */
export interface MadeWith {
  readonly browser: string
  readonly platform: string
  /** SHA-256 of a sample of letters and shapes. */
  readonly letters: string
}

const sample = `<!doctype html><body style="margin:16px;font:16px/1.5 system-ui,sans-serif">
<p>Hamburgefonstiv 0123456789 £–’</p><p style="font-weight:700;font-size:28px">Rubik &amp; Poppins</p>
<p style="font-family:Arial,Helvetica,sans-serif">Hamburgefonstiv</p><p style="font-family:monospace">Hamburgefonstiv</p>
<div style="width:40px;height:40px;border-radius:12px;border:1px solid #345;box-shadow:0 2px 8px #0004"></div>`

/** Asks the browser of this machine. */
export const thisBrowser = async (): Promise<MadeWith> => {
  const browser = await chromium.launch(journeys.use?.launchOptions ?? {})
  try {
    const page = await browser.newPage({ viewport: { width: 480, height: 320 } })
    await page.setContent(sample)
    const letters = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex')
      .slice(0, 16)
    return { browser: `Chromium ${browser.version()}`, platform: process.platform, letters }
  } finally {
    await browser.close()
  }
}

const fileIn = (folder: string): string => path.join(folder, 'made-with.json')

/** Which browser made the pictures of a folder; null if there are none. */
export const readMadeWith = (folder: string): MadeWith | null =>
  existsSync(fileIn(folder)) ? (JSON.parse(readFileSync(fileIn(folder), 'utf8')) as MadeWith) : null // written below

/** Records with the pictures which browser made them. */
export const writeMadeWith = (folder: string, made: MadeWith): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileIn(folder), `${JSON.stringify(made, null, 2)}\n`)
}

/** Whether two browsers draw alike, so that their pictures can be compared. */
export const drawsAlike = (one: MadeWith, other: MadeWith): boolean => one.letters === other.letters

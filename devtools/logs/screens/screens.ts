import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { Device } from '../../../src/domain/log/log.ts'
import { browserFlags, findBrowser, root } from '../../../tools/setup.mjs'
import { addressOf } from '../inspector/address.ts'
import type { ToScreen } from '../inspector/screen/messages.ts'
import type { Slices } from '../engine/protocol.ts'
import { hostFolder } from './host.ts'

/** A replayed state, and the times that its screen depends on. */
export interface ScreenMoment {
  /** The whole state after an event, folded by the build whose screen is drawn. */
  readonly state: Slices
  /** When the event happened, ms since 1970. */
  readonly at: number
  /** When the visit began. */
  readonly startedAt: number
}

/** The size of a screen in px, and its medium. */
export interface ScreenSize {
  readonly width: number
  readonly height: number
  /** Drawn for print instead of for a screen. */
  readonly isPrinted?: boolean
  /** Drawn for touch, which can neither hover nor drag. */
  readonly isTouched?: boolean
  /** How far the page is scrolled down, px: a long list draws the rows in view. */
  readonly scrolled?: number
}

/** Draws the screens of one build in its own browser. */
export interface Screens {
  /** Draws the screen of a moment, at the address of its state, without anything from the one before. Resolves once nothing changes. */
  readonly show: (moment: ScreenMoment, size?: ScreenSize) => Promise<void>
  /** Makes everything appear that the screen holds back for a while. */
  readonly later: () => Promise<void>
  /** The accessibility tree of what is drawn, a line for each role, with names, values and states. */
  readonly tree: () => Promise<string>
  /** A picture of what is drawn, as PNG. */
  readonly picture: () => Promise<Buffer>
  /** Everything that went wrong while drawing, oldest first: uncaught errors and errors on the console. */
  readonly errors: readonly string[]
  readonly close: () => Promise<void>
}

/** The build of this checkout's inspector: `npm run build -w portal-log` writes it. */
export const ownInspector = path.join(root, 'dist-inspector')

/** React holds back for a third of a second what replaces a loading page; this is a little more, ms. */
const HELD_BACK = 400

const DESKTOP: ScreenSize = { width: 1280, height: 900 }

/** The longest wait for reading a page, ms: a busy machine is slow, and nothing else would end the wait. */
const READING = 60_000

/** The accessibility tree of a whole page, as a screen reader announces it. */
export const treeOf = (page: Page): Promise<string> => page.locator('body').ariaSnapshot({ timeout: READING })

/**
 * Starts a browser with the screens of a built inspector; close it when done. Nothing is sent and no picture is fetched: the
 * page's policy forbids both. Throws a sentence if the folder has none, or if there is no browser.
 * @param device what the log was recorded on: its window, time zone and language; a desktop in this machine's if it is not known
 * @param folder a `dist-inspector` of this or another build: it draws with that build's screens, and needs states that the same build folded
 */
export const openScreens = async (folder: string = ownInspector, device: Device | null = null): Promise<Screens> => {
  if (!existsSync(path.join(folder, 'screen.html')))
    throw new Error(`${folder} has no screen.html: run \`npm run build -w portal-log\` there first.`)
  const found = findBrowser()
  if (!found) throw new Error('No Chrome or Chromium was found: set PORTAL_CHROMIUM to its path.')
  const host = await hostFolder(folder)
  const browser = await chromium.launch({
    args: browserFlags(),
    ...(found === 'playwright' ? {} : { executablePath: found }),
  })
  const usual: ScreenSize = device ? { width: device.width, height: device.height, isTouched: device.isTouch } : DESKTOP
  const page = await browser.newPage({
    viewport: { width: usual.width, height: usual.height },
    reducedMotion: 'reduce',
    ...(device && { timezoneId: device.timeZone, locale: device.language }),
  })
  const devtools = await page.context().newCDPSession(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`))
  page.on('console', (message) => {
    // The page's policy refuses pictures from other hosts, as it should.
    if (message.type() === 'error' && !/Content Security Policy|Failed to load resource/.test(message.text()))
      errors.push(message.text())
  })
  // Without a frame the page is its own parent, so it posts its messages to itself.
  await page.goto(`${host.url}screen.html`)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  let size: ScreenSize = { width: usual.width, height: usual.height }
  return {
    show: async ({ state, at, startedAt }, wanted = usual) => {
      const { width, height, isPrinted = false, isTouched = false, scrolled = 0 } = wanted
      if (width !== size.width || height !== size.height) await page.setViewportSize({ width, height })
      if (isPrinted !== (size.isPrinted ?? false)) await page.emulateMedia({ media: isPrinted ? 'print' : null })
      if (isTouched !== (size.isTouched ?? false))
        await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched })
      size = wanted
      const message: ToScreen = {
        kind: 'show',
        slices: state,
        address: addressOf({ state }).path,
        at,
        startedAt,
        afresh: true,
      }
      await page.evaluate(draw, message)
      await page.evaluate(scrollDown, scrolled)
    },
    later: async () => {
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish()
      })
      await page.waitForTimeout(HELD_BACK)
    },
    tree: () => treeOf(page),
    picture: () => page.screenshot({ fullPage: true }),
    errors,
    close: async () => {
      await browser.close()
      host.stop()
    },
  }
}

/** Runs in the page: scrolls it to a place, and waits until the rows there are drawn. */
const scrollDown = async (place: number): Promise<void> => {
  if (window.scrollY === place) return
  window.scrollTo(0, place)
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

/** Runs in the page: sends it a state, and waits until it is drawn and nothing changes. No function in it has a name, which tsx would wrap. */
const draw = async (message: ToScreen): Promise<void> => {
  /** For how many frames nothing may change: more while something loads, because React holds back what replaces it. */
  const [QUIET, WHILE_LOADING, LIMIT] = [3, 24, 300]
  let still = 0
  const observer = new MutationObserver(() => {
    still = 0
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  window.postMessage(message, window.location.origin)
  for (let frames = 0, needed = QUIET; frames < LIMIT && still < needed; frames++) {
    await new Promise(requestAnimationFrame)
    still += 1
    needed = document.querySelector('[aria-busy="true"], [role="status"]:has([data-shape], [data-part="long"], h1)')
      ? WHILE_LOADING
      : QUIET
  }
  observer.disconnect()
}

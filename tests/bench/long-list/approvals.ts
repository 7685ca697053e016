import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { serve } from '../../../tools/serve.mjs'
import { findBrowser } from '../../../tools/setup.mjs'

/**
 * `npm run bench -- approvals`: the selections of one benefit in Chromium, 250 rows beside 5,000 of the same build.
 * Rounds alternate, each in a browser context of its own. Goals: 5,000 rows are mounted in under twice the time of 250, no frame
 * takes over 50 ms while scrolling, and ticking all of them takes one frame (16.7 ms) of one event.
 */
const ROUNDS = 7
const PORT = 5783
const COUNTS = [250, 5_000] as const
type Count = (typeof COUNTS)[number]

/** What one round measured, ms. */
interface Measured {
  /** From following the link, with the answer at hand, until a frame with rows was drawn. */
  readonly mount: number
  /** From the click on 'Select all' until its handlers were done and the page was drawn anew. */
  readonly selectAll: number
  /** The longest time between two frames while scrolling through. */
  readonly longestFrame: number
  readonly medianFrame: number
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const legacy = `http://localhost:${PORT + 1}/_mock/`
const base = `http://localhost:${PORT}`

const post = async (path: string, body: unknown): Promise<void> => {
  const response = await fetch(legacy + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The mock refused ${path}: ${response.status} ${await response.text()}`)
}

const signIn = async (page: Page): Promise<void> => {
  await page.goto(`${base}/`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByLabel('Email address').fill('employer@acme.example')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill('Benefits-2026-demo!')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/home/')
}

const round = async (browser: Browser, count: Count, name: string): Promise<Measured> => {
  await post('worlds', { name, scenario: 'many-selections-pending', params: { count } })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  try {
    await context.addCookies([{ name: 'mock-world', value: name, domain: 'localhost', path: '/' }])
    const page = await context.newPage()
    await signIn(page)
    await page.goto(`${base}/app/dashboard/approve-selections`)
    const link = page.getByRole('main').getByRole('link', { name: 'Dental care' })
    await link.click()
    await page.locator('[aria-rowindex="2"]').waitFor()
    await page.goBack()
    await link.waitFor()
    await wait(500)
    const mount = await link.evaluate(async (element) => {
      const begun = performance.now()
      ;(element as HTMLElement).click() // it is a link
      while (!document.querySelector('[aria-rowindex="2"]')) await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve)) // the frame with the rows is drawn
      return performance.now() - begun
    })
    await page.waitForLoadState('networkidle')
    const frames = await page.evaluate(async () => {
      const times: number[] = []
      let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      for (let i = 0; i < 180; i++) {
        window.scrollBy(0, 500)
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
        times.push(now - last)
        last = now
      }
      return times
    })
    await page.evaluate(() => window.scrollTo(0, 0))
    await wait(300)
    const selectAll = await page.getByRole('checkbox', { name: 'Select all' }).evaluate(async (box) => {
      const begun = performance.now()
      ;(box as HTMLInputElement).click() // it is a checkbox
      await Promise.resolve() // React draws what a click changed in a microtask
      const done = performance.now() - begun
      if ((box as HTMLInputElement).checked) return done
      throw new Error('Select all did not take.')
    })
    await page
      .getByText(`${count.toLocaleString('en-GB')} selected`)
      .first()
      .waitFor()
    return { mount, selectAll, longestFrame: Math.max(...frames), medianFrame: median(frames) }
  } finally {
    await context.close()
    await fetch(`${legacy}worlds/${name}`, { method: 'DELETE' })
  }
}

/** Runs the benchmark against a fresh build. Answers whether every goal was met. */
export const benchApprovals = async (): Promise<boolean> => {
  const built = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    stdio: 'inherit',
  })
  if (built.status !== 0) throw new Error('The portal could not be built.')
  const server = serve({ port: PORT, built: true, quiet: true })
  const found = findBrowser()
  try {
    await server.ready
    const browser = await chromium.launch({
      ...(found && found !== 'playwright' ? { executablePath: found } : {}),
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--no-first-run'],
    })
    const all: Record<Count, Measured[]> = { 250: [], 5_000: [] }
    for (let i = 0; i < ROUNDS; i++)
      for (const count of i % 2 === 0 ? COUNTS : COUNTS.toReversed())
        all[count].push(await round(browser, count, `bench-${i}-${count}`))
    await browser.close()
    const of = (count: Count, what: keyof Measured): number => median(all[count].map((one) => one[what]))
    const line = (label: string, what: keyof Measured, goal: string): void =>
      console.log(
        `${label.padEnd(28)} ${of(250, what).toFixed(1).padStart(8)} ms ${of(5_000, what).toFixed(1).padStart(8)} ms   ${goal}`,
      )
    console.log(`medians of ${ROUNDS} alternating rounds   250 rows   5,000 rows`)
    const ratio = of(5_000, 'mount') / of(250, 'mount')
    line('mounted', 'mount', `${ratio.toFixed(2)} times (goal under 2)`)
    line('frame while scrolling', 'medianFrame', '')
    line('longest frame', 'longestFrame', '(goal at most 50 ms)')
    line('select all', 'selectAll', '(goal at most 16.7 ms)')
    return ratio < 2 && of(5_000, 'longestFrame') <= 50 && of(5_000, 'selectAll') <= 16.7
  } finally {
    server.stop()
  }
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../../tools/setup.mjs'
import { openInspector } from '../../journeys/inspector.ts'
import { randomBy } from '../workload.ts'

const EVENTS = 100_000
const JUMPS = 20
const WATCH = 3000

const sorted = (all: readonly number[]): number[] => all.toSorted((a, b) => a - b)
const median = (all: readonly number[]): number => sorted(all)[all.length >> 1] ?? 0
const longest = (all: readonly number[]): number => Math.max(...all)

/** The times between the page's frames for three seconds, ms. */
const frames = (page: Page): Promise<number[]> =>
  page.evaluate(
    (watch) =>
      new Promise<number[]>((resolve) => {
        const all: number[] = []
        const begun = performance.now()
        let last = begun
        const tick = (now: number): void => {
          all.push(now - last)
          last = now
          if (now - begun < watch) requestAnimationFrame(tick)
          else resolve(all)
        }
        requestAnimationFrame(tick)
      }),
    WATCH,
  )

const tell = (what: string, all: readonly number[]): void =>
  console.log(
    `${what.padEnd(34)} ${median(all).toFixed(1).padStart(8)} ms median ${longest(all).toFixed(1).padStart(8)} ms longest`,
  )

interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time of a task, microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The processor time of the longest tasks of the page's own thread, ms: what other programs of the machine do is not in it. */
const longestTask = (trace: Buffer): number => {
  const { traceEvents }: { traceEvents: Traced[] } = JSON.parse(trace.toString()) // Chromium's own format
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid}/${tid}`))
  return longest(tasks.map(({ tdur = 0 }) => tdur / 1000))
}

/** From the key that jumps to the details of the event, ms, measured in the page. */
const jump = async (page: Page, seq: number): Promise<number> => {
  const field = page.getByLabel('Number of an event')
  await field.fill(String(seq))
  return field.evaluate(
    (input, wanted) =>
      new Promise<number>((resolve) => {
        const begun = performance.now()
        const look = (): void => {
          const there = [...document.querySelectorAll('[role=tabpanel] dd')].some((dd) => dd.textContent === wanted)
          if (there) resolve(performance.now() - begun)
          else requestAnimationFrame(look)
        }
        input.closest('form')?.requestSubmit()
        look()
      }),
    seq.toLocaleString('en-GB'),
  )
}

/**
 * A log of 100,000 events in the built inspector: opened, scrolled, jumped through and searched. Frames are also watched while nothing
 * happens, to tell what the machine itself costs. Answers whether the page never worked for 50 ms at a time while it was scrolled.
 */
export const benchInspector = async (): Promise<boolean> => {
  const run = (script: string, ...rest: string[]): void => {
    const { status } = spawnSync(process.execPath, [script, ...rest], { stdio: 'inherit' })
    if (status !== 0) throw new Error(`${script} failed.`)
  }
  run('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.inspector.config.ts', '--logLevel', 'error')
  const folder = mkdtempSync(path.join(tmpdir(), 'inspector-'))
  const file = path.join(folder, 'long.jsonl')
  run('node_modules/tsx/dist/cli.mjs', 'tests/bench/log-write.ts', file, '7', String(EVENTS))
  const found = findBrowser()
  const browser = await chromium.launch({
    ...(found && found !== 'playwright' ? { executablePath: found } : {}),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--no-first-run'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    // What runs this file names its functions by a helper, which the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named')
    await openInspector(page)
    const begun = performance.now()
    await page.getByLabel('Choose a log', { exact: true }).setInputFiles(file)
    const list = page.getByRole('listbox', { name: 'Events' })
    await list.waitFor()
    console.log(`${EVENTS.toLocaleString('en-GB')} events opened in ${Math.round(performance.now() - begun)} ms`)
    await jump(page, EVENTS) // every checkpoint is there afterwards
    await page.waitForLoadState('networkidle')

    tell('frame while nothing happens', await frames(page))
    await list.hover()
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
    const scrolling = frames(page)
    for (let i = 0; i < 100; i++) await page.mouse.wheel(0, i < 50 ? -600 : -40_000)
    const scrolled = await scrolling
    const work = longestTask(await browser.stopTracing())
    tell('frame while scrolling', scrolled)
    console.log(`${'the page’s work for a frame'.padEnd(34)} ${work.toFixed(1).padStart(38)} ms longest, goal under 50`)

    const random = randomBy(11)
    const jumps: number[] = []
    for (let i = 0; i < JUMPS; i++) jumps.push(await jump(page, 1 + random(EVENTS)))
    tell('jump', jumps)

    const typing = frames(page)
    await page.getByRole('searchbox', { name: /Search events/ }).pressSequentially('benefit-17', { delay: 80 })
    tell('frame while typing a search', await typing)
    const status = page.getByText(/found in/)
    await status.waitFor()
    console.log(`search: ${await status.innerText()}`)
    return work < 50
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

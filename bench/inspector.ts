import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { openInspector } from '../tests/journeys/inspector.ts'
import { openBrowser } from './measure/chromium.ts'
import { median, rowOf } from './measure/figures.ts'
import { longestTask } from './measure/longest-task.ts'
import { inProcess, root } from './measure/process.ts'
import type { Benchmark } from './measure/result.ts'
import { randomBy } from './workload.ts'

const EVENTS = 100_000
const JUMPS = 20

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

const build = (): void => {
  const command = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'devtools/logs/inspector/vite.config.ts',
    '--logLevel',
    'error',
  ]
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', cwd: root })
  if (status !== 0) throw new Error('The inspector could not be built.')
}

/** What one round measured, ms. */
type Measured = Readonly<Record<'opened' | 'scrolling' | 'jump' | 'typing', number>>

const round = async (file: string, seed: number): Promise<Measured> => {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    // tsx, which runs this file, names functions with a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named')
    page.setDefaultTimeout(120_000)
    await openInspector(page)
    const begun = performance.now()
    await page.getByLabel('Choose a log', { exact: true }).setInputFiles(file)
    const list = page.getByRole('listbox', { name: 'Events' })
    await list.waitFor()
    const opened = performance.now() - begun
    await jump(page, EVENTS) // makes every checkpoint
    await page.waitForLoadState('networkidle')
    await list.hover()
    const scrolling = await longestTask(browser, page, async () => {
      for (let i = 0; i < 100; i++) await page.mouse.wheel(0, i < 50 ? -600 : -40_000)
      await page.waitForTimeout(1000)
    })
    const random = randomBy(seed)
    const jumps: number[] = []
    for (let i = 0; i < JUMPS; i++) jumps.push(await jump(page, 1 + random(EVENTS)))
    const typing = await longestTask(browser, page, async () => {
      await page.getByRole('searchbox', { name: /Search events/ }).pressSequentially('benefit-17', { delay: 80 })
      await page.getByText(/found in/).waitFor()
    })
    return { opened, scrolling, jump: median(jumps), typing }
  } finally {
    await browser.close()
  }
}

/** A log of 100,000 events in the built inspector: opened, scrolled, jumped through and searched. */
export const inspector: Benchmark = {
  name: 'inspector',
  title: 'A log of 100,000 events in the inspector',
  method:
    'the built inspector in Chromium with a log of 100,000 events: the time until its list is drawn, the longest task of the page’s own thread while the list is scrolled and while a search is typed (processor time), and the time of a jump to any event.',
  rounds: 3,
  run: async ({ rounds, seed }) => {
    build()
    const folder = mkdtempSync(path.join(tmpdir(), 'inspector-'))
    const file = path.join(folder, 'long.jsonl')
    try {
      const written = inProcess('log/log-write.ts', file, String(seed), String(EVENTS))
      const all: Measured[] = []
      for (let i = 0; i < rounds; i++) all.push(await round(file, seed + i))
      const of = (what: keyof Measured): number => median(all.map((one) => one[what]))
      return {
        rows: [
          rowOf('opened', 'the inspector', of('opened'), 'ms'),
          rowOf('longest task while scrolling', 'the inspector', of('scrolling'), 'ms', { bound: 'under', value: 50 }),
          rowOf('longest task while typing a search', 'the inspector', of('typing'), 'ms'),
          rowOf('a jump', 'the inspector', of('jump'), 'ms'),
        ],
        checks: [{ what: '100,000 events were written and opened', held: written === EVENTS }],
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../tests/free-port.ts'
import { openProfile } from '../measure/chromium.ts'
import { fetchPeer } from '../measure/peers.ts'
import { root } from '../measure/process.ts'
import { signIn, type Site } from '../measure/site.ts'

/** Lighthouse's results for a page on a phone: the score from 0 to 100, times in ms. */
export interface Judged {
  readonly score: number
  readonly largestPaint: number
  readonly blocking: number
  readonly shift: number
  /** Lighthouse's index of the machine's speed before it is slowed down: 1,500 to 2,000 is a good desktop. */
  readonly machine: number
}

/** A page, and who opens it; null is a visitor. */
export interface Looked {
  readonly path: string
  readonly email: string | null
}

const numberAt = (report: unknown, ...keys: readonly string[]): number => {
  const found = keys.reduce((at: unknown, key) => Reflect.get(Object(at), key), report)
  if (typeof found !== 'number') throw new Error(`Lighthouse's report has no ${keys.join('.')}.`)
  return found
}

const runLighthouse = async (url: string, port: number, folder: string): Promise<unknown> => {
  const file = path.join(folder, 'report.json')
  const command = [
    path.join(fetchPeer('lighthouse'), 'cli', 'index.js'),
    url,
    `--port=${port}`,
    '--only-categories=performance',
    '--output=json',
    `--output-path=${file}`,
    '--disable-storage-reset',
    '--quiet',
  ]
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CI: '1' },
  })
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`Lighthouse could not look at ${url}:\n${said}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Runs Lighthouse on a page with its phone profile, in a separate browser in which the user is signed in. */
export const judge = async (site: Site, { path: place, email }: Looked, world: string): Promise<Judged> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-lighthouse-'))
  const port = await freePort()
  const context = await openProfile(path.join(folder, 'profile'), port)
  try {
    await site.world(world)
    const page = context.pages()[0] ?? (await context.newPage())
    await site.enter(page, world)
    if (email !== null) await signIn(page, site.base, email)
    await page.goto('about:blank')
    const report = await runLighthouse(site.base + place, port, folder)
    const shown: unknown = Reflect.get(Object(report), 'finalDisplayedUrl')
    if (shown !== site.base + place)
      throw new Error(`Lighthouse should have opened ${place} and opened ${String(shown)}.`)
    return {
      score: numberAt(report, 'categories', 'performance', 'score') * 100,
      largestPaint: numberAt(report, 'audits', 'largest-contentful-paint', 'numericValue'),
      blocking: numberAt(report, 'audits', 'total-blocking-time', 'numericValue'),
      shift: numberAt(report, 'audits', 'cumulative-layout-shift', 'numericValue'),
      machine: numberAt(report, 'environment', 'benchmarkIndex'),
    }
  } finally {
    await context.close()
    await site.end(world)
    rmSync(folder, { recursive: true, force: true })
  }
}

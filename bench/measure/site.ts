import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { serve } from '../../tools/serve.mjs'
import { openBrowser } from './chromium.ts'
import { root } from './process.ts'

/** The password of every demo account. */
const password = 'Benefits-2026-demo!'

/** The portal's ports: the built files, both hosts of the mock, and the compressing server that benchmarks call. */
const PORT = Number(process.env.JOURNEY_PORT ?? 5783)
const COMPRESSED = PORT + 3

interface Kept {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A build of the portal with its own mock. */
export interface Site {
  readonly base: string
  /** Makes a world of the mock; a page sees it through the cookie that `enter` sets. */
  readonly world: (name: string, scenario?: { readonly scenario: string; readonly params?: unknown }) => Promise<void>
  /** Removes a world. */
  readonly end: (name: string) => Promise<void>
  /** Lets a page see a world. */
  readonly enter: (page: Page, name: string) => Promise<void>
  readonly close: () => void
}

/** Texts are sent compressed, as by a server of static files; other files, such as fonts, are compressed already. */
const isText = (type: string): boolean => /text|javascript|json|svg|manifest/.test(type)

const read = async (path: string, accept: string): Promise<Kept> => {
  const response = await fetch(`http://localhost:${PORT}${path}`, { headers: { Accept: accept } })
  const whole = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  const policies = ['content-security-policy', 'referrer-policy', 'x-content-type-options']
  const kept = policies.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return {
    status: response.status,
    body: isText(type) ? gzipSync(whole, { level: 9 }) : whole,
    headers: {
      ...Object.fromEntries(kept),
      'Content-Type': type,
      ...(isText(type) ? { 'Content-Encoding': 'gzip' } : {}),
      'Cache-Control': /^\/(assets|fonts)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  }
}

/**
 * Builds the portal and serves it, compressed, with a mock. Throws if it cannot be built.
 * @param options `build: false` serves the existing build; `named` builds into another folder and keeps names, so that a heap snapshot
 *   shows the classes
 */
export const openSite = async ({ build = true, named = false } = {}): Promise<Site> => {
  const folder = named ? '.cache/soak' : 'dist'
  if (build) {
    const names = named ? ['--minify', 'false', '--outDir', folder, '--emptyOutDir'] : []
    const command = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...names]
    const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', cwd: root })
    if (status !== 0) throw new Error('The portal could not be built.')
  }
  const plain = serve({ port: PORT, built: true, quiet: true, folder })
  await plain.ready
  const files = new Map<string, Promise<Kept>>()
  const server = createServer((request, response) => {
    const accept = request.headers.accept ?? '*/*'
    const key = `${request.url} ${accept.includes('text/html')}`
    const file = files.get(key) ?? read(request.url ?? '/', accept)
    files.set(key, file)
    file.then(
      ({ status, headers, body }) => response.writeHead(status, { ...headers }).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(COMPRESSED, 'localhost', resolve))
  const control = async (method: string, path: string, body?: unknown): Promise<void> => {
    const response = await fetch(`http://localhost:${PORT + 1}/_mock/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The mock refused ${path}: ${response.status} ${await response.text()}`)
  }
  return {
    base: `http://localhost:${COMPRESSED}`,
    world: (name, scenario) => control('POST', 'worlds', { name, ...scenario }),
    end: (name) => control('DELETE', `worlds/${name}`),
    enter: (page, name) =>
      page.context().addCookies([{ name: 'mock-world', value: name, domain: 'localhost', path: '/' }]),
    close: () => {
      server.close()
      server.closeAllConnections()
      plain.stop()
    },
  }
}

/** Signs in a demo account, as a user does. */
export const signIn = async (page: Page, base: string, email: string): Promise<void> => {
  await page.goto(`${base}/`)
  const accept = page.getByRole('button', { name: 'Accept' })
  await accept.or(page.getByLabel('Email address')).first().waitFor()
  if (await accept.isVisible()) await accept.click()
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/home/')
}

/** Lets a benchmark work on the built portal in a separate browser, and closes both afterwards. */
export const onSite = async <A>(work: (site: Site, browser: Browser) => Promise<A>): Promise<A> => {
  const site = await openSite()
  const browser = await openBrowser()
  try {
    return await work(site, browser)
  } finally {
    await browser.close()
    site.close()
  }
}

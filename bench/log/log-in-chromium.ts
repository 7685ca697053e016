import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { openBrowser } from '../measure/chromium.ts'
import { root } from '../measure/process.ts'

const source = (folder: string): string => `
import { openPortalLog } from ${JSON.stringify(path.join(folder, 'src/domain/portal-log.ts'))}
import { hashOf } from ${JSON.stringify(path.join(folder, 'src/domain/kernel/data/hash.ts'))}
import { portalEvolution } from ${JSON.stringify(path.join(folder, 'src/domain/state.ts'))}
export const hashOfLog = async (url) => {
  const evolution = portalEvolution()
  const log = openPortalLog(new Uint8Array(await (await fetch(url)).arrayBuffer()))
  if (log._tag === 'Left') throw new Error(log.left)
  return hashOf(evolution.replay(evolution.initial(), log.right))
}`

/** Folds a log file in Chromium with the portal's own code, bundled, and returns the hash of the state. */
export const hashInChromium = async (file: string): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-chromium-'))
  const browser = await openBrowser()
  const server = createServer((request, response) => {
    if (request.url === '/log') createReadStream(file).pipe(response)
    else if (request.url === '/entry.js') {
      response.setHeader('Content-Type', 'text/javascript')
      createReadStream(path.join(folder, 'dist', 'entry.js')).pipe(response)
    } else response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Log</title>')
  })
  try {
    writeFileSync(path.join(folder, 'entry.js'), source(root))
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: path.join(folder, 'dist'),
        emptyOutDir: true,
        lib: { entry: path.join(folder, 'entry.js'), formats: ['es'], fileName: () => 'entry.js' },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // a server on a port has one
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${port}/`)
    return await page.evaluate(async () => {
      const entry = '/entry.js'
      const { hashOfLog } = (await import(entry)) as { hashOfLog: (url: string) => Promise<string> } // built just now
      return hashOfLog('/log')
    })
  } finally {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true })
  }
}

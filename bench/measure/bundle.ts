import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type PluginOption } from 'vite'
import { root } from './process.ts'

/** A page that loads one bundled module; `close` stops serving it. */
export interface Served {
  readonly url: string
  readonly close: () => void
}

/**
 * Bundles a module of `bench/` for production, as the portal's build does, and serves an empty page that loads it and its styles.
 * @param plugins what its styles need, if it has any
 */
export const serveBundle = async (entry: string, plugins: PluginOption[] = []): Promise<Served> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-bundle-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [{ find: /^fp-ts\/lib\//, replacement: 'fp-ts/es6/' }] },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      lib: {
        entry: path.join(root, 'bench', entry),
        formats: ['es'],
        fileName: () => 'entry.js',
        cssFileName: 'entry',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const styled = existsSync(path.join(folder, 'entry.css'))
  const server = createServer((request, response) => {
    if (request.url === '/entry.js') {
      response.setHeader('Content-Type', 'text/javascript')
      createReadStream(path.join(folder, 'entry.js')).pipe(response)
    } else if (request.url === '/entry.css') {
      response.setHeader('Content-Type', 'text/css')
      createReadStream(path.join(folder, 'entry.css')).pipe(response)
    } else
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(
          `<!doctype html><html lang="en"><title>Benchmark</title>${styled ? '<link rel="stylesheet" href="/entry.css">' : ''}<div id="root"></div><script type="module" src="/entry.js"></script></html>`,
        )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a server on a port has one
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true })
    },
  }
}

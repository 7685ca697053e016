import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { root } from '../../tools/setup.mjs'

const built = path.join(root, '.cache', 'demo')
const folder = '/some/folder/'
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** A plain host of the demo's files in a folder, which sends no headers and serves 404.html for everything else. */
export const staticHost = (): Promise<{ readonly home: string; readonly stop: () => void }> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const inside = pathname.startsWith(folder) ? path.join(built, pathname.slice(folder.length)) : ''
      const named = pathname.endsWith('/') ? path.join(inside, 'index.html') : inside
      const file = inside !== '' && existsSync(named) && statSync(named).isFile() ? named : path.join(built, '404.html')
      response.writeHead(file === named ? 200 : 404, { 'Content-Type': types[path.extname(file)] ?? 'text/plain' })
      createReadStream(file).pipe(response)
    })
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // a server on a port has one
      resolve({ home: `http://localhost:${port}${folder}`, stop: () => server.close() })
    })
  })

import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Folders of files on a port of this machine. */
export interface Hosted {
  /** Its URL, with the first base at its end. */
  readonly url: string
  readonly stop: () => void
}

/** How folders are served. */
export interface Hosting {
  /** The path under which the folder appears, with a slash at both ends; `/` if not given. */
  readonly base?: string
  /** Another folder, which appears under `beside/` of the base. */
  readonly beside?: string | null
  /** The port, which then keeps the process running; without it a free one, which does not. */
  readonly port?: number
}

/** Serves the files of a folder, and of one beside it, on `localhost`. Rejects if the port is taken. */
export const hostFolder = (folder: string, { base = '/', beside = null, port }: Hosting = {}): Promise<Hosted> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const rest = pathname.startsWith(base) ? pathname.slice(base.length) : null
      const isBeside = beside !== null && rest?.startsWith('beside/') === true
      const name = isBeside ? (rest?.slice('beside/'.length) ?? '') : (rest ?? '')
      const file = path.join(isBeside ? beside : folder, name === '' ? 'index.html' : name)
      if (rest === null || !statSync(file, { throwIfNoEntry: false })?.isFile()) response.writeHead(404).end()
      else {
        response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream')
        createReadStream(file).pipe(response)
      }
    })
    server.once('error', reject)
    server.listen(port ?? 0, port === undefined ? '127.0.0.1' : 'localhost', () => {
      const { port: given } = server.address() as AddressInfo // a server that listens on a port has one
      resolve({
        url: `http://${port === undefined ? '127.0.0.1' : 'localhost'}:${given}${base}`,
        stop: () => {
          server.close()
          server.closeAllConnections()
        },
      })
    })
    if (port === undefined) server.unref()
  })

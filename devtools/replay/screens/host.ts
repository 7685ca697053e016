import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** A folder of files on a free port of this machine. */
export interface Hosted {
  /** Its URL, with the base at its end. */
  readonly url: string
  readonly stop: () => void
}

/** Serves the files of a folder under a base path; it does not keep the process running. */
export const hostFolder = (folder: string, base = '/'): Promise<Hosted> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const file = path.join(folder, pathname.slice(base.length))
      if (!pathname.startsWith(base) || !existsSync(file) || !statSync(file).isFile()) response.writeHead(404).end()
      else {
        response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream')
        createReadStream(file).pipe(response)
      }
    })
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // a server that listens on a port has one
      resolve({
        url: `http://127.0.0.1:${port}${base}`,
        stop: () => {
          server.close()
          server.closeAllConnections()
        },
      })
    })
    server.unref()
  })

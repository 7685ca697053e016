import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { release } from '../../tools/deploy/release.ts'
import { localDeployment } from '../../tools/deploy/local.ts'
import { findNginx, root } from '../../tools/setup.mjs'

/** A release behind a running nginx. */
export interface Served {
  readonly origin: string
  /** Where it was released to. */
  readonly folder: string
  /** Whether this nginx has the module for files compressed by brotli. */
  readonly hasBrotli: boolean
  /** Releases a build in place of the one before; files of earlier releases go at once when `keepDays` is 0. */
  readonly upgrade: (from: string, keepDays: number) => Promise<void>
  /** What nginx has logged of the calls so far. */
  readonly log: () => string
  readonly stop: () => void
}

/** The mock's hosts stand on the two ports after the suite's own. */
const configFor = (suite: URL): string => {
  const host = (offset: number): string => `http://{hostname}:${Number(suite.port) + offset}`
  process.env['PORTAL_LEGACY_URL'] = host(1)
  process.env['PORTAL_VERSIONED_URL'] = host(2)
  return JSON.stringify(localDeployment({ demo: false, base: '/' }))
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

const answers = async (origin: string, ended: () => string | null): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    const sentence = ended()
    if (sentence !== null) throw new Error(sentence)
    try {
      await fetch(origin)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50)) // not up yet: asked again, for five seconds
    }
  }
  throw new Error('nginx does not answer.')
}

/** Releases `dist/` into a folder of its own and starts nginx there as deploy/nginx.conf says, on a free port. */
export const serveByNginx = async (suite: string): Promise<Served> => {
  const nginx = findNginx()
  if (nginx === null)
    throw new Error('No nginx was found: `npm run test:nginx` fetches Debian’s, or set PORTAL_NGINX to its path.')
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'))
  const config = configFor(new URL(suite))
  const upgrade = async (from: string, keepDays: number): Promise<void> => {
    await release({ from, to: folder, config, keepDays, now: Date.now() })
  }
  await upgrade(path.join(root, 'dist'), 14)

  const port = await freePort()
  const text = readFileSync(path.join(root, 'deploy', 'nginx.conf'), 'utf8')
  if (!text.includes('listen 8080;')) throw new Error('deploy/nginx.conf no longer listens on 8080.')
  writeFileSync(path.join(folder, 'nginx.conf'), text.replace('listen 8080;', `listen 127.0.0.1:${port};`))
  const brotli = path.join(path.dirname(nginx), '..', 'lib', 'nginx', 'modules', 'ngx_http_brotli_static_module.so')
  const hasBrotli = existsSync(brotli)
  if (hasBrotli) {
    writeFileSync(path.join(folder, 'modules.conf'), `load_module ${brotli};\n`)
    writeFileSync(path.join(folder, 'brotli.conf'), 'brotli_static on;\n')
  }
  mkdirSync(path.join(folder, 'tmp'))
  const log = path.join(folder, 'calls.log')
  const errors = path.join(folder, 'errors.log')
  const asRoot = process.getuid?.() === 0 ? ' user root;' : ''
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off;${asRoot}`], {
    stdio: ['ignore', openSync(log, 'a'), openSync(errors, 'a')],
  })
  let failed: string | null = null
  child.on('error', (error) => (failed = error.message))
  const ended = (): string | null =>
    failed ?? (child.exitCode === null ? null : `nginx ended: ${readFileSync(errors, 'utf8')}`)
  const origin = `http://localhost:${port}`
  await answers(`http://127.0.0.1:${port}/`, ended)
  return {
    origin,
    folder,
    hasBrotli,
    upgrade,
    log: () => readFileSync(log, 'utf8'),
    stop: () => {
      child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { localDeployment } from '../../tools/deploy/local.ts'
import { findNginx, root } from '../../tools/setup.mjs'
import { freePort } from '../free-port.ts'

/** A release behind a running nginx. */
export interface Served {
  readonly origin: string
  /** The folder of the release. */
  readonly folder: string
  /** Whether this nginx has the module for files compressed with Brotli. */
  readonly hasBrotli: boolean
  /** Releases a build over the previous one; files of earlier releases are removed at once if `keepDays` is 0. */
  readonly release: (from: string, keepDays: number) => void
  /** Reloads nginx's configuration, as after every release, and waits until it is in effect. */
  readonly reload: () => Promise<void>
  /** nginx's log of the calls so far. */
  readonly log: () => string
  readonly stop: () => void
}

/** A configuration for a suite: the mock's hosts are on the two ports after its own. `more` is added to it. */
export const configFor = (suite: string, more: object = {}): string => {
  const { port } = new URL(suite)
  const host = (offset: number): string => `http://{hostname}:${Number(port) + offset}`
  process.env['PORTAL_LEGACY_URL'] = host(1)
  process.env['PORTAL_VERSIONED_URL'] = host(2)
  // Even a local release sends logs only over https, which no mock on this machine offers.
  const sendLogs = { to: 'https://logs.example', keptForDays: 30 }
  return JSON.stringify({ ...localDeployment({ demo: false, base: '/' }), sendLogs, ...more })
}

const untilUp = async (origin: string, ended: () => string | null): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    const sentence = ended()
    if (sentence !== null) throw new Error(sentence)
    try {
      await fetch(origin)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50)) // not up yet: retried for ten seconds
    }
  }
  throw new Error('nginx does not respond.')
}

/** A copy of the container's /opt/portal in which nginx listens only on this port of this machine. */
const programFor = (port: number): string => {
  const program = mkdtempSync(path.join(tmpdir(), 'portal-program-'))
  const configuration = readFileSync(path.join(root, 'deploy', 'nginx.conf'), 'utf8')
  if (!configuration.includes('listen 8080;')) throw new Error('deploy/nginx.conf no longer listens on 8080.')
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  writeFileSync(
    path.join(program, 'nginx.conf'),
    user + configuration.replace('listen 8080;', `listen 127.0.0.1:${port};`),
  )
  copyFileSync(path.join(root, 'dist-release', 'release.mjs'), path.join(program, 'release.mjs'))
  symlinkSync(path.join(root, 'dist'), path.join(program, 'dist'))
  return program
}

/**
 * Starts what the container starts, deploy/entrypoint.sh with `dist/`, in separate folders and on a free port; without configuration if
 * it is null.
 */
export const serveByNginx = async (suite: string, config: string | null = configFor(suite)): Promise<Served> => {
  const nginx = findNginx()
  if (nginx === null)
    throw new Error(
      'No nginx was found: `node tools/test-nginx.mjs` fetches Debian’s, or set PORTAL_NGINX to its path.',
    )
  const port = await freePort()
  const program = programFor(port)
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-site-'))
  const configuration = path.join(program, 'config.json')
  if (config !== null) writeFileSync(configuration, config)
  const modules = path.join(path.dirname(nginx), '..', 'lib', 'nginx', 'modules')
  const [log, errors] = [path.join(program, 'calls.log'), path.join(program, 'errors.log')]
  const child = spawn('/bin/sh', [path.join(root, 'deploy', 'entrypoint.sh')], {
    env: {
      ...process.env,
      PORTAL_PROGRAM: program,
      PORTAL_FOLDER: folder,
      PORTAL_CONFIG: configuration,
      PORTAL_LOCAL: '1',
      PORTAL_NGINX: nginx,
      PORTAL_NGINX_MODULES: modules,
    },
    stdio: ['ignore', openSync(log, 'a'), openSync(errors, 'a')],
  })
  let failed: string | null = null
  child.on('error', (error) => (failed = error.message))
  const ended = (): string | null => failed ?? (child.exitCode === null ? null : readFileSync(errors, 'utf8').trim())
  const stop = (): void => {
    child.kill()
    for (const gone of [folder, program]) rmSync(gone, { recursive: true, force: true })
  }
  try {
    await untilUp(`http://127.0.0.1:${port}/`, ended)
  } catch (error) {
    stop()
    throw error
  }
  return {
    origin: `http://localhost:${port}`,
    folder,
    hasBrotli: existsSync(path.join(modules, 'ngx_http_brotli_static_module.so')),
    release: (from, keepDays) => {
      const options = ['--from', from, '--config', configuration, '--to', folder, '--keep', String(keepDays), '--local']
      const { status, stderr } = spawnSync(process.execPath, [path.join(program, 'release.mjs'), ...options], {
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(stderr)
    },
    reload: async () => {
      const released = readFileSync(path.join(folder, 'headers.conf'), 'utf8').match(/sha256-[^']+/g) ?? []
      child.kill('SIGHUP')
      for (let tries = 0; tries < 200; tries++) {
        // A worker that ends can drop a call; the next call reaches its successor.
        const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
        const policy = response?.headers.get('content-security-policy') ?? ''
        if (released.every((hash) => policy.includes(hash))) return
        await new Promise((resolve) => setTimeout(resolve, 50)) // the old workers finish their calls first
      }
      throw new Error('nginx does not serve the headers of the release.')
    },
    log: () => readFileSync(log, 'utf8'),
    stop,
  }
}

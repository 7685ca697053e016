// Starts the mock's two hosts and the portal together, and ends them together.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { requirePorts, root } from './setup.mjs'

const binary = (...parts) => path.join(root, 'node_modules', ...parts)

/**
 * @param {{port: number, built: boolean, quiet?: boolean, folder?: string}} options the portal's port; the hosts get the next two.
 *   `built` serves `dist/`, or the `folder` of another build; otherwise the development server runs.
 * @returns {{ready: Promise<void>, stop: () => void}}
 */
export const serve = ({ port, built, quiet = false, folder = 'dist' }) => {
  const [legacy, versioned] = [port + 1, port + 2]
  const environment = {
    ...process.env,
    PORTAL_LEGACY_URL: `http://{hostname}:${legacy}`,
    PORTAL_VERSIONED_URL: `http://{hostname}:${versioned}`,
    NODE_NO_WARNINGS: '1',
  }
  const output = quiet ? 'ignore' : 'inherit'
  const start = (script, ...args) =>
    spawn(process.execPath, [script, ...args], { cwd: root, env: environment, stdio: ['ignore', output, 'inherit'] })
  const mock = start(
    binary('tsx', 'dist', 'cli.mjs'),
    'mock-server/main.ts',
    '--legacy-port',
    String(legacy),
    '--versioned-port',
    String(versioned),
  )
  const portal = start(
    binary('vite', 'bin', 'vite.js'),
    ...(built ? ['preview', '--outDir', folder] : []),
    '--port',
    String(port),
    '--strictPort',
    '--logLevel',
    'warn',
  )
  let stopped = false
  const stop = () => {
    if (stopped) return
    stopped = true
    mock.kill()
    portal.kill()
  }
  for (const child of [mock, portal])
    child.on('exit', (code) => {
      // A process that was stopped has not failed.
      if (code && !stopped) process.exitCode = code
      stop()
    })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  process.on('exit', stop)

  const untilUp = async (url) => {
    for (let tries = 0; tries < 600 && !stopped; tries++) {
      try {
        await fetch(url)
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100)) // not up yet: retried for a minute
      }
    }
    throw new Error(`${url} does not respond.`)
  }
  const ready = Promise.all([untilUp(`http://localhost:${port}/`), untilUp(`http://localhost:${legacy}/_mock/`)]).then(
    () => {},
  )
  return { ready, stop }
}

if (process.argv[1] && path.resolve(process.argv[1]) === path.join(root, 'tools', 'serve.mjs')) {
  const port = Number(process.argv[2])
  // Another checkout that serves there would respond in place of this one.
  await requirePorts([port, port + 1, port + 2])
  await serve({ port, built: process.argv.includes('--built'), quiet: true }).ready.then(() =>
    console.log('portal and mock respond'),
  )
}

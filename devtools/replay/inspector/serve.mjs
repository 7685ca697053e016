// `npm run inspector`: builds the inspector of logs and serves it.
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensurePackages, giveUp, requireNode, requirePorts, root } from '../../../tools/setup.mjs'

requireNode()
const port = Number(process.env.PORT ?? 5190)
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  giveUp(`PORT is '${process.env.PORT}': give a whole number from 1 to 65535.`)
await requirePorts([port])
ensurePackages()
const vite = (...rest) => [path.join(root, 'node_modules', 'vite', 'bin', 'vite.js'), ...rest]
const config = ['--config', 'devtools/replay/inspector/vite.config.ts', '--logLevel', 'error']

console.log('Building the inspector …')
const built = spawnSync(process.execPath, vite('build', ...config), { cwd: root, stdio: 'inherit' })
if (built.status !== 0) giveUp('The inspector could not be built; the reason is above.')
const server = spawn(process.execPath, vite('preview', '--port', String(port), '--strictPort', ...config), {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill())
server.on('exit', (code) => {
  process.exitCode = code ?? 0
})
console.log(`
  The inspector   http://localhost:${port}/

  Drop a log on it, or choose one. Nothing leaves this machine.
`)

// `npm run inspector [-- --beside BUILD]`: builds the inspector of logs and serves it, with another build's beside it.
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensurePackages, giveUp, requireNode, requirePorts, root } from '../../../tools/setup.mjs'

requireNode()
const [option, beside, ...more] = process.argv.slice(2)
if (more.length > 0 || (option !== undefined && (option !== '--beside' || beside === undefined)))
  giveUp('The inspector takes one option: --beside BUILD, a commit or a folder of the portal to compare with.')
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
if (beside !== undefined) {
  console.log(`Building the inspector of ${beside} …`)
  const script = path.join(root, 'devtools/replay/screens/beside.ts')
  const made = spawnSync(process.execPath, ['--import', 'tsx', script, beside], { cwd: root, stdio: 'inherit' })
  if (made.status !== 0) giveUp(`Without ${beside} there is nothing to compare with; the reason is above.`)
}
const server = spawn(process.execPath, vite('preview', '--port', String(port), '--strictPort', ...config), {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill())
server.on('exit', (code) => {
  process.exitCode = code ?? 0
})
console.log(`
  The inspector   http://localhost:${port}/${beside === undefined ? '' : `?beside=${encodeURIComponent(beside)}`}

  Drop a log on it, or choose one. Nothing leaves this machine.
`)

// `node tools/test-nginx.mjs`: tests the built portal behind a real nginx, with deploy/nginx.conf; installs nginx if it can.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureNginx, giveUp, root } from './setup.mjs'

ensureNginx()
const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const built = spawnSync(
  process.execPath,
  [vite, 'build', '--config', 'tools/deploy/vite.config.ts', '--logLevel', 'error'],
  { cwd: root, stdio: 'inherit' },
)
if (built.status !== 0) giveUp('The command of a release could not be built; the reason is above.')
if (!existsSync(path.join(root, 'dist', 'index.html'))) giveUp('There is no dist/: run `npm run build` first.')
const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const { status } = spawnSync(
  process.execPath,
  [cli, 'test', '--config', 'tests/nginx/playwright.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exitCode = status ?? 1

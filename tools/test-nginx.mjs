// `npm run test:nginx`: the built portal behind a real nginx, with deploy/nginx.conf; fetches nginx where it can.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureNginx, root } from './setup.mjs'

ensureNginx()
const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const { status } = spawnSync(
  process.execPath,
  [cli, 'test', '--config', 'tests/nginx/playwright.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exitCode = status ?? 1

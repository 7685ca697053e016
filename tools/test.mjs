// `npm test`: installs what is missing (packages, browsers and nginx), then runs every check.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureBrowser, ensureEngines, ensureNginx, ensurePackages, requireNode, root } from './setup.mjs'

requireNode()
ensurePackages()
ensureBrowser()
ensureNginx()
ensureEngines()
const { status } = spawnSync(process.execPath, [path.join(root, 'tools', 'check.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1

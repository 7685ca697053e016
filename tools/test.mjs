// `npm test`: installs what is missing (packages, a browser and nginx), then runs every check.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureBrowser, ensureNginx, ensurePackages, requireNode, root } from './setup.mjs'

requireNode()
ensurePackages()
ensureBrowser()
ensureNginx()
const { status } = spawnSync(process.execPath, [path.join(root, 'tools', 'check.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1

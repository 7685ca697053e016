// `node tools/test-demo.mjs`: builds the static demo for a subfolder of a host, and tests it there.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { giveUp, root } from './setup.mjs'

const run = (...command) => spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status
const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const options = ['--mode', 'demo', '--base', '/some/folder/', '--outDir', '.cache/demo', '--logLevel', 'error']
if (run(vite, 'build', ...options) !== 0) giveUp('The demo could not be built; the reason is above.')
const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
process.exitCode = run(cli, 'test', '--config', 'tests/demo/playwright.config.ts', ...process.argv.slice(2)) ?? 1

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './process.ts'

/** Large packages that only one benchmark needs, with their version; the comments say their installed size. */
export const peers = {
  autocannon: '8.0.0', // 4 MB, makes requests
  '@stoplight/prism-cli': '5.16.0', // 90 MB
  'json-server': '0.17.4', // 12 MB
  lighthouse: '12.8.2', // 160 MB
} as const

/**
 * Fetches a peer into `.cache/bench/`, in its own folder, on first use. Returns the folder of its package.
 * Throws if npm cannot fetch it.
 */
export const fetchPeer = (name: keyof typeof peers): string => {
  const version = peers[name]
  const folder = path.join(root, '.cache', 'bench', `${name.replaceAll('/', '-')}-${version}`)
  const found = path.join(folder, 'node_modules', name)
  if (existsSync(path.join(folder, 'complete'))) return found
  console.log(`  fetching ${name} ${version} …`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const command = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`]
  const { status } = spawnSync('npm', command, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${name} could not be fetched: see what npm said above.`)
  writeFileSync(path.join(folder, 'complete'), '')
  return found
}

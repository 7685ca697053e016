import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../tools/setup.mjs'
import { commitNamed, worktreeAt } from '../replay/worktrees.ts'
import { isFolder } from '../replay/files.ts'
import { createHash } from 'node:crypto'

/**
 * A name that changes whenever a source of a build does: a build under this name need not be made again, and is never replaced while
 * another command serves it.
 * @param folder the checkout
 * @param sources its folders and files that the build reads; those that do not exist are left out
 */
export const sourceStamp = (folder: string, sources: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const source of sources) {
    const place = path.join(folder, source)
    const kind = statSync(place, { throwIfNoEntry: false })
    if (!kind) continue
    const files = kind.isFile() ? [''] : readdirSync(place, { recursive: true, encoding: 'utf8' }).toSorted()
    for (const name of files) {
      const { size, mtimeMs } = statSync(path.join(place, name))
      hash.update(`${path.join(source, name)} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

const CONFIG = 'devtools/logs/inspector/vite.config.ts'

const SOURCES = ['src', 'devtools/logs', 'tools', 'package-lock.json']

const builds = path.join(root, 'node_modules', '.cache', 'portal-inspectors')

/** How long a build of a checkout is kept, ms: a command that still serves it has long been closed. */
const KEPT = 7 * 24 * 60 * 60 * 1000

const deleteOld = (): void => {
  for (const name of readdirSync(builds)) {
    const folder = path.join(builds, name)
    if (Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) > KEPT)
      rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds the inspector of a checkout into a folder; throws a sentence if it has none, or cannot be built. */
const buildInto = (checkout: string, out: string, name: string): void => {
  if (!existsSync(path.join(checkout, CONFIG))) throw new Error(`${name} has no inspector (${CONFIG}): it cannot draw.`)
  const vite = path.join(checkout, 'node_modules', 'vite', 'bin', 'vite.js')
  const made = `${out}.${process.pid}`
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', CONFIG, '--outDir', made, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: checkout, encoding: 'utf8' },
  )
  if (status !== 0) {
    rmSync(made, { recursive: true, force: true })
    throw new Error(`The inspector of ${name} cannot be built: ${stderr.trim().split('\n')[0] ?? ''}`)
  }
  try {
    renameSync(made, out)
  } catch (error) {
    // Another command made the same build in the meantime.
    if (!existsSync(path.join(out, 'screen.html'))) throw error
    rmSync(made, { recursive: true, force: true })
  }
}

/**
 * The folder of a build's inspector, which draws its screens and folds logs as that build does. It is built once for each commit and for
 * each state of a checkout's files; a `dist-inspector` is used as it is.
 * @param name a commit of this repository, a checkout of the portal, or a `dist-inspector`
 * @returns an absolute path; throws a sentence if there is no such build, or it has no inspector
 */
export const inspectorOf = (name: string): string => {
  if (isFolder(name) && existsSync(path.join(name, 'screen.html'))) return path.resolve(name)
  const checkout = isFolder(name) ? path.resolve(name) : null
  const commit = checkout === null ? commitNamed(root, name, 'folder or commit') : null
  mkdirSync(builds, { recursive: true })
  const out = path.join(
    builds,
    checkout === null ? String(commit) : sourceStamp(checkout, SOURCES) + checkout.replaceAll(/[^\w.-]/g, '-'),
  )
  if (existsSync(path.join(out, 'screen.html'))) return out
  deleteOld()
  if (checkout !== null) buildInto(checkout, out, name)
  else {
    const worktree = worktreeAt(root, String(commit), root)
    try {
      buildInto(worktree.folder, out, name)
    } finally {
      worktree.remove()
    }
  }
  return out
}

import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../tools/setup.mjs'
import { commitNamed, worktreeAt } from '../cli/worktrees.ts'
import { isFolder } from '../cli/files.ts'

const CONFIG = 'devtools/replay/inspector/vite.config.ts'

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
  rmSync(out, { recursive: true, force: true })
  renameSync(made, out)
}

const cached = (name: string): string => path.join(root, 'node_modules', '.cache', 'portal-inspectors', name)

/**
 * The folder of a build's inspector, which draws its screens and folds logs as that build does. A commit's is built once and cached; a
 * checkout's is built each time, because its files can have changed; a `dist-inspector` is used as it is.
 * @param name a commit of this repository, a checkout of the portal, or a `dist-inspector`
 * @returns an absolute path; throws a sentence if there is no such build, or it has no inspector
 */
export const inspectorOf = (name: string): string => {
  if (isFolder(name)) {
    const folder = path.resolve(name)
    if (existsSync(path.join(folder, 'screen.html'))) return folder
    const out = cached(`folder${folder.replaceAll(/[^\w.-]/g, '-')}`)
    buildInto(folder, out, name)
    return out
  }
  const commit = commitNamed(root, name, 'folder or commit')
  const out = cached(commit)
  if (existsSync(path.join(out, 'screen.html'))) return out
  const worktree = worktreeAt(root, commit, root)
  try {
    buildInto(worktree.folder, out, name)
  } finally {
    worktree.remove()
  }
  return out
}

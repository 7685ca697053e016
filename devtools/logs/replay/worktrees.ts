import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Git sets these for its hooks. With them every command would work on that repository, whatever its folder. */
const ofHooks = ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE', 'GIT_PREFIX']
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofHooks.includes(name)))

/** Runs git in a folder, without hooks, and returns its output; throws git's own error message. */
export const git = (folder: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr, error, signal } = spawnSync('git', ['-c', 'core.hooksPath=/dev/null', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: environment(),
  })
  if (error) throw new Error(`git cannot be run: ${error.message}`)
  if (signal) throw new Error('Stopped.')
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim().split('\n').at(-1) ?? 'failed'}`)
  return stdout.trim()
}

/** The full hash of a commit; throws a sentence if the repository has none of this name. The sentence calls it `what`. */
export const commitNamed = (repository: string, name: string, what = 'commit'): string => {
  try {
    return git(repository, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  } catch {
    throw new Error(`There is no ${what} ‘${name}’. git log --oneline lists the commits.`)
  }
}

/** A separate checkout, outside the repository; `remove` can be called more than once. */
export interface Worktree {
  readonly folder: string
  readonly remove: () => void
}

const open = new Set<Worktree>()
const removeAll = (): void => {
  for (const worktree of open) worktree.remove()
}
const onSignal = (signal: NodeJS.Signals): void => {
  removeAll()
  process.exit(signal === 'SIGINT' ? 130 : 143)
}
const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * Checks out a commit outside the repository, in the system's folder for temporary files, with the packages of `packages` linked. `remove`
 * deletes it, and so does ending the process with Ctrl-C.
 */
export const worktreeAt = (repository: string, commit: string, packages: string): Worktree => {
  const parent = mkdtempSync(path.join(tmpdir(), 'portal-replay-'))
  const folder = path.join(parent, 'build')
  const worktree: Worktree = {
    folder,
    remove: () => {
      if (!open.delete(worktree)) return
      spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: repository, env: environment() })
      rmSync(parent, { recursive: true, force: true })
      spawnSync('git', ['worktree', 'prune'], { cwd: repository, env: environment() }) // removes git's entry of the deleted folder
      if (open.size === 0) for (const signal of signals) process.off(signal, onSignal)
    },
  }
  if (open.size === 0) for (const signal of signals) process.on(signal, onSignal)
  open.add(worktree)
  try {
    git(repository, 'worktree', 'add', '--detach', '--quiet', folder, commit)
    symlinkSync(path.join(packages, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    return worktree
  } catch (error) {
    worktree.remove()
    throw error
  }
}

import { statSync } from 'node:fs'
import { root } from '../../../tools/setup.mjs'
import { loadBuild, type Build } from './builds.ts'
import { commitNamed, worktreeAt, type Worktree } from './worktrees.ts'

/** What a run of the command holds while it works: builds of other folders and commits. */
export interface Resources {
  /** The build of a folder, or of a commit of this repository; throws a sentence where there is neither. */
  readonly build: (name: string, withEffects: boolean) => Promise<Build>
  readonly release: () => void
}

/** Whether there is a folder of this name. */
export const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() === true

/** @param repository where commits are looked for: this checkout, if not said otherwise */
export const openResources = (repository: string = root): Resources => {
  const worktrees: Worktree[] = []
  return {
    build: async (name, withEffects) => {
      if (isFolder(name)) return loadBuild(name, { name, withEffects })
      const worktree = worktreeAt(repository, commitNamed(repository, name, 'file, folder or commit'), root)
      worktrees.push(worktree)
      return loadBuild(worktree.folder, { name, withEffects })
    },
    release: () => {
      for (const worktree of worktrees.splice(0)) worktree.remove()
    },
  }
}

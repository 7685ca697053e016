import { root } from '../../../tools/setup.mjs'
import { evaluated, type Build } from './build.ts'
import { ownBuild } from './builds.ts'
import { bundleOf, type BuildScript } from './bundle.ts'
import { isFolder } from './files.ts'
import { commitNamed, worktreeAt, type Worktree } from './worktrees.ts'

/** What a run of the command holds while it works: builds of other folders and commits. */
export interface Resources {
  /** The build of a folder, or of a commit of this repository; throws a sentence if there is neither. */
  readonly build: (name: string, withEffects: boolean) => Promise<Build>
  /** Only its script, for workers to run. */
  readonly script: (name: string, withEffects: boolean) => Promise<BuildScript>
  /** This checkout's own. */
  readonly own: () => Build
  readonly release: () => Promise<void>
}

/** @param repository the repository of the commits; this checkout by default */
export const openResources = (repository: string = root): Resources => {
  const worktrees: Worktree[] = []
  const builds: Build[] = []
  const held = (build: Build): Build => {
    builds.push(build)
    return build
  }
  const script = async (name: string, withEffects: boolean): Promise<BuildScript> => {
    if (isFolder(name)) return bundleOf(name, { name, withEffects })
    const commit = commitNamed(repository, name, 'file, folder or commit')
    const worktree = worktreeAt(repository, commit, root)
    worktrees.push(worktree)
    return bundleOf(worktree.folder, { name, commit, withEffects })
  }
  return {
    own: () => held(ownBuild()),
    script,
    build: async (name, withEffects) => held(evaluated(await script(name, withEffects))),
    release: async () => {
      for (const build of builds.splice(0)) await build.close()
      for (const worktree of worktrees.splice(0)) worktree.remove()
    },
  }
}

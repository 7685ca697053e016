import { commitNamed, git } from './worktrees.ts'

/** A commit on which a log is probably good, and why. */
export interface Proposal {
  readonly commit: string
  readonly name: string
  readonly why: string
}

const found = (look: () => string): string | null => {
  try {
    return look()
  } catch {
    return null // no tag, no main, no parent: the next guess counts
  }
}

/**
 * Commits on which a log is probably good, the best guess first: the last release, the commit where the branch left main, and the commit
 * before this one, or this one if the checkout has uncommitted changes.
 * @param bad the commit on which it fails; null for the checkout
 */
export const proposals = (repository: string, bad: string | null): readonly Proposal[] => {
  const head = commitNamed(repository, bad ?? 'HEAD')
  const isChanged = bad === null && git(repository, 'status', '--porcelain', '--', 'src') !== ''
  const before = isChanged ? head : found(() => git(repository, 'rev-parse', '--verify', '--quiet', `${head}^`))
  if (before === null) return []
  const release = found(() => git(repository, 'describe', '--tags', '--abbrev=0', before))
  const left = ['main', 'origin/main'].flatMap((main) => found(() => git(repository, 'merge-base', head, main)) ?? [])
  const [fork] = left.filter((commit) => commit !== head)
  const all: readonly (Proposal | null)[] = [
    release === null ? null : { commit: commitNamed(repository, release), name: release, why: 'the last release' },
    fork === undefined ? null : { commit: fork, name: fork.slice(0, 10), why: 'where this branch left main' },
    {
      commit: before,
      name: before.slice(0, 10),
      why: isChanged ? 'the commit without the changes of this checkout' : 'the commit before',
    },
  ]
  const seen = new Set<string>()
  return all.flatMap((one) => {
    if (!one || seen.has(one.commit)) return []
    seen.add(one.commit)
    return [one]
  })
}

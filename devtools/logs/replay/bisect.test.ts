import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CostsFailed, CostsRequested } from '../../../src/domain/benefits/costs.ts'
import { benefitId, choiceOf, offline } from '../../../src/domain/samples.ts'
import { root } from '../../../tools/setup.mjs'
import { bisect, type BisectReport } from './bisect.ts'
import { loadBuild } from './builds.ts'
import { diffBuilds } from './diff-builds.ts'
import { logText, ownFolder, recorded } from './testing.ts'
import { wantedBy } from './wanted.ts'
import { git, worktreeAt } from './worktrees.ts'

const repository = ownFolder()
const quiet = { tell: () => undefined, done: () => undefined }
const patient = { timeout: 120_000 }
const id = benefitId('dental')
const choice = choiceOf(600)
const bytes = new TextEncoder().encode(
  logText(
    recorded(CostsRequested({ benefitId: id, choice }), [
      CostsFailed({ benefitId: id, choice, limits: null, problem: offline }),
      1,
    ]),
  ),
)
const wanted = wantedBy({ expect: 'costs.dental.asked=null' })
const commits: string[] = []

const change = (file: string, edit: (text: string) => string): void => {
  const place = path.join(repository, file)
  writeFileSync(place, edit(readFileSync(place, 'utf8')))
}
const commit = (subject: string): void => {
  git(repository, 'add', '--all')
  git(repository, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', subject)
  commits.push(git(repository, 'rev-parse', 'HEAD'))
}
const styles = 'src/ui/components/colours.css.ts'
const note = (text: string): string => `${text}\n// ${text.length} characters\n`

/** Eleven commits of the real domain: the fifth cannot be built, the seventh brings the bug, the ninth changes only styles. */
beforeAll(() => {
  git(repository, 'init', '--quiet', '--initial-branch=main')
  cpSync(path.join(root, 'src', 'domain'), path.join(repository, 'src', 'domain'), { recursive: true })
  mkdirSync(path.join(repository, path.dirname(styles)), { recursive: true })
  writeFileSync(path.join(repository, styles), "export const ink = '#111'\n")
  commit('Begin')
  for (let number = 1; number <= 10; number++) {
    if (number === 4) change('src/domain/kernel/requests/remote.ts', (text) => `${text}\nexport const = broken\n`)
    else if (number === 5)
      git(repository, 'checkout', '--quiet', 'HEAD~1', '--', 'src/domain/kernel/requests/remote.ts')
    else if (number === 6)
      change('src/domain/benefits/costs.ts', (text) =>
        text.replace('      known.asked = null\n      known.quoted = null\n', '      known.quoted = null\n'),
      )
    else if (number === 8) change(styles, (text) => text.replace('#111', '#222'))
    else change('src/domain/home/cards.ts', note)
    commit(number === 8 ? 'Darken the ink' : `Change ${number}`)
  }
}, 60_000)

/** Where worktrees go: a folder that only this file uses. */
const temporary = ownFolder()
vi.stubEnv('TMPDIR', temporary)
afterAll(() => {
  vi.unstubAllEnvs()
})

describe('bisecting', patient, () => {
  const options = { repository, packages: root, bytes, wanted, progress: quiet }

  it('[BED-8] finds the commit that broke the log, and leaves nothing behind', async () => {
    const before = readdirSync(temporary)
    const { lines, json, code } = await bisect({ ...options, good: commits[0] ?? '', bad: 'main' })
    const { first, tried } = json as BisectReport
    expect(first).toEqual([{ commit: commits[6], subject: 'Change 6' }])
    expect(tried.length).toBeLessThanOrEqual(5)
    expect(code).toBe(0)
    expect(lines[1]).toBe(`The first bad commit is ${commits[6]?.slice(0, 10)}: Change 6`)
    expect(readdirSync(temporary)).toEqual(before)
    expect(git(repository, 'worktree', 'list').split('\n')).toHaveLength(1)
    expect(git(repository, 'for-each-ref', 'refs/bisect')).toBe('')
  })

  it('[BED-8] skips a commit that cannot be built, and names all that may be the first where only skipped ones lie between', async () => {
    git(repository, 'checkout', '--quiet', '-b', 'aside', commits[3] ?? '')
    change('src/domain/kernel/requests/remote.ts', (text) => `${text}\nexport const = broken\n`)
    commit('Break the build')
    git(repository, 'checkout', '--quiet', commits[6] ?? '', '--', 'src')
    commit('Mend the build, with the bug')
    const { json, lines } = await bisect({ ...options, good: commits[3] ?? '', bad: 'aside' })
    expect((json as BisectReport).first.map(({ subject }) => subject).toSorted()).toEqual([
      'Break the build',
      'Mend the build, with the bug',
    ])
    expect((json as BisectReport).tried).toEqual([
      { commit: commits.at(-2), verdict: 'skip', sentence: expect.stringContaining('cannot be built') as string },
    ])
    expect(lines[1]).toBe('The first bad commit is one of these; on the others the log cannot be judged:')
    git(repository, 'checkout', '--quiet', 'main')
  })

  it.each([
    [
      'a good commit that is bad',
      { good: 'main~1', bad: 'main' },
      /^The log fails on main~1 as well: costs.dental.asked is/,
    ],
    ['a bad commit that is good', { good: 'main~9', bad: 'main~7' }, /^The log does not fail on main~7/],
    ['commits in the wrong order', { good: 'main', bad: 'main~5' }, /^main is not an ancestor of main~5/],
    [
      'a good branch that went on',
      { good: 'main', bad: 'aside' },
      /such as [0-9a-f]{10}\.\.aside, the last that both have\.$/,
    ],
    ['a commit that is not there', { good: 'v9', bad: 'main' }, /^There is no commit ‘v9’/],
    [
      'a bad commit that cannot be built',
      { good: 'main~10', bad: 'main~6' },
      /^The log cannot be judged on main~6: The domain of/,
    ],
  ])('[BED-8] refuses %s', async (_, ends, sentence) => {
    await expect(bisect({ ...options, ...ends })).rejects.toThrow(sentence)
  })
})

describe('a worktree', patient, () => {
  it('[BED-8] goes when the command is stopped by Ctrl-C', async () => {
    const script = [
      `import { worktreeAt } from ${JSON.stringify(path.join(root, 'devtools', 'logs', 'replay', 'worktrees.ts'))}`,
      `console.log(worktreeAt(${JSON.stringify(repository)}, 'main', ${JSON.stringify(root)}).folder)`,
      'setTimeout(() => undefined, 60_000)',
    ].join('\n')
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], { cwd: root })
    const [folder] = (await once(child.stdout, 'data')).map((data) => String(data).trim())
    expect(existsSync(folder ?? '')).toBe(true)
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([130, null])
    expect(existsSync(folder ?? '')).toBe(false)
    expect(git(repository, 'worktree', 'list').split('\n')).toHaveLength(1)
  })
})

describe('two builds', patient, () => {
  const buildOf = async (name: string) => {
    const worktree = worktreeAt(repository, name, root)
    try {
      return await loadBuild(worktree.folder, { name })
    } finally {
      worktree.remove()
    }
  }

  it('[BED-8] that differ in styles alone do not diverge', async () => {
    const darkened = commits[8] ?? ''
    expect(git(repository, 'diff', '--name-only', `${darkened}~1`, darkened)).toBe(styles)
    const { code, json } = await diffBuilds(bytes, await buildOf(`${darkened}~1`), await buildOf(darkened), quiet)
    expect([code, json]).toEqual([0, expect.objectContaining({ divergence: null })])
  })

  it('[BED-8] diverge at the first event that they fold otherwise, with the places of the state', async () => {
    const { code, json } = await diffBuilds(
      bytes,
      await buildOf(commits[5] ?? ''),
      await buildOf(commits[6] ?? ''),
      quiet,
    )
    expect(code).toBe(1)
    expect(json).toMatchObject({
      divergence: {
        event: { seq: 2, type: 'CostsFailed' },
        inState: [{ path: 'costs.dental.asked', before: null, after: choice }],
      },
    })
  })
})

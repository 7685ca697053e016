import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../../tools/setup.mjs'
import { asCommand, buildGallery, readAsked, runChecks } from './run.ts'

/**
 * `npm run visual [-- WORD … --base REF --take]`: pictures of every state of the gallery at 390 and 1280 px, or of those whose id contains
 * one of the words, beside pictures of the revision REF (HEAD) that are made by the same browser. No pictures are stored in the repository:
 * another machine would draw them differently. The report is `reports/visual/index.html`. `--take` compares nothing and writes the pictures
 * to `reports/pictures/`. Exits with 1 if a picture differs or a state cannot be reached, and with 2 and a sentence if nothing could be
 * compared.
 */
const spec = 'visual.spec.ts'

/** Builds the gallery of a revision in a worktree of its own, and returns the folder of the site. */
const buildRevision = async (revision: string, folder: string): Promise<string> => {
  const checkout = path.join(folder, 'checkout')
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })
  git('worktree', 'add', '--detach', '--force', checkout, revision)
  try {
    symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'))
    return await buildGallery(path.join(folder, 'site'), checkout)
  } finally {
    git('worktree', 'remove', '--force', checkout)
  }
}

await asCommand(async () => {
  const { words, isTaken, base } = readAsked(process.argv.slice(2), ['take', 'base'])
  const now = await buildGallery()
  if (isTaken) return runChecks(spec, words, now, { GALLERY_TAKE: path.join(root, 'reports', 'pictures') })
  const folder = mkdtempSync(path.join(root, '.cache', 'visual-'))
  try {
    const before = await buildRevision(base ?? 'HEAD', folder)
    const pictures = { GALLERY_PICTURES: path.join(folder, 'pictures') }
    // A state that is new cannot be reached in the older gallery, and has no picture to be compared with.
    await runChecks(spec, words, before, { ...pictures, GALLERY_UPDATE: '1', GALLERY_REPORTER: 'dot' })
    const code = await runChecks(spec, words, now, { ...pictures, GALLERY_REPORTER: 'html' })
    console.log('To see both sides of each difference: npx playwright show-report reports/visual')
    return code
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

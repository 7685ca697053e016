import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../../tools/setup.mjs'
import { a11yPage, sumsOf } from './a11y-page.ts'
import { a11yFolder, type SeenState } from './record.ts'
import { asCommand, buildGallery, emptyFolder, readAsked, readResults, runChecks } from './run.ts'

/**
 * `npm run a11y [-- WORD … --update]`: checks every state of the gallery, or those whose id contains one of the words, with axe at 390 and
 * 1280 px, by keyboard, at 320 px, with text at 200 %, in forced colours and with reduced motion. Compares what a screen reader announces
 * with `devtools/screens/gallery/checks/names/`; `--update` writes those files again. Writes `reports/a11y.html`. The last line is
 * `N passed, N failed`. Exits with 1 if a state failed, and with 2 and a sentence if nothing could be checked.
 */
const report = path.join(root, 'reports', 'a11y.html')

await asCommand(async () => {
  const { words, isUpdate } = readAsked(process.argv.slice(2), ['update'])
  emptyFolder(a11yFolder)
  const code = await runChecks('a11y.spec.ts', words, await buildGallery(), isUpdate ? { GALLERY_UPDATE: '1' } : {})
  const seen = readResults(a11yFolder) as readonly SeenState[] // written by the spec
  if (seen.length === 0) throw new Error('No state of the gallery has such a name: `npm run gallery` lists them.')
  mkdirSync(path.dirname(report), { recursive: true })
  writeFileSync(report, a11yPage(seen))
  const { passed, failed } = sumsOf(seen)
  for (const { id, findings } of seen)
    for (const { check, sentence } of findings) console.error(`${id}, ${check}: ${sentence}`)
  console.log(`See ${path.relative(root, report)}.`)
  console.log(`${passed} passed, ${failed} failed`)
  return code === 0 && failed === 0 ? 0 : 1
})

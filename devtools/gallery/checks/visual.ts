import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../tools/setup.mjs'
import { drawsAlike, readMadeWith, thisBrowser, writeMadeWith } from './browser.ts'
import type { SeenPicture } from './record.ts'
import { picturesFolder, visualFolder } from './record.ts'
import { asCommand, lookAt, readAsked } from './run.ts'
import { visualPage } from './visual-page.ts'

/**
 * `npm run visual [-- WORD … --update --own]`: compares a picture of every state of the gallery at 390 and 1280 px with the stored one.
 * `--update` stores the pictures that differ. `--own` compares with pictures made on this machine, in `.cache/pictures`, for a browser that
 * draws differently from the one that made the stored pictures. Writes `reports/visual.html`. The last line is `N passed, N failed`. Exits
 * with 1 if a picture differs, and with 2 and a sentence if nothing could be compared.
 */
const report = path.join(root, 'reports', 'visual.html')
const own = '.cache/pictures'
const tolerance =
  'Pictures have half of the size of the page. At most 12 of their pixels may differ by more than a tenth of the range of colours; the smoothed edges of letters do not count.'

await asCommand(async () => {
  const asked = readAsked(process.argv.slice(2), ['--update', '--own'])
  const { isUpdate, isOwn, words } = asked
  const folder = isOwn ? own : picturesFolder
  const place = path.join(root, folder)
  const [made, here] = [readMadeWith(place), await thisBrowser()]
  if (!isUpdate && !made)
    throw new Error(
      `There are no pictures in ${folder} to compare with. Make them on a revision that you trust: npm run visual -- ${isOwn ? '--own ' : ''}--update`,
    )
  if (made && !drawsAlike(made, here) && (!isUpdate || words.length > 0))
    throw new Error(
      `The pictures in ${folder} were made with ${made.browser} on ${made.platform}. This is ${here.browser} on ${here.platform}, which draws letters otherwise, so nothing was compared. ` +
        'Compare with pictures of this machine instead: npm run visual -- --own --update on a revision that you trust, then npm run visual -- --own.',
    )
  const environment = { GALLERY_PICTURES: folder, ...(isUpdate && { GALLERY_UPDATE: '1' }) }
  const { code, seen: results } = await lookAt('visual.spec.ts', visualFolder, asked, environment)
  const seen = (results as readonly (readonly SeenPicture[])[]).flat() // written by the spec
  if (seen.length === 0) throw new Error('No state of the gallery has such a name: `npm run gallery` lists them.')
  const files = existsSync(place) ? readdirSync(place).filter((file) => file.endsWith('.webp')) : []
  const gone = words.length > 0 ? [] : files.filter((file) => !seen.some(({ name }) => `${name}.webp` === file))
  if (isUpdate) {
    for (const file of gone) rmSync(path.join(place, file))
    writeMadeWith(place, here)
  }
  mkdirSync(path.dirname(report), { recursive: true })
  writeFileSync(report, visualPage(seen, gone, tolerance))
  const different = seen.filter(({ message }) => message !== null)
  for (const { name, message } of different) console.error(`${name}: ${message}`)
  for (const file of gone) console.error(`${file}: this state no longer exists.`)
  console.log(`See ${path.relative(root, report)}.`)
  const stored = seen.filter(({ now }) => now !== null)
  if (isUpdate) console.log(`${stored.length} pictures were stored, ${gone.length} removed.`)
  // Differences are reported above; a state that could not be reached left no result.
  const wrong = isUpdate ? seen.filter(({ isLikeMain }) => isLikeMain).length : different.length
  const found = isUpdate ? wrong : wrong + gone.length
  const isLost = code !== 0 && found === 0
  if (isLost) console.error('A state could not be reached: see above.')
  const failed = found + (isLost ? 1 : 0)
  console.log(`${seen.length - wrong} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

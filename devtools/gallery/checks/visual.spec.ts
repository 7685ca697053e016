import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import type { Story } from '../stories.ts'
import { stories } from '../stories.ts'
import type { SeenPicture } from './record.ts'
import { fileOf, picturesFolder, visualFolder } from './record.ts'
import { root } from '../../../tools/setup.mjs'
import { compare, openComparer, PIXEL_TOLERANCE } from './compare.ts'
import { openState, sizesOf } from './open.ts'
import { alikeOnPurpose, take } from './picture.ts'
import { test } from './test.ts'

const pictures = path.join(root, process.env['GALLERY_PICTURES'] ?? picturesFolder)
const isUpdate = process.env['GALLERY_UPDATE'] === '1'
const seenIn = path.join(root, visualFolder)

/** All states are taken in the first brand; those in `inAllBrands` show what the others change. */
const brands = ['acme', 'localhost', 'globex'] as const
const inAllBrands = [
  'session/login/ready',
  'home/home/ready',
  'benefits/list/ready',
  'benefits/detail/ready',
  'employer/dashboard/ready',
  'components/buttons-and-links',
  'components/bars',
]

/** The brands and colour schemes of a state's pictures. A screen's main state and every component are also taken in the dark scheme. */
const variantsOf = ({ id, isMain }: Story) =>
  (inAllBrands.includes(id) ? brands : (['acme'] as const)).flatMap((brand) =>
    (isMain ? (['light', 'dark'] as const) : (['light'] as const)).map((scheme) => ({
      brand,
      scheme,
      /** What the picture's name says of it; nothing for the first brand and scheme. */
      parts: [...(brand === 'acme' ? [] : [brand]), ...(scheme === 'light' ? [] : [scheme])],
    })),
  )

const readPicture = (name: string): string | null => {
  const file = path.join(pictures, `${name}.webp`)
  return existsSync(file) ? readFileSync(file).toString('base64') : null
}

/** The picture of the main state of a state's screen; null for a main state and for one that looks like it on purpose. */
const readMain = ({ id, isMain }: Story, width: number): string | null => {
  const main = stories.find((story) => story.isMain && path.dirname(story.id) === path.dirname(id))
  return isMain || !main || id in alikeOnPurpose ? null : readPicture(`${fileOf(main.id)}.${width}`)
}

for (const state of stories)
  for (const { brand, scheme, parts } of variantsOf(state))
    test(`[BED-3] looks as before: ${[state.id, ...parts].join(', ')}`, async ({ page, shared }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      const comparer = await openComparer(shared)
      const seen: SeenPicture[] = []
      for (const size of sizesOf(state)) {
        await page.setViewportSize(size)
        if (seen.length === 0) await openState(page, state, brand)
        const name = [fileOf(state.id), ...parts, size.width].join('.')
        const before = readPicture(name)
        const { picture, y } = await take(page, state)
        const { actual, different, sizes, difference, isLikeMain } = await compare(comparer, picture, before, {
          webp: readMain(state, size.width),
          y: y / 2,
        })
        const isSame = different !== null && different <= PIXEL_TOLERANCE
        const message = isLikeMain
          ? "It looks like the screen's main state: let the state's `shows` name what is different."
          : isSame
            ? null
            : before === null
              ? 'There is no picture of it yet.'
              : (sizes ?? `${different} pixels are different.`)
        seen.push({
          name,
          message,
          isLikeMain,
          ...(isSame ? { before: null, now: null, difference: null } : { before, now: actual, difference }),
        })
        if (isUpdate && !isSame) {
          mkdirSync(pictures, { recursive: true })
          writeFileSync(path.join(pictures, `${name}.webp`), Buffer.from(actual, 'base64'))
        }
      }
      await comparer.close()
      mkdirSync(seenIn, { recursive: true })
      writeFileSync(path.join(seenIn, `${[fileOf(state.id), brand, scheme].join('.')}.json`), JSON.stringify(seen))
      const failed = seen.filter(({ message, isLikeMain }) => (isUpdate ? isLikeMain : message !== null))
      expect(failed.map(({ name, message }) => `${name}: ${message}`)).toEqual([])
    })

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Story } from '../stories.ts'
import { stories } from '../stories.ts'
import type { SeenPicture } from './record.ts'
import { fileOf, picturesFolder, visualFolder } from './record.ts'
import { root } from '../../../tools/setup.mjs'
import { compare, openComparer, PIXEL_TOLERANCE } from './compare.ts'
import { drawn, openState, sizesOf } from './open.ts'
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

/** The maximum height of a picture, px: the rest of a page is more of the same. */
const LONGEST = 1200

/** Takes the whole page up to `LONGEST`, or only the window if a dialog or menu is open. */
const take = async (page: Page): Promise<string> => {
  const isLayered = await page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].some((layer) =>
      layer.checkVisibility(),
    ),
  )
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: isLayered ? height : Math.min(Math.max(whole, height), LONGEST) }
  await page.mouse.move(0, 0)
  const picture = await page.screenshot({ fullPage: !isLayered, clip, animations: 'disabled', caret: 'hide' })
  return picture.toString('base64')
}

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

for (const state of stories)
  for (const { brand, scheme, parts } of variantsOf(state))
    test(`[BED-3] looks as before: ${[state.id, ...parts].join(', ')}`, async ({ page, shared }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      const comparer = await openComparer(shared)
      const seen: SeenPicture[] = []
      for (const size of sizesOf(state)) {
        await page.setViewportSize(size)
        if (seen.length === 0) await openState(page, state, brand)
        await page.evaluate(() => window.scrollTo(0, 0))
        await drawn(page)
        const name = [fileOf(state.id), ...parts, size.width].join('.')
        const file = path.join(pictures, `${name}.webp`)
        const before = existsSync(file) ? readFileSync(file).toString('base64') : null
        const { actual, different, sizes, difference } = await compare(comparer, await take(page), before)
        const isSame = different !== null && different <= PIXEL_TOLERANCE
        const message = isSame
          ? null
          : before === null
            ? 'There is no picture of it yet.'
            : (sizes ?? `${different} pixels are different.`)
        seen.push({
          name,
          message,
          ...(isSame ? { before: null, now: null, difference: null } : { before, now: actual, difference }),
        })
        if (isUpdate && !isSame) {
          mkdirSync(pictures, { recursive: true })
          writeFileSync(file, Buffer.from(actual, 'base64'))
        }
      }
      await comparer.close()
      mkdirSync(seenIn, { recursive: true })
      writeFileSync(path.join(seenIn, `${[fileOf(state.id), brand, scheme].join('.')}.json`), JSON.stringify(seen))
      if (!isUpdate)
        expect(seen.flatMap(({ name, message }) => (message === null ? [] : [`${name}: ${message}`]))).toEqual([])
    })

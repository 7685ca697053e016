import { existsSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { stories, type Story } from '../stories.ts'
import { drawn, openState, sizesOf } from './open.ts'
import { fileOf } from './record.ts'
import { test } from './test.ts'

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

/**
 * Brings the subject of a state that is not the main one into sight, and says whether the picture shows the whole page: it does for a main
 * state, unless a dialog or menu is open.
 */
const prepare = async (page: Page, isMain: boolean): Promise<boolean> => {
  const isLayered = await page.evaluate((isAtTop) => {
    const subject = isAtTop ? null : window.gallerySubject?.()
    if (subject) subject.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    else window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    const layers = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]')]
    return layers.some((layer) => layer.checkVisibility())
  }, isMain)
  await page.mouse.move(0, 0)
  await drawn(page)
  return isMain && !isLayered
}

const [takeInto, isBase] = [process.env['GALLERY_TAKE'], process.env['GALLERY_UPDATE'] === '1']

for (const state of stories)
  for (const { brand, scheme, parts } of variantsOf(state))
    test(`[BED-3] looks as before: ${[state.id, ...parts].join(', ')}`, async ({ page }, info) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      for (const [index, size] of sizesOf(state).entries()) {
        await page.setViewportSize(size)
        if (index === 0) await openState(page, state, brand)
        const name = `${[fileOf(state.id), ...parts, size.width].join('.')}.png`
        const fullPage = await prepare(page, state.isMain)
        if (takeInto !== undefined) await page.screenshot({ path: `${takeInto}/${name}`, fullPage, caret: 'hide' })
        else if (isBase || existsSync(info.snapshotPath(name, { kind: 'screenshot' })))
          await expect.soft(page).toHaveScreenshot(name, { fullPage })
      }
    })

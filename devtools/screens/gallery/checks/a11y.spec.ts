import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { stories } from '../stories.ts'
import { a11yFolder, fileOf, type Finding, type SeenState } from './record.ts'
import { root } from '../../../../tools/setup.mjs'
import { axeProblems } from './axe.ts'
import { keyboardProblems } from './keyboard.ts'
import { layoutProblems } from './layout.ts'
import { forcedColourProblems, motionProblems } from './modes.ts'
import { drawn, firstSize, openState, sizesOf } from './open.ts'
import { test } from './test.ts'

const folder = path.join(root, a11yFolder)

for (const state of stories)
  test(`[BED-3] accessible: ${state.id}`, async ({ page }) => {
    const checks: string[] = []
    const findings: Finding[] = []
    const pictures: Record<string, string> = {}
    const check = async (name: string, look: () => Promise<readonly string[]>): Promise<void> => {
      checks.push(name)
      const problems = await look()
      findings.push(...problems.map((sentence) => ({ check: name, sentence })))
      if (problems.length > 0)
        pictures[name] = (await page.screenshot({ type: 'jpeg', quality: 50, animations: 'disabled' })).toString(
          'base64',
        )
    }
    const isReached = (): Promise<readonly string[]> =>
      openState(page, state).then(
        () => [],
        (error: unknown) => [error instanceof Error ? error.message : String(error)],
      )
    await page.setViewportSize(firstSize(state))
    await check('reached', isReached)
    if (findings.length === 0) {
      await check('motion', () => motionProblems(page))
      for (const size of sizesOf(state)) {
        await page.setViewportSize(size)
        await drawn(page)
        await check(`axe at ${size.width} px`, () => axeProblems(page))
        await check(`layout at ${size.width} px`, () => layoutProblems(page))
      }
      await page.setViewportSize(firstSize(state))
      await drawn(page)
      if (state.isMain && !state.id.startsWith('components/'))
        await check('names', async () => {
          try {
            await expect(page.locator('body')).toMatchAriaSnapshot({
              name: `${fileOf(state.id)}.aria.yml`,
              timeout: 3000,
            })
            return []
          } catch (error) {
            return [
              `What a screen reader announces has changed. ${error instanceof Error ? error.message.slice(0, 1500) : ''}`,
            ]
          }
        })
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await check('contrast in the dark scheme', () => axeProblems(page, ['color-contrast']))
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await check('keyboard', () => keyboardProblems(page))
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await check('forced colours', () => forcedColourProblems(page))
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      await drawn(page)
      await check(`text of 200 %`, () => layoutProblems(page))
      await page.addStyleTag({ content: 'html { font-size: 100% !important }' })
      if (state.only !== 'desktop') {
        await page.setViewportSize({ width: 320, height: 640 })
        await drawn(page)
        await check('reflow at 320 px', async () => {
          const problems = await layoutProblems(page)
          if (problems.length === 0) return problems
          // A third party's frame keeps the size at which it was opened.
          await openState(page, state)
          return layoutProblems(page)
        })
      }
    }
    mkdirSync(folder, { recursive: true })
    const seen: SeenState = { id: state.id, checks, findings, pictures }
    writeFileSync(path.join(folder, `${fileOf(state.id)}.json`), JSON.stringify(seen))
    expect(findings.map(({ check: name, sentence }) => `${name}: ${sentence}`)).toEqual([])
  })

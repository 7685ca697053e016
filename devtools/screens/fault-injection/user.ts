import { expect, type Locator, type Page } from '@playwright/test'
import { sessionText } from '../../../src/ui/text/session.ts'
import { tickRobot } from '../../../tests/journeys/robot.ts'
import type { Step, Target } from '../states/steps.ts'
import { untilQuiet } from './screen.ts'

const named = (name: string | RegExp | undefined) =>
  name === undefined ? {} : typeof name === 'string' ? { name, exact: true } : { name }

/** Not an exact match: the sentence can continue in another element. */
const containing = (words: string | RegExp): RegExp =>
  typeof words === 'string' ? new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) : words

/** Finds every element of a target. */
export const locateAll = (page: Page, target: Target): Locator => {
  const place = 'within' in target && target.within ? locate(page, target.within) : page
  switch (target.by) {
    case 'role':
      return place.getByRole(target.role, {
        ...named(target.name),
        ...(target.level !== undefined && { level: target.level }),
      })
    case 'message':
      return page.getByRole(target.role).filter({ hasText: target.words })
    case 'title':
      return page.getByTitle(target.title, { exact: true })
    case 'label':
      return typeof target.label === 'string'
        ? // The label of an optional field says so.
          place
            .getByLabel(target.label, { exact: true })
            .or(place.getByLabel(`${target.label} (optional)`, { exact: true }))
        : place.getByLabel(target.label)
    case 'words':
      return place.getByText(containing(target.words)).filter({ visible: true })
  }
}

/** Finds the first element of a target. */
export const locate = (page: Page, target: Target): Locator => locateAll(page, target).first()

/** Checkboxes, radio buttons and switches are drawn over their inputs, so they are changed from the keyboard, with Space. */
const press = async (page: Page, target: Target): Promise<void> => {
  const place = locate(page, target)
  if (target.by !== 'role' || !['checkbox', 'radio', 'switch'].includes(target.role)) return place.click()
  await expect(place).toBeEnabled()
  await place.focus()
  await page.keyboard.press('Space')
}

const acceptTerms = async (page: Page): Promise<void> => {
  const read = page.getByRole('checkbox', { name: sessionText.terms.read })
  // Hidden elements too: once the welcome is open, home behind it is hidden from screen readers.
  const home = page.getByRole('heading', { name: /^Hello/, includeHidden: true })
  await read.or(home).waitFor()
  if (!(await read.isVisible())) return
  await read.check()
  await page.getByRole('button', { name: sessionText.terms.next, exact: true }).click()
}

/** Performs a step as a user would in a real browser. */
const perform = async (page: Page, step: Step): Promise<void> => {
  switch (step.does) {
    case 'press':
      return press(page, step.target)
    case 'type':
      return locate(page, step.target).fill(step.text)
    case 'choose':
      return void (await locate(page, step.target).selectOption({ index: step.option }))
    case 'attach':
      return locate(page, step.target).setInputFiles({
        name: step.name,
        mimeType: 'text/csv',
        buffer: Buffer.from(step.text),
      })
    case 'key':
      return page.keyboard.press(step.key.replaceAll(/[{}]/g, ''))
    case 'see':
      return locate(page, step.target).waitFor()
    case 'go':
      return page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, step.to)
    case 'wait':
      await untilQuiet(page)
      return page.clock.fastForward(step.seconds * 1000)
    case 'lose-connection':
      return page.context().setOffline(true)
    case 'pass-captcha':
      return tickRobot(page)
    case 'accept-terms':
      return acceptTerms(page)
  }
}

/** Performs steps one after another. */
export const performAll = async (page: Page, steps: readonly Step[]): Promise<void> => {
  for (const step of steps) await perform(page, step)
}

import type { Page } from '@playwright/test'
import { setPassword, toPassword } from './account.ts'
import { expect, signIn, test, untilDrawn } from './journey.ts'

/**
 * Prepares a page to be translated, and returns what goes wrong: each error, and each text that React writes where nobody sees it.
 * `translated` begins.
 */
const translatable = async (page: Page): Promise<readonly string[]> => {
  const lost: string[] = []
  page.on('pageerror', (error) => lost.push(error.message))
  await page.exposeFunction('lose', (text: string) => void lost.push(text))
  await page.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
    if (!get || !set) throw new Error('No node has a value')
    Object.defineProperty(Node.prototype, 'nodeValue', {
      get,
      set(this: Node, text: string) {
        // The browser has the function that the test exposes to it.
        if (!this.isConnected) (window as unknown as { lose: (text: string) => void }).lose(text)
        set.call(this, text)
      },
    })
  })
  return lost
}

/** Replaces each text of the page, and each that comes later, by a copy in two `font` elements, as a browser's translator does. */
const translated = async (page: Page): Promise<void> => {
  await untilDrawn(page)
  await page.evaluate(() => {
    const wrap = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        const parent = text.parentElement
        if (text.data.trim() === '' || parent?.closest('font, script, style, textarea, [translate=no]') !== null)
          continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        text.replaceWith(outer)
        outer.append(inner)
        inner.append(text.data)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) wrap(target)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

test('[LOGIN-1] a translated page shows every change while you log in @phone', async ({ page }) => {
  const lost = await translatable(page)
  await page.goto('/')
  await translated(page)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByLabel('Email address').fill('employee@acme.example')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(lost).toEqual([])
})

test('[RESET-2] a translated page shows every rule that a new password meets', async ({ page }) => {
  const lost = await translatable(page)
  await toPassword(page, '/reset-password?token=reset-valid')
  await translated(page)
  await page.getByLabel('New password', { exact: true }).fill('Benefits')
  await expect(page.getByText('6 of 9 met')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'not checked yet' })).toHaveCount(0)
  await setPassword(page)
  expect(lost).toEqual([])
})

test('[SEL-1] a translated page survives every amount that is typed @phone', async ({ page }) => {
  const lost = await translatable(page)
  await signIn(page, 'employee@acme.example')
  for (const [benefit, good] of [
    ['224', '20'],
    ['205', '5'],
  ] as const) {
    await page.goto(`/app/my-benefits/${benefit}/setup/choices`)
    await translated(page)
    const amount = page.getByRole('main').getByRole('textbox').first()
    for (const typed of ['', 'abc', '99999', '3,5', good, '', good]) {
      await amount.fill(typed)
      await amount.blur()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(amount).toHaveValue(typed)
    }
  }
  expect(lost).toEqual([])
})

test(
  '[BEN-1] [PROF-1] translated lists, panels and figures change with what you do',
  { tag: '@thorough' },
  async ({ page }) => {
    const lost = await translatable(page)
    await signIn(page, 'employee@acme.example')
    for (const path of [
      'my-benefits',
      'my-benefits/compare',
      'my-total-benefits',
      'home/my-profile',
      'home/life-events',
    ]) {
      await page.goto(`/app/${path}/`)
      await translated(page)
      await page.getByRole('banner').getByRole('link').last().click()
      await untilDrawn(page)
    }
    expect(lost).toEqual([])
  },
)

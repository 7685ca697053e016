import type { Page } from '@playwright/test'

/** Holds the portal's first script back; the returned function lets it arrive. */
export const holdScript = async (page: Page): Promise<() => void> => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held
    await route.fallback()
  })
  return release
}

export const opened = (page: Page, path = '/') => page.goto(path, { waitUntil: 'commit' })

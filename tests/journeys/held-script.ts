import type { Page } from '@playwright/test'

/** The names of the scripts of a stage: the first, and those that home does without. */
const stages = { first: /\/assets\/index-.*\.js$/, rest: /\/assets\/(?:domain|effects|recorder)-.*\.js$/ } as const

/** Holds the portal's scripts of a stage back; the returned function lets them arrive. */
export const holdScript = async (page: Page, stage: keyof typeof stages = 'first'): Promise<() => void> => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(stages[stage], async (route) => {
    await held
    await route.fallback()
  })
  return release
}

export const opened = (page: Page, path = '/') => page.goto(path, { waitUntil: 'commit' })

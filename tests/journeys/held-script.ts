import type { Page } from '@playwright/test'

/** The scripts of each stage: the first one, and those that home does not need. */
const stages = { first: /\/assets\/index-.*\.js$/, rest: /\/assets\/(?:domain|effects|recorder)-.*\.js$/ } as const

/** Holds back the portal's scripts of a stage; the returned function releases them. */
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

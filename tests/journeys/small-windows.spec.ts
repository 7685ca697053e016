import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, signIn, test, untilDrawn } from './journey.ts'
import { employersAddresses } from './employer-addresses.ts'

/** A laptop of 1280 by 720 at 200 %, and one of 1280 by 1024 at 400 %. [WCAG 2.4.11, 1.4.10] */
const windows = [
  { width: 640, height: 360 },
  { width: 320, height: 256 },
] as const

const people = [
  {
    who: 'employee@acme.example',
    pages: [
      '/app/home/',
      '/app/home/my-profile/',
      '/app/home/life-events/',
      '/app/my-benefits/',
      '/app/my-benefits/201',
      '/app/my-benefits/201/manage',
      '/app/my-benefits/227/setup/choices',
      '/app/my-benefits/compare/?first=201&second=210',
      '/app/my-total-benefits/',
      '/contact-us/',
    ],
  },
  { who: 'employer-insights@acme.example', pages: [...employersAddresses, '/app/dashboard/approve-selections/204'] },
] as const

/** At most this many controls of a page get the focus: the rows of a long list are alike. */
const MOST = 40

/** What is wrong with where the focus is now; null if nothing is, and undefined once it has left the page. */
const lookAtFocus = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
    // A tick box is drawn by its label; a field has its words above it.
    const boxes = [focused, ...(focused instanceof HTMLInputElement ? (focused.labels ?? []) : [])]
    const inset = 3
    const covers = boxes.flatMap((box) => {
      const { left, top, right, bottom } = box.getBoundingClientRect()
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ] as const
      return points.map(([x, y]) => {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'the edge of the window'
        const hit = document.elementFromPoint(x, y)
        if (!hit || box.contains(hit) || hit.contains(box)) return null
        for (let over: Element | null = hit; over && !over.contains(box); over = over.parentElement)
          if (['sticky', 'fixed'].includes(getComputedStyle(over).position)) return over.className || over.tagName
        return null
      })
    })
    const name = boxes.map((box) => box.ariaLabel ?? box.textContent).join(' ')
    return covers.every((cover) => cover !== null) ? `‘${name.trim().slice(0, 60)}’ is behind ${covers[0]}` : null
  })

/** Parts that stay while the page scrolls and are taller than a third of the window. */
const tallParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((part) => {
      const { position, top, bottom, visibility } = getComputedStyle(part)
      if ((position !== 'sticky' && position !== 'fixed') || visibility === 'hidden') return []
      if (position === 'sticky' && top === 'auto' && bottom === 'auto') return []
      const box = part.getBoundingClientRect()
      const isStuck =
        position === 'fixed' ||
        Math.abs(box.top - parseFloat(top)) < 2 ||
        Math.abs(innerHeight - box.bottom - parseFloat(bottom)) < 2
      const isTall = box.height > innerHeight / 3 && box.width > innerWidth / 2
      return isStuck && isTall ? [`${part.tagName} ${part.className} ${Math.round(box.height)}`] : []
    }),
  )

for (const { width, height } of windows)
  for (const { who, pages } of people)
    test(
      `[SHELL-5] at ${width} by ${height}, nothing that stays covers what has the focus: ${who}`,
      { tag: '@thorough' },
      async ({ page }) => {
        await page.setViewportSize({ width, height })
        await signIn(page, who, pages[0])
        for (const address of pages) {
          await page.goto(address)
          await untilDrawn(page)
          const wrong: string[] = []
          for (const key of ['Tab', 'Shift+Tab'])
            for (let count = 0; count < MOST; count += 1) {
              await page.keyboard.press(key)
              const found = await lookAtFocus(page)
              if (found === undefined) break
              if (found !== null) wrong.push(`${key}: ${found}`)
            }
          expect.soft(wrong, address).toEqual([])
          expect.soft(await tallParts(page), `what stays at ${address} is low`).toEqual([])
          await expectNoSidewaysScroll(page).catch((error: unknown) => expect.soft(String(error), address).toBe(''))
        }
      },
    )

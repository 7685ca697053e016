import type { Page } from '@playwright/test'
import { catalogue } from '../../devtools/screens/states/catalogue.ts'
import { accountOf } from '../../devtools/screens/states/state.ts'
import { expect, signIn, test, untilDrawn } from './journey.ts'
import { payloads, STOLEN } from './payloads.ts'

// The sanitiser's own document reports the handlers, styles and base address that it drops.
test.use({
  forbids: /^(Executing inline event handler|Applying inline style|Setting the document's base URI to .+) violates/,
})

/** Whether a text is for people, not for programs: it has a space or begins with a capital letter, and is not an address, a date or a constant. */
const isWords = (text: string): boolean =>
  /^[A-Z][a-z]|\s/.test(text) && !/^([a-z]+:|\/|\d{4}-\d\d|[A-Z_]+$)/.test(text) && text.length < 5000

/** Appends the next payload to each text for people in a body, at every depth. */
const poisoned = (body: unknown, next: () => string): unknown => {
  if (typeof body === 'string') return isWords(body) ? body + next() : body
  if (Array.isArray(body)) return body.map((one: unknown) => poisoned(one, next))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([name, one]) => [name, poisoned(one, next)]))
}

/** Makes both hosts append the next of these to each of their texts from now on; returns those that were sent. */
const poison = async (page: Page, behind: readonly string[]): Promise<ReadonlySet<string>> => {
  const sent = new Set<string>()
  let turn = 0
  const next = (): string => {
    const payload = behind[turn++ % behind.length] ?? ''
    sent.add(payload)
    return payload
  }
  const { port } = new URL(page.url())
  for (const host of [1, 2])
    await page.route(`http://localhost:${Number(port) + host}/**`, async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fallback()
      const response = await route.fetch()
      if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
      await route.fulfill({ response, json: poisoned(await response.json(), next) })
    })
  return sent
}

/** The innermost elements beyond the page's right edge; null if the page does not scroll sideways. */
const tooWide = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const out = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    )
    const inner = out.filter((one) => !out.some((other) => other !== one && one.contains(other)))
    if (inner.length === 0) return 'text that leaves its element'
    return inner
      .map((one) => `${one.closest('[class]')?.outerHTML.slice(0, 160)}`)
      .slice(0, 3)
      .join(' & ')
  })

/** The pages of an account, each once, in its main state. */
const pagesOf = (account: string): readonly string[] => [
  ...new Set(
    catalogue
      .filter(({ screen, state }) => accountOf(screen, state) === account && state.scenario === undefined)
      .map(({ screen }) => screen.at)
      .filter((at) => at.startsWith('/app/')),
  ),
]

/** What is appended to each text of a host: payloads in turn, or everywhere a word without a break. */
const endings = { payloads, 'endless words': ['W'.repeat(400)] }

for (const account of ['employee@acme.example', 'employer@acme.example'])
  for (const [kind, behind] of Object.entries(endings))
    test(
      `[CALL-1] [LOGIN-3] no text of a host takes over, breaks or widens a page of ${account}: ${kind}`,
      { tag: '@thorough' },
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await signIn(page, account)
        const sent = await poison(page, behind)
        const faults: string[] = []
        for (const at of pagesOf(account))
          await test.step(at, async () => {
            await page.goto(at)
            await untilDrawn(page)
            if (await page.getByText('Uh oh! It looks like something has gone wrong.').isVisible())
              faults.push(`${at} crashed`)
            if (await page.evaluate((name) => name in window, STOLEN)) faults.push(`${at} ran a payload`)
            const wide = await tooWide(page)
            if (wide !== null) faults.push(`${at} is widened by ${wide}`)
          })
        expect(faults).toEqual([])
        expect(sent.size).toBe(behind.length)
      },
    )

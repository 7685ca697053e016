import { expect, test } from '@playwright/test'
import * as fc from 'fast-check'
import { disguises, howMany } from '../../src/domain/kernel/codecs/disguises.testing.ts'
import { readUrl } from '../../src/effects/runtime/adapters/read-url.ts'
import { safeRedirect, type RedirectPurpose } from '../../src/effects/runtime/adapters/safe-redirect.ts'

const purposes = ['singleSignOn', 'signOut', 'workPlatform', 'partner', 'credits', 'claims', 'inside'] as const

/** What an address became, if that is wrong. */
interface Astray {
  readonly named: string
  readonly purpose: RedirectPurpose
  readonly led: string
}

test('[AUTH-1] in this browser no disguise of an address leads elsewhere, by its own URL and as the address of a link', async ({
  page,
}) => {
  await page.route('https://portal.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<a id="named"></a><a id="judged"></a>' }),
  )
  await page.goto('https://portal.example/somewhere/')
  const all = fc.sample(disguises, howMany(5_000))
  let [judged, passed] = [0, 0]
  for (let at = 0; at < all.length; at += 5_000) {
    const result = await page.evaluate(
      ({ source, reader, some, kinds }) => {
        // The portal's own function, run in the browser's engine: it refers to its reader of addresses alone.
        // oxlint-disable-next-line no-eval -- the page is a blank one of this test
        const judge = eval(`const readUrl = ${reader}; (${source})`) as typeof safeRedirect // the text of that function
        const origin = 'https://portal.example'
        const good = ['good.example']
        const hosts = {
          ...{ singleSignOn: good, signOut: good, workPlatform: good, partner: good, claims: good },
          credits: ['https://good.example'],
        }
        const [asNamed, asJudged] = [...document.querySelectorAll('a')] as [HTMLAnchorElement, HTMLAnchorElement] // the page has two
        const whole = (at: URL | HTMLAnchorElement): string => at.origin + at.pathname + at.search + at.hash
        const astray: Astray[] = []
        let went = 0
        for (const named of some)
          for (const purpose of kinds) {
            const { url, refused } = judge(named, purpose, hosts, origin)
            if (refused) {
              if (url !== '/') astray.push({ named, purpose, led: url })
              continue
            }
            went += 1
            asNamed.setAttribute('href', named)
            asJudged.href = url
            const isInside = asJudged.origin === origin && purpose !== 'credits' && purpose !== 'claims'
            const isListed = asJudged.origin === 'https://good.example' && purpose !== 'inside'
            // A link with half a character leads nowhere at all in this browser; its URL does.
            const meant = asNamed.protocol === ':' ? new URL(named, document.baseURI) : asNamed
            const isSame = new Set([asJudged, meant, new URL(url, document.baseURI)].map(whole)).size === 1
            const hasUser = asJudged.username + asJudged.password !== ''
            if (!(isInside || isListed) || !isSame || hasUser) astray.push({ named, purpose, led: asJudged.href })
          }
        return { astray: astray.slice(0, 5), went, judged: some.length * kinds.length }
      },
      { source: safeRedirect.toString(), reader: readUrl.toString(), some: all.slice(at, at + 5_000), kinds: purposes },
    )
    expect(result.astray).toEqual([])
    judged += result.judged
    passed += result.went
  }
  console.log(
    `${all.length} disguises, ${judged} judgements, ${passed} of them let through, in ${page.context().browser()?.version()}`,
  )
  expect(passed).toBeGreaterThan(100)
})

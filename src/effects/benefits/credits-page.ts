import { foldW } from 'fp-ts/lib/Either.js'
import { concatMap, of } from 'rxjs'
import {
  CreditsPageFailed,
  CreditsPageFound,
  CreditsPageRefused,
  CreditsPageRequested,
} from '../../domain/benefits/credits-page.ts'
import { RedirectRefused } from '../../domain/session/session.ts'
import { getCreditsPage } from '../api/generated/credits.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** Only an address of a configured origin reaches the screen; the log records any other. */
export const findCreditsPage = portalEffect({
  name: 'creditsPage.find',
  on: [CreditsPageRequested],
  policy: { switchBy: one },
  emits: [CreditsPageFound, CreditsPageRefused, RedirectRefused, CreditsPageFailed],
  failure: (problem) => CreditsPageFailed({ problem }),
  run: (_, { api, redirects }) =>
    api(getCreditsPage, {}).pipe(
      concatMap(
        foldW(
          ({ problem }) => of(CreditsPageFailed({ problem })),
          ({ data }) => {
            const { url, refused } = redirects(data.url, 'credits')
            return refused
              ? of(CreditsPageRefused({}), RedirectRefused({ purpose: 'credits' }))
              : of(CreditsPageFound({ url }))
          },
        ),
      ),
    ),
})

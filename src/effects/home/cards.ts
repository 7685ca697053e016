import { foldW } from 'fp-ts/lib/Either.js'
import { concatMap, from, of } from 'rxjs'
import { bannersRead, CardsFailed, CardsLoaded, CardsRequested } from '../../domain/home/cards.ts'
import { RedirectRefused } from '../../domain/session/session.ts'
import { getHomePageBanner, getHomePageCards } from '../api/generated/home.ts'
import type { DataOf } from '../api/operation.ts'
import type { Ports } from '../runtime/ports.ts'
import { portalRead } from '../runtime/portal-calls.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** A card whose address leads out of the portal is shown as text without a link. */
const cardsLoaded = (wire: DataOf<typeof getHomePageCards>, redirects: Ports['redirects']) => {
  let isRefused = false
  const cards = wire.map(({ priority, link, ...card }) => {
    const judged = link === null ? null : redirects(link, 'inside')
    isRefused ||= judged?.refused === true
    return { ...card, link: judged && !judged.refused ? judged.url : null, urgent: priority === 'urgent' }
  })
  return [...(isRefused ? [RedirectRefused({ purpose: 'inside' })] : []), CardsLoaded({ cards })]
}

export const loadCards = portalEffect({
  name: 'home.loadCards',
  on: [CardsRequested],
  policy: { switchBy: one },
  emits: [RedirectRefused, CardsLoaded, CardsFailed],
  failure: (problem) => CardsFailed({ problem }),
  run: (_, { api, redirects }) =>
    api(getHomePageCards).pipe(
      concatMap(
        foldW(
          ({ problem }) => of(CardsFailed({ problem })),
          ({ data }) => from(cardsLoaded(data, redirects)),
        ),
      ),
    ),
})

export const loadBanners = portalRead(bannersRead, {
  name: 'home.loadBanners',
  call: (_, { api }) => api(getHomePageBanner),
  data: (banners) => ({ banners }),
})

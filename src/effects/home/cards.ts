import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import {
  BannersFailed,
  BannersLoaded,
  BannersRequested,
  CardsFailed,
  CardsLoaded,
  CardsRequested,
} from '../../domain/home/cards.ts'
import { getHomePageBanner, getHomePageCards } from '../api/generated/home.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

export const loadCards = portalEffect({
  name: 'home.loadCards',
  on: [CardsRequested],
  policy: { switchBy: one },
  emits: [CardsLoaded, CardsFailed],
  failure: (problem) => CardsFailed({ problem }),
  run: (_, { api }) =>
    api(getHomePageCards, {}).pipe(
      map(
        foldW(
          ({ problem }) => CardsFailed({ problem }),
          ({ data }) =>
            CardsLoaded({ cards: data.map(({ priority, ...card }) => ({ ...card, urgent: priority === 'urgent' })) }),
        ),
      ),
    ),
})

export const loadBanners = portalEffect({
  name: 'home.loadBanners',
  on: [BannersRequested],
  policy: { switchBy: one },
  emits: [BannersLoaded, BannersFailed],
  failure: (problem) => BannersFailed({ problem }),
  run: (_, { api }) =>
    api(getHomePageBanner, {}).pipe(
      map(
        foldW(
          ({ problem }) => BannersFailed({ problem }),
          ({ data }) => BannersLoaded({ banners: data }),
        ),
      ),
    ),
})

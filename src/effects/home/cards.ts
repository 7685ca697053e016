import { bannersRead, cardsRead } from '../../domain/home/cards.ts'
import { getHomePageBanner, getHomePageCards } from '../api/generated/home.ts'
import { portalRead } from '../runtime/portal-calls.ts'

export const loadCards = portalRead(cardsRead, {
  name: 'home.loadCards',
  call: (_, { api }) => api(getHomePageCards),
  data: (cards) => ({ cards: cards.map(({ priority, ...card }) => ({ ...card, urgent: priority === 'urgent' })) }),
})

export const loadBanners = portalRead(bannersRead, {
  name: 'home.loadBanners',
  call: (_, { api }) => api(getHomePageBanner),
  data: (banners) => ({ banners }),
})

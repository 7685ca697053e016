import * as t from 'io-ts'
import { plain, SafeHtml } from '../kernel/codecs/classification.ts'
import { idle, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { defineRead } from '../kernel/requests/read.ts'

const link = t.union([plain, t.null])

export const Card = t.type({ id: plain, title: plain, text: plain, link, icon: plain, urgent: t.boolean })
export type Card = t.TypeOf<typeof Card>

export const HomeBanner = t.type({ id: plain, title: plain, text: SafeHtml, imageUrl: link, link })
export type HomeBanner = t.TypeOf<typeof HomeBanner>

export const cardsRead = defineRead('Cards', { data: { cards: t.array(Card) }, value: ({ cards }) => cards })
export const { CardsRequested, CardsLoaded, CardsFailed } = cardsRead.events
export const bannersRead = defineRead('Banners', {
  data: { banners: t.array(HomeBanner) },
  value: ({ banners }) => banners,
})
export const { BannersRequested, BannersLoaded, BannersFailed } = bannersRead.events

interface HomeState {
  cards: Remote<Card[]>
  banners: Remote<HomeBanner[]>
}

/** Cards and banners load separately, so that one can fail without the other. */
export const home = defineSlice({
  name: 'home',
  lifetime: 'session',
  initial: (): HomeState => ({ cards: idle, banners: idle }),
  own: { ...cardsRead.events, ...bannersRead.events },
  on: {
    ...cardsRead.on('cards'),
    ...bannersRead.on('banners'),
  },
})

export const requestCards = cardsRead.request(home, 'cards')
export const requestBanners = bannersRead.request(home, 'banners')

/** Urgent cards come first; otherwise the order of the response. */
export const selectCards = selector([home], ({ home: { cards } }): Remote<readonly Card[]> => {
  if (cards.status === 'idle' || cards.value === null) return cards
  const sorted = [...cards.value].sort((a, b) => Number(b.urgent) - Number(a.urgent))
  return { ...cards, value: sorted }
})

export const selectBanners = bannersRead.select(home, 'banners')

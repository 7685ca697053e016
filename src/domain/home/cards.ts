import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
import { plain, SafeHtml } from '../kernel/marks.ts'
import { Problem } from '../kernel/problem.ts'
import type { Remote } from '../kernel/remote.ts'
import { failed, idle, loaded, loading } from '../kernel/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'

const link = t.union([plain, t.null])

export const Card = t.type({ id: plain, title: plain, text: plain, link, icon: plain, urgent: t.boolean })
export type Card = t.TypeOf<typeof Card>

export const HomeBanner = t.type({ id: plain, title: plain, text: SafeHtml, imageUrl: link, link })
export type HomeBanner = t.TypeOf<typeof HomeBanner>

export const CardsRequested = defineEvent('CardsRequested', {})
export const CardsLoaded = defineEvent('CardsLoaded', { cards: t.array(Card) })
export const CardsFailed = defineEvent('CardsFailed', { problem: Problem })
export const BannersRequested = defineEvent('BannersRequested', {})
export const BannersLoaded = defineEvent('BannersLoaded', { banners: t.array(HomeBanner) })
export const BannersFailed = defineEvent('BannersFailed', { problem: Problem })

interface HomeState {
  cards: Remote<Card[]>
  banners: Remote<HomeBanner[]>
}

/** Cards and banners load apart, so that one that fails leaves the other (benefits-and-employer §4). */
export const home = defineSlice({
  name: 'home',
  initial: (): HomeState => ({ cards: idle, banners: idle }),
  own: { CardsRequested, CardsLoaded, CardsFailed, BannersRequested, BannersLoaded, BannersFailed },
  on: {
    CardsRequested: (draft) => {
      draft.cards = loading(draft.cards)
    },
    CardsLoaded: (draft, { cards }, at) => {
      draft.cards = loaded(cards, at)
    },
    CardsFailed: (draft, { problem }) => {
      draft.cards = failed(draft.cards, problem)
    },
    BannersRequested: (draft) => {
      draft.banners = loading(draft.banners)
    },
    BannersLoaded: (draft, { banners }, at) => {
      draft.banners = loaded(banners, at)
    },
    BannersFailed: (draft, { problem }) => {
      draft.banners = failed(draft.banners, problem)
    },
  },
})
type Needs = StateWith<typeof home>

export const requestCards = ({ home: { cards } }: Needs): Either<Refusal, DomainEvent> =>
  cards.status === 'loading' ? left(refuse('busy')) : right(CardsRequested({}))

export const requestBanners = ({ home: { banners } }: Needs): Either<Refusal, DomainEvent> =>
  banners.status === 'loading' ? left(refuse('busy')) : right(BannersRequested({}))

/** Urgent cards come first; otherwise in the order of the answer. */
export const selectCards = selector([home], ({ home: { cards } }): Remote<readonly Card[]> => {
  if (cards.status === 'idle' || cards.value === null) return cards
  const sorted = [...cards.value].sort((a, b) => Number(b.urgent) - Number(a.urgent))
  return { ...cards, value: sorted }
})

export const selectBanners = selector([home], (state) => state.home.banners)

import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { html, offline } from '../samples.ts'
import type { Card } from './cards.ts'
import {
  BannersFailed,
  BannersLoaded,
  BannersRequested,
  CardsFailed,
  CardsLoaded,
  CardsRequested,
  home,
  requestBanners,
  requestCards,
  selectBanners,
  selectCards,
} from './cards.ts'

const given = story(home)
const card = (id: string, urgent: boolean): Card => ({ id, title: id, text: '', link: null, icon: 'gym', urgent })
const cards = [card('a', false), card('b', true), card('c', false), card('d', true)]
const banners = [{ id: 'one', title: 'One', text: html('<p>One</p>'), imageUrl: null, link: null }]

describe('the cards of home', () => {
  it('[HOME-1] are requested, and stay quiet while they load', () => {
    expect(given().when(requestCards)).toEqual(produced(CardsRequested({})))
    expect(given(CardsRequested({})).when(requestCards)).toEqual(refused('busy'))
  })

  it('[HOME-1] show the urgent ones first, otherwise in the order of the response', () => {
    const { state } = given(CardsRequested({})).at(5, CardsLoaded({ cards }))
    const shown = selectCards(state)
    if (shown.status !== 'loaded') throw new Error(shown.status)
    expect(shown.value.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
    expect(state.home.cards).toMatchObject({ value: cards })
  })

  it('[HOME-1] say that they failed, and can be requested again', () => {
    const failed = given(CardsRequested({}), CardsFailed({ problem: offline }))
    expect(selectCards(failed.state)).toEqual({ status: 'failed', problem: offline, value: null })
    expect(failed.when(requestCards)).toEqual(produced(CardsRequested({})))
    expect(selectCards(given().state)).toEqual({ status: 'idle' })
  })
})

describe('the banners of home', () => {
  it('[HOME-1] are requested, and stay quiet while they load', () => {
    expect(given().when(requestBanners)).toEqual(produced(BannersRequested({})))
    expect(given(BannersRequested({})).when(requestBanners)).toEqual(refused('busy'))
  })

  it('[HOME-1] load and fail apart from the cards', () => {
    const { state } = given(CardsFailed({ problem: offline })).at(5, BannersLoaded({ banners }))
    expect(selectBanners(state)).toEqual({ status: 'loaded', value: banners, at: 5 })
    const failed = given(CardsLoaded({ cards }), BannersFailed({ problem: offline })).state
    expect([selectCards(failed).status, selectBanners(failed).status]).toEqual(['loaded', 'failed'])
  })
})

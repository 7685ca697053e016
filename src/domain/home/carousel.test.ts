import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { html, offline, profile, profileOf } from '../samples.ts'
import { masquerade, MasqueradeStarted } from '../session/masquerade.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import {
  carousel,
  CarouselClosed,
  CarouselFailed,
  CarouselLoaded,
  CarouselRequested,
  CarouselTurned,
  closeCarousel,
  requestCarousel,
  selectCarousel,
  selectWelcoming,
  turnCarousel,
  WelcomeNoted,
  WelcomeNotingFailed,
} from './carousel.ts'

const given = story(session, masquerade, carousel)
const first = ProfileLoaded({ profile: profileOf({ firstLogin: true }), termsUpdated: false })
const slide = (title: string) => ({ title, text: html('<p>Hello</p>'), image: null, icon: 'gift' })
const loaded = CarouselLoaded({ slides: [slide('One'), slide('Two')] })

describe('the welcome', () => {
  it('[HOME-2] is needed at a first login alone', () => {
    expect(given(first).when(requestCarousel)).toEqual(produced(CarouselRequested({})))
    const modal = ProfileLoaded({ profile: { ...profile, showWelcomeModal: true }, termsUpdated: false })
    expect(given(modal).when(requestCarousel)).toEqual(produced(CarouselRequested({})))
    expect(given(ProfileLoaded({ profile, termsUpdated: false })).when(requestCarousel)).toEqual(refused('notNeeded'))
    expect(given(first, CarouselRequested({})).when(requestCarousel)).toEqual(refused('busy'))
  })

  it('[HOME-2] is needed no more once its content has loaded, and is then shown', () => {
    const welcomed = given(first, CarouselRequested({}), loaded, WelcomeNoted({}))
    expect(welcomed.when(requestCarousel)).toEqual(refused('notNeeded'))
    expect(selectCarousel(welcomed.state)).toEqual({ slide: slide('One'), number: 1, count: 2 })
  })

  it('[HOME-2] that cannot be loaded shows nothing, and is requested again', () => {
    const failed = given(first, CarouselRequested({}), CarouselFailed({ problem: offline }))
    expect(selectCarousel(failed.state)).toBeNull()
    expect(failed.when(requestCarousel)).toEqual(produced(CarouselRequested({})))
  })

  it('[HOME-2] without slides is over at once', () => {
    const { state } = given(first, CarouselLoaded({ slides: [] }), WelcomeNotingFailed({ problem: offline }))
    expect(selectCarousel(state)).toBeNull()
    expect(selectWelcoming(state)).toBe(false)
  })

  it('[HOME-2] turns on and back, and ends after its last slide', () => {
    const open = given(first, loaded)
    expect(open.when(turnCarousel, -1)).toEqual(refused('first'))
    expect(open.when(turnCarousel, 1)).toEqual(produced(CarouselTurned({ to: 1 })))
    const last = open.at(1, CarouselTurned({ to: 1 }))
    expect(selectCarousel(last.state)).toMatchObject({ number: 2 })
    expect(last.when(turnCarousel, -1)).toEqual(produced(CarouselTurned({ to: 0 })))
    expect(last.when(turnCarousel, 1)).toEqual(produced(CarouselClosed({})))
    expect(given(first).when(turnCarousel, 1)).toEqual(refused('closed'))
  })

  it('[HOME-2] is skipped, and stays away', () => {
    const closed = given(first, loaded, CarouselClosed({}))
    expect(given(first, loaded).when(closeCarousel)).toEqual(produced(CarouselClosed({})))
    expect(closed.when(closeCarousel)).toEqual(refused('closed'))
    expect(selectCarousel(closed.state)).toBeNull()
    expect(closed.when(requestCarousel)).toEqual(refused('notNeeded'))
  })

  it('[HOME-2] [ACT-1] keeps a visitor of an activation until it was seen', () => {
    expect(selectWelcoming(given().state)).toBe(false)
    expect(selectWelcoming(given(first).state)).toBe(true)
    expect(selectWelcoming(given(first, loaded).state)).toBe(true)
    expect(selectWelcoming(given(first, loaded, CarouselClosed({})).state)).toBe(false)
  })

  it('[HOME-2] [MASQ-1] is neither shown to nor used up by somebody who acts for the person', () => {
    const acting = given(MasqueradeStarted({ userId: '1', schemeYear: null }), first)
    expect(acting.when(requestCarousel)).toEqual(refused('masquerade'))
    expect(selectWelcoming(acting.state)).toBe(false)
  })
})

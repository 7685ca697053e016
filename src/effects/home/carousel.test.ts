import { describe, expect, it } from 'vitest'
import {
  CarouselFailed,
  CarouselLoaded,
  CarouselRequested,
  WelcomeNoted,
  WelcomeNotingFailed,
} from '../../domain/home/carousel.ts'
import { html, offline, refusal } from '../../domain/samples.ts'
import { updateUser } from '../api/generated/account.ts'
import { getCarousel } from '../api/generated/home.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadCarousel, noteWelcome } from './carousel.ts'

const slides = [{ title: 'One', text: html('<p>Hello</p>'), image: null, icon: 'gift' }]

describe('the welcome', () => {
  it('[HOME-2] brings its slides, or not', () => {
    const when = ['a', { a: CarouselRequested({}) }] as const
    const then = ['5ms b', { b: CarouselLoaded({ slides }) }] as const
    runEffect({ effect: loadCarousel, ports: fakeHost(responds(getCarousel, slides)), when, then })
    const failed = ['5ms b', { b: CarouselFailed({ problem: offline }) }] as const
    runEffect({ effect: loadCarousel, ports: fakeHost(fails(getCarousel, offline)), when, then: failed })
  })

  it('[HOME-2] is noted by the host once it has loaded', () => {
    const when = ['a', { a: CarouselLoaded({ slides }) }] as const
    const wire = { id: 'user-1', personalEmail: null, phone: null, avatar: null }
    const host = fakeHost(responds(updateUser, wire))
    runEffect({ effect: noteWelcome, ports: host, when, then: ['5ms b', { b: WelcomeNoted({}) }] })
    expect(host.calls.map(({ input }) => input)).toEqual([{ body: { firstLogin: false } }])
    const failed = ['5ms b', { b: WelcomeNotingFailed({ problem: refusal }) }] as const
    runEffect({ effect: noteWelcome, ports: fakeHost(fails(updateUser, refusal)), when, then: failed })
  })
})

provesAll(loadCarousel, noteWelcome)

import { describe, expect, it } from 'vitest'
import {
  BannersFailed,
  BannersLoaded,
  BannersRequested,
  CardsFailed,
  CardsLoaded,
  CardsRequested,
} from '../../domain/home/cards.ts'
import { html, offline } from '../../domain/samples.ts'
import { getHomePageBanner, getHomePageCards } from '../api/generated/home.ts'
import type { DataOf } from '../api/operation.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { RedirectRefused } from '../../domain/session/session.ts'
import { safeRedirect } from '../runtime/adapters/safe-redirect.ts'
import type { Ports } from '../runtime/ports.ts'
import { loadBanners, loadCards } from './cards.ts'

const hosts = { singleSignOn: [], signOut: [], workPlatform: [], partner: [], credits: [], claims: [] }
const redirects: Ports['redirects'] = (named, purpose) => safeRedirect(named, purpose, hosts, 'https://portal.example')
const card = { id: 'a', title: 'Gym', text: 'Move', link: '/app/my-benefits/', icon: 'gym' }
const wire: DataOf<typeof getHomePageCards> = [
  { ...card, priority: 'normal' },
  { ...card, id: 'b', priority: 'urgent' },
]
const banners = [{ id: 'one', title: 'One', text: html('<p>One</p>'), imageUrl: null, link: null }]

describe('loading the cards of home', () => {
  const when = ['a', { a: CardsRequested({}) }] as const
  const loaded = {
    b: CardsLoaded({
      cards: [
        { ...card, urgent: false },
        { ...card, id: 'b', urgent: true },
      ],
    }),
  }

  it('[HOME-1] brings them', () => {
    runEffect({
      effect: loadCards,
      ports: { ...fakeHost(responds(getHomePageCards, wire)), redirects },
      when,
      then: ['5ms b', loaded],
    })
  })

  it('[HOME-1] [AUTH-1] keep the words of one that leads out of the portal, without its link', () => {
    const evil = [
      '//evil.example',
      '/\t/evil.example',
      '/\\evil.example',
      '/.//evil.example',
      'https://evil.example/',
      'javascript:x',
    ]
    for (const link of evil)
      runEffect({
        effect: loadCards,
        ports: { ...fakeHost(responds(getHomePageCards, [{ ...card, link, priority: 'normal' }])), redirects },
        when,
        then: [
          '5ms (rb)',
          {
            r: RedirectRefused({ purpose: 'inside' }),
            b: CardsLoaded({ cards: [{ ...card, link: null, urgent: false }] }),
          },
        ],
      })
  })

  it('[HOME-1] drops an earlier call for a later one', () => {
    const host = fakeHost(responds(getHomePageCards, wire))
    runEffect({ effect: loadCards, ports: { ...host, redirects }, when: ['a 2ms a', when[1]], then: ['8ms b', loaded] })
    expect(host.calls.map(({ ended }) => ended)).toEqual(['cancelled', 'completed'])
  })

  it('[HOME-1] reports a response that is no list', () => {
    const problem = { kind: 'undecodable', where: 'body' } as const
    const ports = fakeHost(fails(getHomePageCards, problem))
    runEffect({ effect: loadCards, ports, when, then: ['5ms b', { b: CardsFailed({ problem }) }] })
  })
})

describe('loading the banners of home', () => {
  const when = ['a', { a: BannersRequested({}) }] as const

  it('[HOME-1] brings them', () => {
    const ports = fakeHost(responds(getHomePageBanner, banners))
    runEffect({ effect: loadBanners, ports, when, then: ['5ms b', { b: BannersLoaded({ banners }) }] })
  })

  it('[HOME-1] tells that they failed', () => {
    const ports = fakeHost(fails(getHomePageBanner, offline))
    runEffect({ effect: loadBanners, ports, when, then: ['5ms b', { b: BannersFailed({ problem: offline }) }] })
  })
})

provesAll(loadCards, loadBanners)

import { describe, expect, it } from 'vitest'
import { credits, CreditsFailed, CreditsLoaded } from '../benefits/credits.ts'
import { BenefitsLoaded, eligible } from '../benefits/eligible.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { story } from '../kernel/testing.ts'
import { benefit, offline, profile, profileOf } from '../samples.ts'
import { ProfileLoaded, session, type User } from '../session/session.ts'
import { selectAccess, selectMayFollow, selectNavigation } from './navigation.ts'

const given = story(session, eligible, credits)
const as = (user: Partial<User>) => ProfileLoaded({ profile: profileOf(user), termsUpdated: false })
const known = [
  BenefitsLoaded({ benefits: [{ ...benefit, groupCode: 'ccv' }] }),
  CreditsLoaded({ balance: 0, lastPaymentDate: null }),
]
const rich = CreditsLoaded({ balance: 12050, lastPaymentDate: null })
const linksOf = (...events: readonly DomainEvent[]) => selectNavigation(given(...events).state).map(({ key }) => key)

describe('the main links', () => {
  it('[NAV-1] are none while nobody is signed in', () => {
    expect(linksOf()).toEqual([])
  })

  it('[NAV-1] are home and benefits for an employee, known at once', () => {
    expect(linksOf(as({}))).toEqual(['home', 'benefits', 'totalBenefits'])
  })

  it('[NAV-1] are marked on every page of their part', () => {
    const parts = selectNavigation(given(as({})).state).map(({ key, path, beside = [], apart = [] }) => [
      key,
      path,
      ...beside,
      ...apart.map((page) => `not ${page}`),
    ])
    expect(parts).toEqual([
      ['home', '/app/home/', 'not /app/home/my-profile/'],
      ['benefits', '/app/my-benefits/', '/app/ccv/manage/'],
      ['totalBenefits', '/app/my-total-benefits/', '/app/my-total-benefits-enhanced/'],
    ])
  })

  it('[NAV-1] hold the dashboard for an employer', () => {
    expect(linksOf(as({ userType: 'employer' }))).toEqual(['home', 'benefits', 'totalBenefits', 'dashboard'])
  })

  it.each(['left', 'inactive'] as const)('[NAV-1] hold no dashboard for an employer who is %s', (employmentStatus) => {
    const links = ['home', 'benefits', 'totalBenefits']
    expect(linksOf(as({ userType: 'employer', employmentStatus }), ...known)).toEqual(links)
  })

  it.each(['employee', 'employer'] as const)('[NAV-1] are home and credits for an %s with credits only', (userType) => {
    expect(linksOf(as({ userType, employmentStatus: 'left' }), ...known, rich)).toEqual(['home', 'credits'])
  })

  it('[NAV-1] show nothing that may have to go again, until it is known', () => {
    const left = as({ userType: 'employer', employmentStatus: 'left' })
    expect(linksOf(left)).toEqual(['home'])
    expect(linksOf(left, ...known.slice(0, 1))).toEqual(['home'])
    expect(linksOf(left, ...known.slice(0, 1), CreditsFailed({ problem: offline }))).toEqual(['home'])
  })
})

describe('a part of the portal', () => {
  const accessOf = (area: 'benefits' | 'dashboard', ...events: readonly DomainEvent[]) =>
    selectAccess(given(...events).state, area)
  const left = as({ employmentStatus: 'left' })

  it('[NAV-1] is denied to nobody in particular, and the dashboard to employees', () => {
    expect(accessOf('benefits')).toBe('denied')
    expect(accessOf('benefits', as({}))).toBe('open')
    expect(accessOf('dashboard', as({}))).toBe('denied')
    expect(accessOf('dashboard', as({ userType: 'employer' }))).toBe('open')
    expect(accessOf('dashboard', as({ userType: 'employer', employmentStatus: 'inactive' }), ...known)).toBe('denied')
  })

  it.each(['benefits', 'dashboard'] as const)('[NAV-1] leads somebody with credits only to the credits: %s', (area) => {
    expect(accessOf(area, left)).toBe('waiting')
    expect(accessOf(area, left, ...known, rich)).toBe('toCredits')
    expect(accessOf(area, left, ...known.slice(0, 1), CreditsFailed({ problem: offline }))).toBe('failed')
  })

  const employers = [
    '/app/dashboard',
    '/app/dashboard/',
    '/app/dashboard/approve-selections/201',
    '/app/dashboard/benefit-takeup',
    '/app/dashboard/benefit-takeup/201?x=1',
    '/app/dashboard/employee-insights/',
    '/app/dashboard/employee-engagement/',
    '/app/dashboard/platform-settings/',
    '/app/employee-data/?registered=no',
    '/app/employee-data/two-factor/',
    '/app/reporting',
    '/app/reporting?year=2026',
  ]
  const employer = { userType: 'employer' } as const

  it('[DASH-1] of the employer is denied to employees, and to employers who have left or are inactive', () => {
    expect(accessOf('dashboard', as(employer))).toBe('open')
    expect(accessOf('dashboard', as({}))).toBe('denied')
    for (const employmentStatus of ['left', 'inactive'] as const)
      expect(accessOf('dashboard', as({ ...employer, employmentStatus }), ...known)).toBe('denied')
  })

  it('[DASH-1] of the employer leads an employer with credits only to the credits', () => {
    for (const employmentStatus of ['left', 'inactive'] as const)
      expect(accessOf('dashboard', as({ ...employer, employmentStatus }), ...known, rich)).toBe('toCredits')
  })

  it('[DASH-1] of the employer is linked to for employers who work there and for nobody else', () => {
    const mayFollow = (...events: readonly DomainEvent[]) => employers.filter(selectMayFollow(given(...events).state))
    expect(mayFollow(as(employer))).toEqual(employers)
    expect(mayFollow()).toEqual([])
    expect(mayFollow(as({}))).toEqual([])
    expect(mayFollow(as({ ...employer, employmentStatus: 'left' }), ...known)).toEqual([])
    expect(mayFollow(as({ ...employer, employmentStatus: 'inactive' }), ...known, rich)).toEqual([])
    expect(selectMayFollow(given(as({})).state)('/app/reportingx')).toBe(true)
  })

  it('[NAV-1] is not linked to where it is hidden', () => {
    const paths = [
      '/app/my-benefits/204',
      '/app/my-total-benefits/',
      '/app/home/life-events/',
      '/app/dashboard/',
      '/app/reporting',
      '/app/home/my-profile/',
      '/',
    ]
    const followed = (...events: readonly DomainEvent[]) => paths.filter(selectMayFollow(given(...events).state))
    expect(followed(as({ userType: 'employer' }))).toEqual(paths)
    expect(followed(as({}))).toEqual(paths.filter((path) => !/dashboard|reporting/.test(path)))
    expect(followed(left, ...known, rich)).toEqual(['/app/home/my-profile/', '/'])
  })
})

describe('what a client switched off', () => {
  const off = (user: Partial<User>, ...codes: readonly string[]) => {
    const client = { ...profile.client, exceptions: codes.map((code) => ({ code, status: true })) }
    return ProfileLoaded({ profile: { ...profileOf(user), client }, termsUpdated: false })
  }
  const employer = { userType: 'employer' } as const
  const all = ['total-benefits', 'life-events', 'approvals', 'benefit-takeup', 'employee-insights', 'reporting']
  const parts = [
    ['total-benefits', 'totalBenefits', ['/app/my-total-benefits/', '/app/my-total-benefits-enhanced/']],
    ['life-events', 'lifeEvents', ['/app/home/life-events/']],
    ['approvals', 'approvals', ['/app/dashboard/approve-selections', '/app/dashboard/approve-selections/201']],
    ['benefit-takeup', 'takeUp', ['/app/dashboard/benefit-takeup?sort=name', '/app/dashboard/benefit-takeup/201']],
    ['employee-insights', 'insights', ['/app/dashboard/employee-insights/', '/app/dashboard/employee-engagement/']],
    ['reporting', 'reports', ['/app/reporting', '/app/reporting?year=2026']],
  ] as const
  const others = ['/app/home/', '/app/my-benefits/', '/app/dashboard/', '/app/employee-data/', '/contact-us/']

  it.each(parts)('[NAV-1] is closed and not linked to, and all else is as before: %s', (code, area, paths) => {
    const { state } = given(off(employer, code))
    expect(selectAccess(state, area)).toBe('switchedOff')
    expect(parts.filter(([, one]) => selectAccess(state, one) === 'open')).toHaveLength(parts.length - 1)
    const every = [...parts.flatMap(([, , found]) => found), ...others]
    expect(every.filter((path) => !selectMayFollow(state)(path))).toEqual(paths)
  })

  it('[NAV-1] is no main link', () => {
    expect(linksOf(off(employer, ...all))).toEqual(['home', 'benefits', 'dashboard'])
  })

  it('[DASH-1] [NAV-1] is denied to whom it is not open anyway, and leads to the credits who has nothing else', () => {
    expect(selectAccess(given(off({}, 'reporting')).state, 'reports')).toBe('denied')
    expect(selectAccess(given().state, 'totalBenefits')).toBe('denied')
    const left = given(off({ employmentStatus: 'left' }, 'total-benefits'), ...known, rich).state
    expect(selectAccess(left, 'totalBenefits')).toBe('toCredits')
  })
})

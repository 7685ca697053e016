import { credits } from '../benefits/credits.ts'
import { eligible } from '../benefits/eligible.ts'
import { selector } from '../kernel/selector.ts'
import { hasLeft, session } from '../session/session.ts'
import { selectCreditsOnly } from './credits-only.ts'
import { selectIsSwitchedOff, type Feature } from './features.ts'

/** A part of the portal with restricted access. */
export type Area = 'benefits' | 'dashboard' | Feature

/** The section that an area belongs to: that of everybody with benefits, or that of employers. */
const sectionOf = (area: Area): 'benefits' | 'dashboard' => {
  switch (area) {
    case 'benefits':
    case 'totalBenefits':
    case 'lifeEvents':
      return 'benefits'
    case 'dashboard':
    case 'approvals':
    case 'takeUp':
    case 'insights':
    case 'reports':
      return 'dashboard'
  }
}

/** What happens when somebody opens such a part. */
export type Access = 'open' | 'waiting' | 'failed' | 'denied' | 'switchedOff' | 'toCredits'

/**
 * Whether a person can see a part: benefits if they have more than credits, the dashboard if they are an employer who still works there.
 * Nobody sees what their client switched off.
 */
export const selectAccess = selector([session, eligible, credits], (state, area: Area): Access => {
  const { now } = state.session
  if (now.kind !== 'signedIn') return 'denied'
  const { user } = now.profile
  switch (selectCreditsOnly(state)) {
    case 'yes':
      return 'toCredits'
    case 'unknown':
      return 'waiting'
    case 'failed':
      return 'failed'
    case 'no':
      if (sectionOf(area) === 'dashboard' && (user.userType !== 'employer' || hasLeft(user))) return 'denied'
      return area !== 'benefits' && area !== 'dashboard' && selectIsSwitchedOff(state, area) ? 'switchedOff' : 'open'
  }
})

export interface NavigationLink {
  readonly key: 'home' | 'benefits' | 'totalBenefits' | 'credits' | 'dashboard'
  readonly path: string
  /** Further addresses of the same section: the link is marked there too. */
  readonly beside?: readonly string[]
  /** Pages below `path` that belong to another section: the link is not marked there. */
  readonly apart?: readonly string[]
}

export const creditsPath = '/app/ccv/manage/'
export const lifeEventsPath = '/app/home/life-events/'
/** The user menu links to it, and is marked there. */
export const profilePath = '/app/home/my-profile/'

/** The main links that a person sees. */
export const selectNavigation = selector([session, eligible, credits], (state): readonly NavigationLink[] => {
  if (state.session.now.kind !== 'signedIn') return []
  const links: NavigationLink[] = [{ key: 'home', path: '/app/home/', apart: [profilePath] }]
  const benefits = selectAccess(state, 'benefits')
  // Credits are one of the benefits, unless a person has nothing else.
  if (benefits === 'open') links.push({ key: 'benefits', path: '/app/my-benefits/', beside: [creditsPath] })
  if (selectAccess(state, 'totalBenefits') === 'open')
    links.push({ key: 'totalBenefits', path: '/app/my-total-benefits/', beside: ['/app/my-total-benefits-enhanced/'] })
  if (benefits === 'toCredits') links.push({ key: 'credits', path: creditsPath })
  if (selectAccess(state, 'dashboard') === 'open')
    links.push({ key: 'dashboard', path: '/app/dashboard/', beside: ['/app/employee-data', '/app/reporting'] })
  return links
})

/** The addresses of the parts. A nested part comes before the one around it. */
const places: readonly (readonly [Area, RegExp])[] = [
  ['totalBenefits', /^\/app\/my-total-benefits/],
  ['lifeEvents', /^\/app\/home\/life-events/],
  ['benefits', /^\/app\/my-benefits/],
  ['approvals', /^\/app\/dashboard\/approve-selections(\/|\?|#|$)/],
  ['takeUp', /^\/app\/dashboard\/benefit-takeup(\/|\?|#|$)/],
  ['insights', /^\/app\/dashboard\/employee-(insights|engagement)(\/|\?|#|$)/],
  ['reports', /^\/app\/reporting(\/|\?|#|$)/],
  ['dashboard', /^\/app\/(dashboard|employee-data)(\/|\?|#|$)/],
]
const areaOf = (path: string): Area | null => places.find(([, place]) => place.test(path))?.[0] ?? null

/** Whether a link, such as a card's, leads to a page that this person can see. */
export const selectMayFollow = selector([session, eligible, credits], (state) => (path: string): boolean => {
  const area = areaOf(path)
  return area === null || selectAccess(state, area) === 'open'
})

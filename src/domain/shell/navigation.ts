import { credits } from '../benefits/credits.ts'
import { eligible } from '../benefits/eligible.ts'
import { selector } from '../kernel/selector.ts'
import { hasLeft, session } from '../session/session.ts'
import { selectCreditsOnly } from './credits-only.ts'
import type { Feature } from './features.ts'
import { selectIsSwitchedOff } from './features.ts'

/** A part of the portal that is not everybody's. */
export type Area = 'benefits' | 'dashboard' | Feature

/** Whose part it is: everybody's with benefits, or an employer's. */
const roomOf = (area: Area): 'benefits' | 'dashboard' => {
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

/** What happens to somebody who opens such a part. */
export type Access = 'open' | 'waiting' | 'failed' | 'denied' | 'switchedOff' | 'toCredits'

/**
 * Whether a person may see a part: benefits while they have more than credits, the dashboard while they
 * are an employer who still works there. What their client switched off is open to nobody.
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
      if (roomOf(area) === 'dashboard' && (user.userType !== 'employer' || hasLeft(user))) return 'denied'
      return area !== 'benefits' && area !== 'dashboard' && selectIsSwitchedOff(state, area) ? 'switchedOff' : 'open'
  }
})

export interface NavigationLink {
  readonly key: 'home' | 'benefits' | 'totalBenefits' | 'credits' | 'dashboard'
  readonly path: string
  /** Pages of the same part at addresses of their own: the link is marked there too. */
  readonly beside?: readonly string[]
  /** Pages below `path` of another part: the link is not marked there. */
  readonly apart?: readonly string[]
}

export const creditsPath = '/app/ccv/manage/'
/** The user menu leads there, and is marked there. */
export const profilePath = '/app/home/my-profile/'

/** Which main links a person sees. */
export const selectNavigation = selector([session, eligible, credits], (state): readonly NavigationLink[] => {
  if (state.session.now.kind !== 'signedIn') return []
  const links: NavigationLink[] = [{ key: 'home', path: '/app/home/', apart: [profilePath] }]
  const benefits = selectAccess(state, 'benefits')
  // Credits are one of the benefits, unless they are all that a person has.
  if (benefits === 'open') links.push({ key: 'benefits', path: '/app/my-benefits/', beside: [creditsPath] })
  if (selectAccess(state, 'totalBenefits') === 'open')
    links.push({ key: 'totalBenefits', path: '/app/my-total-benefits/', beside: ['/app/my-total-benefits-enhanced/'] })
  if (benefits === 'toCredits') links.push({ key: 'credits', path: creditsPath })
  if (selectAccess(state, 'dashboard') === 'open')
    links.push({ key: 'dashboard', path: '/app/dashboard/', beside: ['/app/employee-data', '/app/reporting'] })
  return links
})

/** Where the parts are. A part within another stands before it. */
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

/** Says of a link, such as a card's, whether it leads somewhere that this person may see. */
export const selectMayFollow = selector([session, eligible, credits], (state) => (path: string): boolean => {
  const area = areaOf(path)
  return area === null || selectAccess(state, area) === 'open'
})

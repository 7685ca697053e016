import { credits } from '../benefits/credits.ts'
import { eligible } from '../benefits/eligible.ts'
import { selector } from '../kernel/selector.ts'
import { hasLeft, session } from '../session/session.ts'
import { selectCreditsOnly } from './credits-only.ts'

/** A part of the portal that is not everybody's. */
export type Area = 'benefits' | 'dashboard'

/** What becomes of somebody who comes to such a part. */
export type Access = 'open' | 'waiting' | 'failed' | 'denied' | 'toCredits'

/**
 * Whether a person may see a part (benefits-and-employer §2): benefits while they have more than credits, the dashboard while they
 * are an employer who still works there.
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
      return area === 'benefits' || (user.userType === 'employer' && !hasLeft(user)) ? 'open' : 'denied'
  }
})

export interface NavigationLink {
  readonly key: 'home' | 'benefits' | 'totalBenefits' | 'credits' | 'dashboard'
  readonly path: string
  /** Pages of the same part at addresses of their own: the link is marked there too. */
  readonly beside?: readonly string[]
}

export const creditsPath = '/app/ccv/manage/'

/** Which main links a person sees (benefits-and-employer §2). */
export const selectNavigation = selector([session, eligible, credits], (state): readonly NavigationLink[] => {
  if (state.session.now.kind !== 'signedIn') return []
  const links: NavigationLink[] = [{ key: 'home', path: '/app/home/' }]
  const benefits = selectAccess(state, 'benefits')
  if (benefits === 'open')
    links.push(
      { key: 'benefits', path: '/app/my-benefits/' },
      { key: 'totalBenefits', path: '/app/my-total-benefits/' },
    )
  if (benefits === 'toCredits') links.push({ key: 'credits', path: creditsPath })
  if (selectAccess(state, 'dashboard') === 'open')
    links.push({ key: 'dashboard', path: '/app/dashboard/', beside: ['/app/employee-data', '/app/reporting'] })
  return links
})

const areaOf = (path: string): Area | null => {
  if (/^\/app\/(my-(total-)?benefits|home\/life-events)/.test(path)) return 'benefits'
  return /^\/app\/(dashboard|employee-data|reporting)(\/|\?|#|$)/.test(path) ? 'dashboard' : null
}

/** Says of a link, such as a card's, whether it leads somewhere that this person may see. */
export const selectMayFollow = selector([session, eligible, credits], (state) => (path: string): boolean => {
  const area = areaOf(path)
  return area === null || selectAccess(state, area) === 'open'
})

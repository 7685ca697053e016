import { selector } from '../kernel/selector.ts'
import { session } from '../session/session.ts'

export interface NavigationLink {
  readonly key: 'home' | 'benefits' | 'dashboard'
  readonly path: string
}

/** Which main links a person sees (benefits-and-employer §2). */
export const selectNavigation = selector([session], ({ session: { now } }): readonly NavigationLink[] => {
  if (now.kind !== 'signedIn') return []
  const { userType, employmentStatus } = now.profile.user
  const left = employmentStatus === 'left' || employmentStatus === 'inactive'
  const links: NavigationLink[] = [
    { key: 'home', path: '/app/home/' },
    { key: 'benefits', path: '/app/my-benefits/' },
  ]
  if (userType === 'employer' && !left) links.push({ key: 'dashboard', path: '/app/dashboard/' })
  return links
})

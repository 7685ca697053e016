import { describe, expect, it } from 'vitest'
import { story } from '../kernel/kit.ts'
import { profileOf } from '../samples.ts'
import { ProfileLoaded, session } from '../session/session.ts'
import type { User } from '../session/session.ts'
import { selectNavigation } from './navigation.ts'

const given = story(session)
const linksOf = (user: Partial<User>) =>
  selectNavigation(given(ProfileLoaded({ profile: profileOf(user), termsUpdated: false })).state).map(({ key }) => key)

describe('the main links', () => {
  it('[NAV-1] are none while nobody is signed in', () => {
    expect(selectNavigation(given().state)).toEqual([])
  })

  it('[NAV-1] are home and benefits for an employee', () => {
    expect(linksOf({})).toEqual(['home', 'benefits'])
  })

  it('[NAV-1] hold the dashboard for an employer', () => {
    expect(linksOf({ userType: 'employer' })).toEqual(['home', 'benefits', 'dashboard'])
  })

  it.each(['left', 'inactive'] as const)('[NAV-1] hold no dashboard for an employer who is %s', (employmentStatus) => {
    expect(linksOf({ userType: 'employer', employmentStatus })).toEqual(['home', 'benefits'])
  })
})

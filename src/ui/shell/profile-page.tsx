import { Profile } from '../account/profile.tsx'
import { LifeEventsLink } from '../family/life-events-link.tsx'
import { Family } from '../family/members.tsx'

/** A person's own page, in one script: if its parts loaded separately, each would move the content below it. */
export const ProfilePage = () => (
  <Profile>
    <LifeEventsLink />
    <Family />
  </Profile>
)

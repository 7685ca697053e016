import { Profile } from '../account/profile.tsx'
import { LifeEventsLink } from '../family/life-events-link.tsx'
import { Family } from '../family/members.tsx'

/** A person's own page, in one script: drawn in parts, what is below would move as each of them came. */
export const ProfilePage = () => (
  <Profile>
    <Family />
    <LifeEventsLink />
  </Profile>
)

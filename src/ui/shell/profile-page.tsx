import { selectHousehold } from '../../domain/family/members.ts'
import { isSettled } from '../../domain/kernel/requests/remote.ts'
import { AvatarSection } from '../account/avatar.tsx'
import { Profile } from '../account/profile.tsx'
import { Family } from '../family/members.tsx'
import { useSelect } from '../portal.ts'
import { useOnce } from '../use-once.ts'

/** A person's own page, in one script: if its parts loaded separately, each would move the content below it. */
export const ProfilePage = () => {
  const isFamilyKnown = useOnce(isSettled(useSelect(selectHousehold)))
  return <Profile family={<Family />} picture={<AvatarSection />} waits={!isFamilyKnown} />
}

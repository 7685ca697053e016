import type { Screens } from './state.ts'
import { accessScreens } from './states/access.ts'
import { benefitsScreens } from './states/benefits.ts'
import { contentScreens } from './states/content.ts'
import { employeesScreens } from './states/employees.ts'
import { employerScreens } from './states/employer.ts'
import { familyScreens } from './states/family.ts'
import { homeScreens } from './states/home.ts'
import { profileScreens } from './states/profile.ts'
import { rewardsScreens } from './states/rewards.ts'
import { selectionsScreens } from './states/selections.ts'
import { sessionScreens } from './states/session.ts'

/** Every screen of the portal in its states, in the order of the gallery. */
export const screens: Screens = {
  ...sessionScreens,
  ...accessScreens,
  ...homeScreens,
  ...profileScreens,
  ...familyScreens,
  ...benefitsScreens,
  ...selectionsScreens,
  ...rewardsScreens,
  ...employerScreens,
  ...employeesScreens,
  ...contentScreens,
}

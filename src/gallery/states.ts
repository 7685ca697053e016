import type { Screens } from './state.ts'
import { benefitsScreens } from './states/benefits.ts'

/** Every screen of the portal in its states, in the order of the gallery. */
export const screens: Screens = {
  ...benefitsScreens,
}

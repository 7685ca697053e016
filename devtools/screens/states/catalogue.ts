import type { Failure, OperationId } from './failure.ts'
import { accessScreens } from './screens/access.ts'
import { benefitsScreens } from './screens/benefits.ts'
import { contentScreens } from './screens/content.ts'
import { employeesScreens } from './screens/employees.ts'
import { employerScreens } from './screens/employer.ts'
import { familyScreens } from './screens/family.ts'
import { homeScreens } from './screens/home.ts'
import { manageScreens } from './screens/manage.ts'
import { profileScreens } from './screens/profile.ts'
import { reportsScreens } from './screens/reports.ts'
import { rewardsScreens } from './screens/rewards.ts'
import { secondFactorScreens } from './screens/second-factor.ts'
import { selectionsScreens } from './screens/selections.ts'
import { sessionScreens } from './screens/session.ts'
import { ssoScreens } from './screens/sso.ts'
import { uploadsScreens } from './screens/uploads.ts'
import { accountOf, type Screen, type Screens, type ScreenState } from './state.ts'
import type { Step } from './steps.ts'

/** Every screen of the portal in its states, in the order of the gallery. */
export const screens: Screens = {
  ...sessionScreens,
  ...secondFactorScreens,
  ...ssoScreens,
  ...accessScreens,
  ...homeScreens,
  ...profileScreens,
  ...familyScreens,
  ...benefitsScreens,
  ...selectionsScreens,
  ...manageScreens,
  ...rewardsScreens,
  ...employerScreens,
  ...employeesScreens,
  ...reportsScreens,
  ...uploadsScreens,
  ...contentScreens,
}

/** A state with its place in the catalogue. */
export interface CataloguedState {
  /** `benefits/detail/failed`. */
  readonly id: string
  readonly name: string
  readonly stateName: string
  readonly screen: Screen
  readonly state: ScreenState
  /** The main state of its screen. */
  readonly isMain: boolean
}

/** Every state of every screen. */
export const catalogue: readonly CataloguedState[] = Object.entries(screens).flatMap(([name, screen]) =>
  Object.entries(screen.states).map(([stateName, state], index) => ({
    id: `${name}/${stateName}`,
    name,
    stateName,
    screen,
    state,
    isMain: index === 0,
  })),
)

/** How a user reaches the failure of an operation. */
export interface UserFlow {
  /** The state that shows the failure. */
  readonly id: string
  readonly who: string | null
  readonly at: string
  readonly scenario: ScreenState['scenario']
  /** What the user does before the call. */
  readonly steps: readonly Step[]
  readonly failure: Failure
}

/** The user flow of a state; null if it shows no failure of one operation. */
const flowOf = ({ id, screen, state }: CataloguedState): UserFlow | null =>
  state.fails
    ? {
        id,
        who: accountOf(screen, state),
        at: state.at ?? screen.at,
        scenario: state.scenario,
        steps: state.steps ?? [],
        failure: state.fails,
      }
    : null

/** The user flow of every state that shows the failure of one operation. */
export const userFlows: readonly UserFlow[] = catalogue.flatMap((one) => flowOf(one) ?? [])

/** The user flow to the failure of an operation. Throws if the catalogue has none. */
export const userFlowTo = (operation: OperationId): UserFlow => {
  const flow = userFlows.find(({ failure }) => failure.operation === operation)
  if (!flow) throw new Error(`No state in devtools/screens/states shows how ${operation} fails.`)
  return flow
}

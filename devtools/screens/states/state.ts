import type { Fault } from '../../../mock-server/faults.ts'
import type { ScenarioName } from '../../../mock-server/scenarios/names.ts'
import type { ScenarioParams } from '../../../mock-server/scenarios/params.ts'
import { repeats } from '../../../src/effects/api/repeats.ts'
import type { Failure, OperationId } from './failure.ts'
import type { Step, Target } from './steps.ts'

interface AnyState {
  /** The demo account that is logged in; null for a visitor. Omitted, the screen's. */
  readonly who?: string | null
  /** The address that is opened; omitted, the screen's. */
  readonly at?: string
  readonly scenario?: ScenarioName
  readonly params?: ScenarioParams
  /** Calls that go wrong. */
  readonly faults?: readonly Fault[]
  /** What the user does until the state is reached. */
  readonly steps?: readonly Step[]
  /** The page that the user ends on; omitted, the screen's. */
  readonly leadsTo?: string
  /** A first visit, on which the cookie banner shows. */
  readonly cookies?: 'unanswered'
  /** The only width that has such a state. */
  readonly only?: 'phone' | 'desktop'
}

/** One state of a screen: who opens which address, in which scenario, and what they do there. */
export interface ShownState extends AnyState {
  /** What is in sight once the state is reached. */
  readonly shows: Target
  readonly fails?: never
}

/** A state that shows the failure of one operation: by default a 500, or the refusal of a change. */
export interface FailedState extends AnyState {
  readonly fails: Failure
  /** What is in sight; omitted, the failure's message. */
  readonly shows?: Target
}

export type ScreenState = ShownState | FailedState

/** A page of the portal in its states; the first is the main one. */
export interface Screen {
  /** What the page is for a reader. */
  readonly title: string
  /** The page as `src/ui/shell/pages.tsx` routes it: `/app/my-benefits/:benefitId`. */
  readonly page: string
  readonly who: string | null
  readonly at: string
  readonly states: Readonly<Record<string, ScreenState>>
}

/** Screens by name: `benefits/detail`. */
export type Screens = Readonly<Record<string, Screen>>

/** Longer than anybody looks. */
const FOR_EVER = 86_400_000

/** The host never responds to this operation. */
export const held = (operation: string): Fault => ({ operation, kind: 'delay', delayMs: FOR_EVER })

/** The host fails at this operation. */
export const failing = (operation: string, status = 500): Fault => ({ operation, kind: 'status', status })

/** The connection breaks at this operation. */
export const dropped = (operation: string): Fault => ({ operation, kind: 'drop' })

/** The host refuses this operation with this body. */
export const refusing = (operation: string, status: number, body: unknown): Fault => ({
  operation,
  kind: 'body',
  status,
  body,
})

/** The host responds to this operation with this body: for a case that needs no separate scenario. */
export const responding = (operation: string, body: unknown): Fault => refusing(operation, 200, body)

/** What this tab reads first of what somebody has since changed. */
export const before = (operation: string, body: unknown): Fault => ({ ...responding(operation, body), times: 1 })

/** The account that looks at a state; null for a visitor. */
export const accountOf = (screen: Screen, { who }: ScreenState): string | null => (who === undefined ? screen.who : who)

/** After a 500 it is unknown if the host made a change, so a state that shows a failed change uses a refusal instead [‘A change can have an unknown result’]. */
const statusOf = (operation: OperationId): number =>
  ['same', 'twice'].includes(repeats[operation] ?? 'reads') ? 422 : 500

/** The faults of a state. */
export const faultsOf = ({ faults, fails }: ScreenState): readonly Fault[] =>
  faults ?? (fails ? [failing(fails.operation, statusOf(fails.operation))] : [])

/** Everything that the user does to reach a state. */
export const stepsOf = ({ steps = [], fails }: ScreenState): readonly Step[] => [...steps, ...(fails?.call ?? [])]

/** What is in sight once a state is reached; null for a failure that shows nothing. */
export const targetOf = ({ shows, fails }: ScreenState): Target | null => shows ?? fails?.message ?? null

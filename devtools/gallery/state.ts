import type { ScenarioName } from '../../mock-server/scenarios/names.ts'
import type { Fault } from '../../mock-server/faults.ts'
import type { ScenarioParams } from '../../mock-server/scenarios/params.ts'
import type { Step, Target } from './steps.ts'

/**
 * One state of a screen in the words of the mock: who looks at which address of a world in which scenario, which calls go wrong, and
 * what the person does until it stands there.
 */
export interface ScreenState {
  /** The demo account that is signed in; null for a visitor. Left out, the screen's. */
  readonly who?: string | null
  /** The address that is opened; left out, the screen's. */
  readonly at?: string
  readonly scenario?: ScenarioName
  readonly params?: ScenarioParams
  readonly faults?: readonly Fault[]
  readonly steps?: readonly Step[]
  /** What is in sight once the state is reached. */
  readonly shows: Target
  /** The page on which the person stands then; left out, the screen's. */
  readonly leadsTo?: string
  /** A visitor of the first time, to whom the cookies are offered. */
  readonly cookies?: 'unanswered'
  /** The one width at which there is such a state. */
  readonly only?: 'phone' | 'desktop'
}

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

/** Screens by their slug. */
export type Screens = Readonly<Record<string, Screen>>

/** Longer than anybody looks. */
const FOR_EVER = 86_400_000

/** The host never answers this operation. */
export const held = (operation: string): Fault => ({ operation, kind: 'delay', delayMs: FOR_EVER })

/** The host cannot answer this operation. */
export const failing = (operation: string, status = 500): Fault => ({ operation, kind: 'status', status })

/** The connection breaks at this operation. */
export const dropped = (operation: string): Fault => ({ operation, kind: 'drop' })

/** The host refuses this operation with these words. */
export const refusing = (operation: string, status: number, body: unknown): Fault => ({
  operation,
  kind: 'body',
  status,
  body,
})

/** The host answers this operation with this: a case for which no scenario is worth its name. */
export const answering = (operation: string, body: unknown): Fault => refusing(operation, 200, body)

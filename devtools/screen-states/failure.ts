import type { operations } from '../../src/effects/api/generated/operations.ts'
import type { Wording } from './responses.ts'
import type { Step, Target } from './steps.ts'

/** Any operation of either host. */
export type OperationId = keyof typeof operations

/** Why a change is shown although its response was lost. */
export const foundAgain = 'decision 95: what was read again shows that it was made'

/** A case that shows in another way than the operation's other failures, and why. */
export interface Difference {
  /** The sentence that shows; null where none may. Omitted, the state's own wording. */
  readonly says?: string | null
  readonly message?: Target
  /** The path to which the user is taken; omitted, they stay where they are. */
  readonly leadsTo?: string
  /** The screen cannot be used any further: the next case opens it again. */
  readonly ends?: true
  /** What is in sight then, instead of what the failure `keeps`. */
  readonly shows?: Target
  /** The requirement or the decision record that asks for it. */
  readonly because: string
}

/** How one operation is called, and what must be true when it fails. */
interface AnyFailure {
  readonly operation: OperationId
  /** What calls the operation once the state's steps are done; omitted where opening the address does. */
  readonly call?: readonly Step[]
  /**
   * How the user retries: 'Retry' in the message if opening the address makes the call, else the same call. `reopen` if the screen
   * deliberately has no retry, and the address is opened again.
   */
  readonly again?: readonly Step[] | 'reopen'
  /** What stays in sight. Fields keep their values without being named. */
  readonly keeps?: readonly Target[]
  /** By case (`409 cost-changed`), by status (`409`) or by what the portal makes of the response (`undecodable`). */
  readonly differs?: Readonly<Record<string, Difference>>
  /** How a change that the host made is shown once it has been read again, after its response was lost. */
  readonly found?: Difference
  /** Fields, by id, that are emptied on purpose: when the host has refused their values, has responded at all, or as soon as they are sent. */
  readonly clears?: {
    readonly fields: readonly string[]
    readonly once: 'refused' | 'responded' | 'sent'
    readonly because: string
  }
  /** Why the portal repeats the call without the user, though it is no GET. */
  readonly repeats?: string
  /** Milliseconds after which the client gives up; 30,000 when omitted. */
  readonly timesOutAfter?: number
  /** What shows once the operation succeeds at last. */
  readonly recovers: Target
}

/** A failure with a message. */
export interface ShownFailure extends AnyFailure {
  /** Where the message shows. */
  readonly message: Target
  /** The screen's own sentences, where they are not the portal's usual ones. */
  readonly wording?: {
    readonly of: Wording
    readonly because: string
    /** Its words are also for a change of unknown result: those of all screens do not show. */
    readonly coversUnknown?: true
  }
  readonly silent?: never
}

/** A failure of which nothing shows, and why. */
export interface SilentFailure extends AnyFailure {
  readonly silent: string
  readonly message?: never
}

/** The failure of one operation, as a state shows it with one fault and the fault-injection suite with every other. */
export type Failure = ShownFailure | SilentFailure

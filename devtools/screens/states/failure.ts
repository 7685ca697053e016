import type { operations } from '../../../src/effects/api/generated/operations.ts'
import type { Wording } from './responses.ts'
import type { Step, Target } from './steps.ts'

/** Any operation of either host. */
export type OperationId = keyof typeof operations

/** The reason to show a change although its response was lost. */
export const foundAgain = '‘A change can have an unknown result’: what was read again shows that it was made'

/** A case that differs from the operation's other failures, and why. */
export interface Difference {
  /** The sentence that shows; null if none may. Omitted, the state's own wording. */
  readonly says?: string | null
  readonly message?: Target
  /** The path to which the user is taken; omitted, they stay where they are. */
  readonly leadsTo?: string
  /** The screen cannot be used any further: the next case opens it again. */
  readonly ends?: true
  /** What is in sight instead of what the failure `keeps`. */
  readonly shows?: Target
  /** The requirement or the decision record that asks for it. */
  readonly because: string
}

/** How one operation is called, and what must be true when it fails. */
interface AnyFailure {
  readonly operation: OperationId
  /** What calls the operation once the state's steps are done; omitted if opening the address does. */
  readonly call?: readonly Step[]
  /**
   * How the user retries: 'Retry' in the message if opening the address makes the call, else the same call. `reopen` if the screen
   * deliberately has no retry, and the address is opened again.
   */
  readonly again?: readonly Step[] | 'reopen'
  /** What stays in sight. Fields keep their values without being named. */
  readonly keeps?: readonly Target[]
  /** By case (`409 cost-changed`), by status (`409`) or by how the portal reads the response (`undecodable`). */
  readonly differs?: Readonly<Record<string, Difference>>
  /** How a change shows that the host made, but whose response was lost, once the portal has read it again. */
  readonly found?: Difference
  /** Fields, by id, that are emptied on purpose: when the host has refused their values, has responded at all, or as soon as they are sent. */
  readonly clears?: {
    readonly fields: readonly string[]
    readonly once: 'refused' | 'responded' | 'sent'
    readonly because: string
  }
  /** Why the portal repeats the call automatically, although it is not a GET. */
  readonly repeats?: string
  /** Milliseconds after which the client gives up; 30,000 when omitted. */
  readonly timesOutAfter?: number
  /** What shows once the operation succeeds. */
  readonly recovers: Target
}

/** A failure with a message. */
export interface ShownFailure extends AnyFailure {
  /** Where the message shows. */
  readonly message: Target
  /** The screen's own sentences, if they are not the portal's usual ones. */
  readonly wording?: {
    readonly of: Wording
    readonly because: string
    /** Its words also cover a change whose result is unknown, and replace the portal's usual ones for that. */
    readonly coversUnknown?: true
  }
  readonly silent?: never
}

/** A failure that shows nothing, and why. */
export interface SilentFailure extends AnyFailure {
  readonly silent: string
  readonly message?: never
}

/** The failure of one operation, as a state shows it with one fault and the fault-injection suite with every other. */
export type Failure = ShownFailure | SilentFailure

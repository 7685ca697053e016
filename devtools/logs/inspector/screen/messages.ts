import type { Slices } from '../../engine/protocol.ts'

/** The inspector to the frame in which it draws a screen. */
export interface ToScreen {
  readonly kind: 'show'
  /** All slices the first time; then those that may have changed. */
  readonly slices: Slices
  /** Path and query, such as `/app/home/`. */
  readonly address: string
  /** When the event happened, ms since 1970: the portal's current time. */
  readonly at: number
  /** When the visit began, ms since 1970. */
  readonly startedAt: number
  /** Draws from this state alone: local state of the screen before is discarded. */
  readonly afresh?: true
}

/** The frame to the inspector. */
export type FromScreen =
  | { readonly kind: 'ready' }
  /** The user tried something on the screen that would have sent or changed something. */
  | { readonly kind: 'refused'; readonly what: string }

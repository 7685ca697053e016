/** The inspector to the frame in which it draws a screen. */
export interface ToScreen {
  readonly kind: 'show'
  readonly state: Readonly<Record<string, unknown>>
  /** Path and query, such as `/app/home/`. */
  readonly address: string
  /** When the event happened, ms since 1970: what the portal would take for now. */
  readonly at: number
}

/** The frame to the inspector. */
export type FromScreen =
  | { readonly kind: 'ready' }
  /** A person tried something on the screen that would have sent or changed something. */
  | { readonly kind: 'refused'; readonly what: string }

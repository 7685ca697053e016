// Records that a scheme publishes to everybody.

/** A card of the home page. */
export interface Card {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: string
  readonly icon: string
  readonly priority: 'urgent' | 'normal'
}

/** A banner of the home page. */
export interface Banner {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly imageUrl: string | null
  readonly link: string | null
}

/** A text that everybody can read; `id` is the last part of its path. */
export interface Policy {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly version: string
}

import type { ComponentType } from 'react'

/** Components of the kit in one of their states. */
export interface Specimen {
  readonly slug: string
  readonly title: string
  /** Drawn as a whole page rather than in a frame. */
  readonly look?: 'page'
  readonly draw: ComponentType
}

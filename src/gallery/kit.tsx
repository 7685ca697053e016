import type { ComponentType } from 'react'

/** Components of the kit in one of their states. */
export interface Specimen {
  readonly slug: string
  readonly title: string
  /** Drawn as a whole page rather than in a frame. */
  readonly look?: 'page'
  readonly draw: ComponentType
}

/** Every specimen, in the order of the gallery. */
export const specimens: readonly Specimen[] = []

export const findSpecimen = (slug: string): Specimen | null => specimens.find((one) => one.slug === slug) ?? null

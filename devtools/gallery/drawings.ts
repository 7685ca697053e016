import type { ComponentType } from 'react'
import { chartSpecimens } from './kit/charts.tsx'
import { chromeSpecimens } from './kit/chrome.tsx'
import { factSpecimens } from './kit/facts.tsx'
import { feedbackSpecimens } from './kit/feedback.tsx'
import { fieldSpecimens } from './kit/fields.tsx'
import { formSpecimens } from './kit/forms.tsx'
import { overlaySpecimens } from './kit/overlays.tsx'
import { proseSpecimens } from './kit/prose.tsx'
import type { SpecimenSlug } from './specimens.ts'
import { specimenTitles } from './specimens.ts'

/** Components of the kit in some of their states. */
export interface Specimen {
  readonly title: string
  /** Whether it is a whole page by itself. */
  readonly isPage: boolean
  readonly draw: ComponentType
}

/** What draws each specimen. */
export const drawings: Readonly<Record<SpecimenSlug, ComponentType>> = {
  ...formSpecimens,
  ...fieldSpecimens,
  ...feedbackSpecimens,
  ...overlaySpecimens,
  ...factSpecimens,
  ...chartSpecimens,
  ...proseSpecimens,
  ...chromeSpecimens,
}

const isSpecimen = (slug: string): slug is SpecimenSlug => slug in specimenTitles

/** The specimen of this slug, or null. */
export const findSpecimen = (slug: string): Specimen | null =>
  isSpecimen(slug) ? { title: specimenTitles[slug], isPage: slug in chromeSpecimens, draw: drawings[slug] } : null

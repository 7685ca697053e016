import { chartSpecimens } from './kit/charts.tsx'
import { chromeSpecimens } from './kit/chrome.tsx'
import { factSpecimens } from './kit/facts.tsx'
import { feedbackSpecimens } from './kit/feedback.tsx'
import { fieldSpecimens } from './kit/fields.tsx'
import { formSpecimens } from './kit/forms.tsx'
import { overlaySpecimens } from './kit/overlays.tsx'
import { proseSpecimens } from './kit/prose.tsx'
import type { Specimen } from './specimen.ts'

/** Every specimen, in the order of the gallery. */
export const specimens: readonly Specimen[] = [
  ...formSpecimens,
  ...fieldSpecimens,
  ...feedbackSpecimens,
  ...overlaySpecimens,
  ...factSpecimens,
  ...chartSpecimens,
  ...proseSpecimens,
  ...chromeSpecimens,
]

export const findSpecimen = (slug: string): Specimen | null => specimens.find((one) => one.slug === slug) ?? null

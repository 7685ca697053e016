import type { BenefitId } from '../../domain/benefits/benefit.ts'
import type { Step } from '../../domain/benefits/wizard.ts'

/** The address of a step of choosing a benefit; '' for the step that comes next. */
export const stepAddress = (benefitId: BenefitId, step: Step | ''): string =>
  `/app/my-benefits/${encodeURIComponent(benefitId)}/setup/${step}`

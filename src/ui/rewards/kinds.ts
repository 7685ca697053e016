import type { BenefitCosts, CostLine } from '../../domain/rewards/costs.ts'
import { byGroup } from '../../domain/rewards/costs.ts'
import { rewardsText } from '../text/rewards.ts'

/** The kinds of benefit by name: hosts need not send one. A single kind says nothing that the total does not. */
export const kindsOf = (benefits: readonly BenefitCosts[]): readonly CostLine[] =>
  byGroup(benefits).map((kind) => ({ ...kind, name: kind.name === '' ? rewardsText.total.otherKind : kind.name }))

import { byGroup, type BenefitCosts, type CostGroup } from '../../domain/rewards/costs.ts'
import { rewardsText } from '../text/rewards.ts'

/** The costs of each kind of benefit, with a general name for unnamed kinds. Use two or more: one kind says no more than the total. */
export const kindsOf = (benefits: readonly BenefitCosts[]): readonly CostGroup[] =>
  byGroup(benefits).map((kind) => ({ ...kind, name: kind.name === '' ? rewardsText.total.otherKind : kind.name }))

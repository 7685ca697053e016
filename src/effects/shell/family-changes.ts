import { from } from 'rxjs'
import { BenefitId } from '../../domain/benefits/benefit.ts'
import { SelectionRequested } from '../../domain/benefits/setup.ts'
import { FamilyMemberAdded, FamilyMemberChanged } from '../../domain/family/member.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** The family decides who can be covered: reads every open choice again. */
export const followFamily = portalEffect({
  name: 'familyChanges.follow',
  on: [FamilyMemberAdded, FamilyMemberChanged],
  policy: 'everyOne',
  emits: [SelectionRequested],
  run: (_, __, state) =>
    from(
      Object.keys(state().setup.setups).flatMap((benefitId) =>
        BenefitId.is(benefitId) ? [SelectionRequested({ benefitId })] : [],
      ),
    ),
})

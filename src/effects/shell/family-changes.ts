import { from } from 'rxjs'
import { BenefitId } from '../../domain/benefits/benefit.ts'
import { SelectionRequested } from '../../domain/benefits/setup.ts'
import { FamilyMemberAdded, FamilyMemberChanged } from '../../domain/family/member.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** Who may be covered follows the household: every choice that was looked at is read again. */
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

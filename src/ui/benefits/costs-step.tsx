import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectCosts } from '../../domain/benefits/quoting.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { continueFromCosts } from '../../domain/benefits/steps.ts'
import { selectSetup } from '../../domain/benefits/setup.ts'
import { selectSending } from '../../domain/benefits/submission.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { DescriptionList } from '../components/content/description-list.tsx'
import { Banner } from '../components/feedback/banner.tsx'
import { Card } from '../components/layout/card.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { selectionsText } from '../text/selections.ts'
import { timeFacts } from './choice-facts.tsx'
import { useAdvance, WizardStep } from './wizard-step.tsx'

/** The first step of a benefit with nothing to choose: its cost; only the current cost allows Continue. */
export const CostsStep = ({ benefitId }: { benefitId: BenefitId }) => {
  const { busy } = useSelect(selectCosts, benefitId)
  const setup = valueOf(useSelect(selectSetup, benefitId))
  const detail = valueOf(useSelect(selectBenefit, benefitId))
  const sending = useSelect(selectSending, benefitId)
  const dispatch = useDispatch()
  const advance = useAdvance(benefitId, 'costs')
  if (!setup || !detail) return null
  return (
    <WizardStep
      benefitId={benefitId}
      step="costs"
      problems={sending?.kind === 'costOutdated' && <Banner tone="warning">{selectionsText.review.outdated}</Banner>}
      next={{
        label: selectionsText.actions.next,
        busy: { label: selectionsText.cost.calculating, active: busy },
      }}
      onNext={() => advance(dispatch(continueFromCosts, benefitId))}
    >
      <Card>
        <DescriptionList
          layout="stacked"
          facts={[
            ...(detail.covers === '' ? [] : [{ term: selectionsText.review.covered, detail: detail.covers }]),
            ...timeFacts(setup, detail),
          ]}
        />
      </Card>
    </WizardStep>
  )
}

import { css } from '@linaria/core'
import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectBenefit } from '../../domain/benefits/detail.ts'
import { acceptBenefitTerms, benefitTermsForm, selectTermsText } from '../../domain/benefits/steps.ts'
import { selectSending } from '../../domain/benefits/submission.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Checkbox } from '../components/inputs/checkbox.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { useDispatch, useForm, useSelect } from '../portal.ts'
import { benefitsText } from '../text/benefits.ts'
import { selectionsText } from '../text/selections.ts'
import { formText } from '../text/forms.ts'
import { TermsText } from './benefit-terms.tsx'
import { useAdvance, WizardStep } from './wizard-step.tsx'

const words = selectionsText.terms

const box = css`
  max-block-size: min(26rem, 55dvh);
  padding: var(--space-5);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  & > h2 {
    margin-block-end: var(--space-3);
  }
`

/** The id of the first text, to which the error links until the terms can be accepted. */
const TEXT = 'benefit-terms-text'

/** The terms, read and accepted here before submission. */
export const TermsStep = ({ benefitId }: { benefitId: BenefitId }) => {
  const terms = valueOf(useSelect(selectBenefit, benefitId))?.terms ?? []
  const sending = useSelect(selectSending, benefitId)
  const dispatch = useDispatch()
  const advance = useAdvance(benefitId, 'terms')
  const { bind, submitted } = useForm(benefitTermsForm(benefitId))
  const accepted = bind('accepted')
  const standing = useSelect(selectTermsText, benefitId)
  // Once the text has loaded, it can be accepted.
  const error = accepted.problem === 'termsNotShown' && standing === 'shown' ? null : formText(accepted.problem)
  return (
    <WizardStep
      benefitId={benefitId}
      step="terms"
      problems={
        <>
          <ErrorSummary
            title={selectionsText.setup.errorTitle}
            submission={submitted}
            problems={[{ fieldId: standing === 'shown' ? 'benefit-terms-accepted' : TEXT, message: error }]}
          />
          {sending?.kind === 'termsOutdated' && <Banner tone="warning">{words.outdated}</Banner>}
        </>
      }
      next={{
        label: selectionsText.actions.next,
        busy: { label: benefitsText.terms.loading, active: standing === 'coming' },
      }}
      onNext={() => advance(dispatch(acceptBenefitTerms, benefitId))}
    >
      <p>{words.lead}</p>
      {terms.map(({ id, title }, index) => (
        <div key={id} id={index === 0 ? TEXT : undefined} className={box} tabIndex={0} role="region" aria-label={title}>
          <h2>{title}</h2>
          <TermsText benefitId={benefitId} termsId={id} />
        </div>
      ))}
      <Checkbox
        id="benefit-terms-accepted"
        label={words.read}
        required
        checked={accepted.control.value === 'yes'}
        disabled={standing !== 'shown'}
        onChange={(checked) => accepted.control.onChange(checked ? 'yes' : '')}
        error={error}
      />
    </WizardStep>
  )
}

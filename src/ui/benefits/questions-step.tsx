import type { BenefitId } from '../../domain/benefits/benefit.ts'
import { selectChoice } from '../../domain/benefits/choices.ts'
import { selectQuestions } from '../../domain/benefits/medical-questions.ts'
import { continueWithoutAnswers } from '../../domain/benefits/steps.ts'
import { openPanel } from '../../domain/shell/panels.ts'
import { Banner } from '../components/feedback/banner.tsx'
import { Button } from '../components/actions/button.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { selectionsText } from '../text/selections.ts'
import { formatValue, valueInWords } from './values.ts'
import { useAdvance, WizardStep } from './wizard-step.tsx'

const words = selectionsText.questions

/** Cover above the free cover limit: answer the questions now, or cover stays at the limit until they are answered. */
export const QuestionsStep = ({ benefitId }: { benefitId: BenefitId }) => {
  const choice = useSelect(selectChoice, benefitId)
  const { completed } = useSelect(selectQuestions, benefitId)
  const dispatch = useDispatch()
  const employer = useEmployer()
  const advance = useAdvance(benefitId, 'questions')
  const value = choice?.fields.find(({ field }) => field.name === 'value')
  if (!choice || !value) return null
  const free = formatValue(choice.setup.freeCoverLimit ?? 0, value.field.unit)
  const goOn = () => advance(dispatch(continueWithoutAnswers, benefitId))
  return (
    <WizardStep
      benefitId={benefitId}
      step="questions"
      next={completed ? { label: selectionsText.actions.next } : { label: words.skip(free), variant: 'secondary' }}
      onNext={goOn}
    >
      {completed && <Banner tone="success">{words.completed}</Banner>}
      <div style={{ display: 'grid', gap: 'var(--space-4)', maxInlineSize: 'var(--measure)' }}>
        {!completed && (
          <>
            <p>{words.lead(valueInWords(value), free)}</p>
            <p>{words.capped(free)}</p>
          </>
        )}
        <p>{words.private(employer)}</p>
        <div>
          <Button
            variant={completed ? 'secondary' : 'primary'}
            onPress={() => void dispatch(openPanel, { panel: 'medical-questions', subject: benefitId })}
          >
            {completed ? words.again : words.open}
          </Button>
        </div>
      </div>
    </WizardStep>
  )
}

import { useEffect, useRef } from 'react'
import { BenefitId } from '../../domain/benefits/benefit.ts'
import { questionsForm, saveAnswers, selectQuestions } from '../../domain/benefits/medical-questions.ts'
import { selectFailures, selectSending } from '../../domain/benefits/submission.ts'
import { closePanel } from '../../domain/shell/panels.ts'
import { Button } from '../components/actions/button.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { RadioGroup } from '../components/inputs/radio-group.tsx'
import { SidePanel } from '../components/overlays/side-panel.tsx'
import { TextArea } from '../components/inputs/text-area.tsx'
import { useDispatch, useForm, usePortal, useSelect } from '../portal.ts'
import { useEmployer } from '../use-employer.ts'
import { stack } from '../shell/stack.ts'
import { selectionsText, setupProblemText } from '../text/selections.ts'
import { useLeaveWarning } from '../use-leave-warning.ts'
import { WriteFailure } from '../shell/write-failure.tsx'

const words = selectionsText.questions
const fieldId = (id: string): string => `medical-${id}`
const wordsFor = (problem: string | null, number: number): string | null => {
  if (problem === null) return null
  return problem === 'yesOrNo' ? words.answerOne(number) : words.answerWords(number)
}

const Questions = ({ benefitId, isOpen }: { benefitId: BenefitId; isOpen: boolean }) => {
  const { questions, typed } = useSelect(selectQuestions, benefitId)
  const sending = useSelect(selectSending, benefitId)
  const failures = useSelect(selectFailures)
  const { state } = usePortal()
  const dispatch = useDispatch()
  const employer = useEmployer()
  const { bind, problems, submitted } = useForm(questionsForm(state(), benefitId))
  const isSending = sending?.kind === 'answers'
  const wasSending = useRef(false)
  useEffect(() => {
    // A person can answer again, so completed questions do not prove that these answers arrived.
    if (wasSending.current && sending === null) dispatch(closePanel, undefined)
    wasSending.current = isSending
  }, [isSending, sending, dispatch])
  // Answers are not stored: a reload would lose them.
  useLeaveWarning(typed)
  return (
    <SidePanel
      isOpen={isOpen}
      title={words.panel}
      locked={isSending}
      onClose={() => void dispatch(closePanel, undefined)}
      actions={
        <Button
          onPress={() => void dispatch(saveAnswers, benefitId)}
          busy={{ label: words.sending, active: isSending }}
        >
          {words.save}
        </Button>
      }
    >
      <div className={stack} style={{ marginBlockStart: 0 }}>
        <ErrorSummary
          title={selectionsText.setup.errorTitle}
          submission={submitted}
          problems={questions.map(({ id }, index) => ({
            fieldId: fieldId(id),
            message: wordsFor(problems[id] ?? null, index + 1),
          }))}
        />
        {sending?.kind === 'answersFailed' && (
          <WriteFailure
            key={failures}
            problem={sending.problem}
            failed={words.failed}
            unconfirmed={words.unconfirmed}
            because={<p>{setupProblemText(sending.problem)}</p>}
          />
        )}
        <p>{words.private(employer)}</p>
        {questions.map(({ id, question, kind }, index) => {
          const { control, problem } = bind(id)
          return kind === 'yes-no' ? (
            <RadioGroup
              key={id}
              id={fieldId(id)}
              legend={words.numbered(index + 1, question)}
              options={[
                { value: 'yes', label: words.yes },
                { value: 'no', label: words.no },
              ]}
              value={control.value}
              onChange={control.onChange}
              error={wordsFor(problem, index + 1)}
            />
          ) : (
            <TextArea
              key={id}
              id={fieldId(id)}
              label={words.numbered(index + 1, question)}
              requirement="required"
              width="full"
              rows={4}
              {...control}
              error={wordsFor(problem, index + 1)}
            />
          )
        })}
      </div>
    </SidePanel>
  )
}

/** Medical questions of a benefit [SEL-4]. */
export const MedicalQuestionsPanel = ({ subject, isOpen }: { subject: string; isOpen: boolean }) =>
  BenefitId.is(subject) ? <Questions benefitId={subject} isOpen={isOpen} /> : null

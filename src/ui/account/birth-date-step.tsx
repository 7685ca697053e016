import { birthDateForm, earliestBirthYear } from '../../domain/account/birth-date.ts'
import { dateBoxId, DateInput } from '../components/inputs/date-input.tsx'
import { useForm } from '../portal.ts'
import { accountText } from '../text/account.ts'
import { dateText, wrongPart, type DateWords } from '../text/dates.ts'
import { StepForm, type StepProps } from './step-form.tsx'

const id = 'birth-date'

interface BirthDateStepProps extends StepProps {
  /** The messages of this page for an empty date, an invalid date and a date that the host refused. */
  readonly words: DateWords & { readonly refused: string }
  readonly thisYear: number
}

/** The step that identifies a person by their date of birth. */
export const BirthDateStep = ({ words, thisYear, busy, ...step }: BirthDateStepProps) => {
  const { bind, submitted } = useForm(birthDateForm)
  const date = bind('date')
  const error = date.problem === 'dateRefused' ? words.refused : dateText(date.problem, words)
  const wrong = wrongPart(date.problem)
  return (
    <StepForm
      {...step}
      busy={{ label: accountText.common.checking, active: busy }}
      submission={submitted}
      problems={[{ fieldId: dateBoxId(id, wrong ?? 'day'), message: error }]}
    >
      <DateInput
        id={id}
        label={accountText.date.label}
        autoComplete="bday"
        requirement="required"
        years={{ min: earliestBirthYear, max: thisYear }}
        thisYear={thisYear}
        {...date.control}
        error={error}
        wrong={wrong}
      />
    </StepForm>
  )
}

import type { MemberField } from '../../domain/family/member-form.ts'
import { earliestYear, memberFormOf } from '../../domain/family/member-form.ts'
import { DateInput, dateBoxId } from '../components/inputs/date-input.tsx'
import { ErrorSummary } from '../components/inputs/error-summary.tsx'
import { RadioGroup } from '../components/inputs/radio-group.tsx'
import { TextField } from '../components/inputs/text-field.tsx'
import { useForm } from '../portal.ts'
import { wrongPart } from '../text/dates.ts'
import { familyDateText, familyFieldText, familyText } from '../text/family.ts'

const words = familyText.form

const inOrder = [
  'title',
  'firstName',
  'surname',
  'sex',
  'relationship',
  'education',
  'educationEnds',
  'dateOfBirth',
] as const satisfies readonly MemberField[]

const idOf = (field: MemberField): string => `family-${field}`

const boxOf = (field: MemberField, problem: string | null): string =>
  dateBoxId(idOf(field), wrongPart(problem) ?? 'day')

const sentenceOf = (field: MemberField, problem: string | null): string | null => {
  if (field === 'dateOfBirth') return familyDateText.birth(problem)
  if (field === 'educationEnds') return familyDateText.educationEnds(problem)
  return familyFieldText(problem)
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const sexes = optionsOf(familyText.members.sexes)
const relationships = optionsOf(familyText.members.relationship)
const answers = optionsOf({ yes: words.yes, no: words.no })

interface MemberFieldsProps {
  readonly subject: string
  readonly asksEducationEnd: boolean
  /** A partner's education has to be entered again, because the host does not return it. */
  readonly asksAgain: boolean
  readonly year: number
}

/** The fields of the family member form, with the error summary. */
export const MemberFields = ({ subject, asksEducationEnd, asksAgain, year }: MemberFieldsProps) => {
  const { bind, submitted, problems } = useForm(memberFormOf(subject))
  const shown = inOrder.filter((field) => field !== 'educationEnds' || asksEducationEnd)
  const bound = (field: MemberField) => {
    const { control, problem } = bind(field)
    return {
      id: idOf(field),
      ...control,
      error: sentenceOf(field, problem),
      requirement: 'required' as const,
    }
  }
  const pairOf = (field: MemberField) => {
    const { control, problem } = bind(field)
    const { value, onChange } = control
    return { id: idOf(field), value, onChange, error: sentenceOf(field, problem), layout: 'pair' as const }
  }
  const dateOf = (field: MemberField) => ({ ...bound(field), wrong: wrongPart(bind(field).problem), thisYear: year })
  return (
    <>
      <ErrorSummary
        title={words.problems}
        submission={submitted}
        problems={shown.map((field) => {
          const problem = problems[field] ?? null
          const isDate = field === 'dateOfBirth' || field === 'educationEnds'
          return { fieldId: isDate ? boxOf(field, problem) : idOf(field), message: sentenceOf(field, problem) }
        })}
      />
      <TextField {...bound('title')} label={words.title} hint={words.titleHint} width="short" autoComplete="off" />
      <TextField {...bound('firstName')} label={words.firstName} autoComplete="off" />
      <TextField {...bound('surname')} label={words.surname} autoComplete="off" />
      <RadioGroup {...pairOf('sex')} legend={words.sex} options={sexes} />
      <RadioGroup {...pairOf('relationship')} legend={words.relationship} options={relationships} />
      <RadioGroup
        {...pairOf('education')}
        legend={words.education}
        hint={asksAgain ? words.educationAgain : words.educationHint}
        options={answers}
      />
      {asksEducationEnd && (
        <DateInput {...dateOf('educationEnds')} label={words.educationEnds} hint={words.educationEndsHint} />
      )}
      <DateInput {...dateOf('dateOfBirth')} label={words.dateOfBirth} years={{ min: earliestYear, max: year }} />
    </>
  )
}

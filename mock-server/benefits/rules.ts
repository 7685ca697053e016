import type { Choice, Limits, OfferField } from '../world/offer.ts'
import { fieldsOf, limitsOf } from '../world/pricing.ts'
import type { Subject } from './household.ts'

/** Sentences by the name of a field. */
export type Problems = Readonly<Record<string, readonly string[]>>

/** The sentence of a value outside its limits. */
export const limitsSentence = ({ min, max }: Limits): string =>
  `Please enter a value between ${min} and ${max ?? 999999.9}`

/** Whether a field cannot be changed at present. */
export const isLocked = ({ lockedWhileHeld }: OfferField, { selection }: Subject): boolean =>
  lockedWhileHeld && selection?.status === 'approved'

/** Values that a portal that read the set-up would never send: unknown fields and people, and changes of locked fields. */
export const strangeProblems = (subject: Subject, choice: Choice): Problems => {
  const { benefit, candidates, selection } = subject
  const problems: Record<string, string[]> = {}
  for (const [name, value] of Object.entries(choice.values)) {
    const field = benefit.offer.fields.find((one) => one.name === name)
    if (!field) problems[name] = [`${benefit.name} has no field '${name}'`]
    else if (isLocked(field, subject) && selection?.values && selection.values.values[name] !== value)
      problems[name] = [`${field.label} can’t be changed right now`]
    else if (field.kind === 'choice' && !field.options.some((option) => option.value === value))
      problems[name] = [field.validationMessage]
  }
  const strangers = choice.people.filter((id) => !candidates.some((one) => one.id === id && one.eligible))
  const { maximumPeople } = benefit.offer
  if (strangers.length > 0)
    problems['people'] = strangers.map(
      (id) => candidates.find((one) => one.id === id)?.reason ?? 'This benefit can’t cover one of the people you added',
    )
  else if (maximumPeople !== null && choice.people.length > maximumPeople)
    problems['people'] = [maximumPeople === 1 ? 'You can add 1 person' : `You can add up to ${maximumPeople} people`]
  return problems
}

const isWhole = (steps: number): boolean => Math.abs(steps - Math.round(steps)) < 1e-9

const problemOf = (field: OfferField, value: number | string | undefined, limits: Limits | null): string | null => {
  if (value === undefined || value === '') return field.validationMessage
  if (field.kind === 'choice') return null
  if (typeof value !== 'number') return field.validationMessage
  const { min, max, step } = limits ?? { min: field.minimum ?? 0, max: field.maximum, step: field.stepSize ?? 1 }
  if (value < min || (max !== null && value > max)) return limitsSentence({ min, max, step })
  return isWhole((value - (field.minimum ?? 0)) / step) ? null : field.validationMessage
}

/** Values that are missing or outside their limits. */
export const valueProblems = ({ benefit: { offer }, candidates }: Subject, choice: Choice): Problems =>
  Object.fromEntries(
    fieldsOf(offer, choice, candidates).flatMap((field) => {
      const { name } = field
      const limits = name === 'value' || name === 'partner_value' ? limitsOf(offer, name, choice.values) : null
      const problem = problemOf(field, choice.values[name], limits)
      return problem === null ? [] : [[name, [problem]] as const]
    }),
  )

interface QuestionAnswer {
  readonly id: string
  readonly answer: string
}

/** The medical questions that lack an answer. The text is required when any answer is yes. */
export const answerProblems = ({ benefit: { offer } }: Subject, answers: readonly QuestionAnswer[]): Problems => {
  const given = new Map(answers.map(({ id, answer }) => [id, answer.trim()]))
  const anyYes = offer.questions.some(({ id, kind }) => kind === 'yes-no' && given.get(id) === 'yes')
  const isAnswered = (id: string, kind: 'yes-no' | 'text'): boolean => {
    const answer = given.get(id) ?? ''
    return kind === 'yes-no' ? answer === 'yes' || answer === 'no' : answer !== '' || !anyYes
  }
  return Object.fromEntries(
    offer.questions.flatMap(({ id, kind }) => (isAnswered(id, kind) ? [] : [[id, ['Answer this question']]])),
  )
}

import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { withPrefix } from '../kernel/codecs/classification.ts'
import type { DomainEvent } from '../kernel/event.ts'
import type { FieldRule, FormDefinition } from '../kernel/forms/form.ts'
import { amount, choice, defineForm, editField, FormRefused, forms, leaveField } from '../kernel/forms/form.ts'
import { emptyForm } from '../kernel/forms/form-state.ts'
import { amountOf, readAmount } from '../formats/amount.ts'
import { required } from '../kernel/forms/rules.ts'
import { valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { masquerade, masquerading } from '../session/masquerade.ts'
import type { BenefitId } from './benefit.ts'
import { sameChoice, type Choice, type EditField, type EligiblePerson, type Setup } from './choice.ts'
import { costs, LARGEST_VALUE, type Limits, type ValueLimits } from './costs.ts'
import { setup } from './setup.ts'
import { CHOICE_FORM } from './submission.ts'

export type ChoiceNeeds = StateWith<typeof setup | typeof costs | typeof forms>

/** The form of a benefit's choice. Fields that are not typed yet take the draft, the submitted or the default value, in this order. */
export const choiceFormName = (benefitId: BenefitId): string => `${CHOICE_FORM}${benefitId}`
export const isChoiceForm = (name: string): boolean => name.startsWith(CHOICE_FORM)
/** The benefit whose choice a form holds; null for any other form. */
export const benefitOfChoiceForm = (name: string): BenefitId | null =>
  isChoiceForm(name) ? (name.slice(CHOICE_FORM.length) as BenefitId) : null // choiceFormName put it there

/** The field of a person who can be added: 'yes' or ''. */
export const personField = ({ personId }: Pick<EligiblePerson, 'personId'>): string => withPrefix(personId)
/** The same field in drafts and logs from before December 2026. */
const olderPersonField = ({ personId }: EligiblePerson): string => `person-${personId}`

/** The limits of a field: those of the newest cost if it has any, otherwise the field's own. */
export const limitsOf = (field: EditField, limits: Limits | null): ValueLimits => {
  const fromHost = field.name === 'value' ? limits?.value : field.name === 'partner_value' ? limits?.partner : null
  return fromHost ?? { min: field.minimum ?? 0, max: field.maximum ?? LARGEST_VALUE, step: field.stepSize ?? 0 }
}

/** Whether a value is a whole number of steps above the minimum; steps of a tenth are exact enough. */
const onStep = (value: number, { min, step }: ValueLimits): boolean => {
  if (step === 0) return true
  const steps = (value - min) / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

/** The problem of an amount that was typed: the kind of its reading, or that the number is outside the limits or not on a step. */
const amountRule =
  ({ field: { unit }, limits }: ChoiceField): FieldRule['check'] =>
  (text) => {
    const read = readAmount(text, unit)
    if (read.kind !== 'number') return read.kind
    if (read.value < limits.min || read.value > limits.max) return 'limits'
    return onStep(read.value, limits) ? null : 'step'
  }

/** A field as it is drawn. */
export interface ChoiceField {
  readonly field: EditField
  readonly limits: ValueLimits
  readonly value: string
}

/** A person who can be added, as drawn. */
export interface ChoicePerson {
  readonly person: EligiblePerson
  readonly added: boolean
}

interface Drawn {
  readonly setup: Setup
  readonly fields: readonly ChoiceField[]
  readonly people: readonly ChoicePerson[]
}

const written = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

/** Every field to show now; null until the choice has loaded. A partner's fields need a partner. */
export const drawn = (state: ChoiceNeeds, benefitId: BenefitId): Drawn | null => {
  const found = valueOf(state.setup.setups[benefitId])
  if (!found) return null
  const typed = (state.forms[choiceFormName(benefitId)] ?? emptyForm()).values
  const before = found.kept ?? found.submitted
  const limits = state.costs[benefitId]?.limits ?? null
  const people = found.people.map((person) => ({
    person,
    added:
      person.eligible &&
      (typed[personField(person)] ??
        typed[olderPersonField(person)] ??
        (before?.people.includes(person.personId) ? 'yes' : '')) === 'yes',
  }))
  const partner = people.some(({ person, added }) => person.partner && added)
  const fields = found.fields
    .filter((field) => !field.forPartner || partner)
    .map((field) => ({
      field,
      limits: limitsOf(field, limits),
      value: (field.locked ? undefined : typed[field.name]) ?? written(before?.values[field.name] ?? field.preset),
    }))
  return { setup: found, fields, people }
}

const ruleOf = (one: ChoiceField): FieldRule =>
  one.field.kind === 'amount'
    ? amount((value) => amountOf(value, null) !== null, required(), amountRule(one))
    : choice(required('choose'))

/** The form with the rules that currently apply. */
export const choiceForm = (state: ChoiceNeeds, benefitId: BenefitId): FormDefinition => {
  const { fields, people } = drawn(state, benefitId) ?? { fields: [], people: [] }
  return defineForm(choiceFormName(benefitId), {
    ...Object.fromEntries(fields.map((one) => [one.field.name, ruleOf(one)])),
    ...Object.fromEntries(people.map(({ person }) => [personField(person), choice()])),
  })
}

/** How many people are added beyond the benefit's limit. */
const tooMany = ({ setup: { maximumPeople }, people }: Drawn): boolean =>
  maximumPeople !== null && people.filter(({ added }) => added).length > maximumPeople

/** The problems of the current choice, by field. */
export const choiceProblems = (state: ChoiceNeeds, benefitId: BenefitId, now = 0): Readonly<Record<string, string>> => {
  const known = drawn(state, benefitId)
  if (!known) return {}
  const problems = known.fields.flatMap((one) => {
    const found = ruleOf(one).check(one.value, now)
    return found === null ? [] : [[one.field.name, found] as const]
  })
  return Object.fromEntries(tooMany(known) ? [...problems, ['people', 'tooMany'] as const] : problems)
}

/** The values as they would be sent, valid or not; null while one is not a number. */
const rawChoice = ({ fields, people }: Drawn): Choice | null => {
  const values = fields.map(
    ({ field, value }) => [field.name, field.kind === 'amount' ? amountOf(value, field.unit) : value] as const,
  )
  if (values.some(([, value]) => value === null)) return null
  return {
    values: Object.fromEntries(values.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))),
    people: people.flatMap(({ person, added }) => (added ? [person.personId] : [])),
  }
}

/** The current choice, or null while it is incomplete or invalid. */
export const choiceNow = (state: ChoiceNeeds, benefitId: BenefitId): Choice | null => {
  const known = drawn(state, benefitId)
  return known && Object.keys(choiceProblems(state, benefitId)).length === 0 ? rawChoice(known) : null
}

export const selectChoiceNow = selector([setup, costs, forms], choiceNow)

/** Whether a reload would lose what was typed: drafts are not stored during a masquerade. */
export const selectLosable = selector([setup, costs, forms, masquerade], (state, benefitId: BenefitId): boolean => {
  const typed = state.forms[choiceFormName(benefitId)]?.values ?? {}
  if (!masquerading(state) || Object.keys(typed).length === 0) return false
  const known = drawn(state, benefitId)
  const atHost = known && (known.setup.kept ?? known.setup.submitted)
  const raw = known && rawChoice(known)
  return !atHost || !raw || !sameChoice(atHost, raw)
})

/** Left with the refusal to record, right with the choice. */
export const submitChoice = (
  state: ChoiceNeeds,
  benefitId: BenefitId,
  now: number,
): Either<DomainEvent | null, Choice> => {
  const problems = choiceProblems(state, benefitId, now)
  if (Object.keys(problems).length > 0) return left(FormRefused({ form: choiceFormName(benefitId), problems }))
  const found = choiceNow(state, benefitId)
  return found ? right(found) : left(null)
}

interface Edit {
  readonly benefitId: BenefitId
  readonly field: string
  readonly value: string
}

export const editChoice = (
  state: ChoiceNeeds,
  { benefitId, field, value }: Edit,
  now: number,
): Either<never, DomainEvent> => editField(choiceForm(state, benefitId))(state, { field, value }, now)

export const leaveChoiceField = (
  state: ChoiceNeeds,
  { benefitId, field }: Omit<Edit, 'value'>,
  now: number,
): Either<never, DomainEvent> => leaveField(choiceForm(state, benefitId))(state, { field }, now)

/** The choice as drawn, with each field's problem as a key of the text catalogue. */
export const selectChoice = selector([setup, costs, forms], (state, benefitId: BenefitId) => {
  const known = drawn(state, benefitId)
  if (!known) return null
  const { problems: shown, submitted } = state.forms[choiceFormName(benefitId)] ?? emptyForm()
  const actual = choiceProblems(state, benefitId)
  const outside = state.costs[benefitId]?.outside
  const raw = rawChoice(known)
  const isOutside = outside && raw ? sameChoice(outside, raw) : false
  const problems = Object.entries(actual).filter(
    ([name, key]) => name in shown || name === 'people' || (isOutside && key === 'limits'),
  )
  return { ...known, problems: Object.fromEntries(problems), submitted }
})

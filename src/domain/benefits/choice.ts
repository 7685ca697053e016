import * as t from 'io-ts'
import { upcast } from '../kernel/event.ts'
import { personal, plain, quoting, referenceTo } from '../kernel/codecs/classification.ts'
import { beforeYears, BenefitId, Selection, withCosts, withYear } from './benefit.ts'

export const PersonId = referenceTo('person')
export type PersonId = t.TypeOf<typeof PersonId>

const limit = t.union([t.number, t.null])

/** An option of a field; `covers` lists what it includes, and is empty if the host does not say. */
export const FieldOption = t.type({
  value: plain,
  label: plain,
  hint: t.union([plain, t.null]),
  covers: t.array(t.type({ name: plain, value: plain })),
})
export type FieldOption = t.TypeOf<typeof FieldOption>

/** A field of a benefit's choice. Limits are in the field's unit; `hint` can mention the person's salary. */
export const EditField = t.type({
  name: plain,
  label: plain,
  hint: t.union([personal, t.null]),
  kind: t.keyof({ amount: null, choice: null }),
  unit: t.keyof({ pounds: null, days: null, percent: null, none: null }),
  minimum: limit,
  maximum: limit,
  stepSize: limit,
  preset: t.union([t.number, plain, t.null]),
  options: t.array(FieldOption),
  forPartner: t.boolean,
  locked: t.boolean,
  message: plain,
})
export type EditField = t.TypeOf<typeof EditField>

/** Somebody besides the employee whom the benefit can cover; if it cannot, `reason` says why. */
export const EligiblePerson = t.type({
  personId: PersonId,
  name: personal,
  partner: t.boolean,
  eligible: t.boolean,
  reason: t.union([personal, t.null]),
})
export type EligiblePerson = t.TypeOf<typeof EligiblePerson>

/** The choice: a number or an option by field name, and the people added. Options are quoted, because the log holds each field's options in plain. */
export const Choice = t.type({
  values: t.record(plain, t.union([t.number, quoting])),
  people: t.array(PersonId),
})
export type Choice = t.TypeOf<typeof Choice>

/** Before November 2026 an option was recorded as a pseudonym, which is not one of the field's options. */
export const Choice1 = t.type({ ...Choice.props, values: t.record(plain, t.union([t.number, personal])) })

export const MedicalQuestion = t.type({ id: plain, question: plain, kind: t.keyof({ 'yes-no': null, text: null }) })
export type MedicalQuestion = t.TypeOf<typeof MedicalQuestion>

/**
 * What a person can choose of a benefit, and what is already chosen: `submitted` is the selection in force, `kept` the draft selection, a
 * name that recorded state hashes include. `freeCoverLimit` is in the unit of the field `value`.
 */
export const Setup = t.type({
  benefitId: BenefitId,
  selection: t.union([Selection, t.null]),
  fields: t.array(EditField),
  people: t.array(EligiblePerson),
  maximumPeople: limit,
  questions: t.union([t.type({ completed: t.boolean, items: t.array(MedicalQuestion) }), t.null]),
  submitted: t.union([Choice, t.null]),
  kept: t.union([Choice, t.null]),
  freeCoverLimit: limit,
  startDate: plain,
})
export type Setup = t.TypeOf<typeof Setup>

const { covers: _covers, ...option5 } = FieldOption.props
const Field5 = t.type({ ...EditField.props, options: t.array(t.type(option5)) })
const Setup5 = t.type({ ...Setup.props, fields: t.array(Field5) })
const choice1 = t.union([Choice1, t.null])
const Setup4 = t.type({ ...Setup5.props, submitted: choice1, kept: choice1 })
const Setup2 = beforeYears(Setup4)
const open = t.union([plain, t.null])
const Field1 = t.type({ ...Field5.props, hint: open })
const Person1 = t.type({ ...EligiblePerson.props, reason: open })
/** Version 1 of the events that contain a set-up recorded hints, and reasons against cover, unredacted. */
const withOpenHints = upcast(
  t.type({ setup: t.type({ ...Setup2.props, fields: t.array(Field1), people: t.array(Person1) }) }),
  (old) => old,
)
/** In version 2 costs had no yearly amount, and in version 3 they were always present. */
const withYearInSetup = upcast(t.type({ setup: Setup2 }), ({ setup }) => ({ setup: withYear(setup) }))
const withCostsInSetup = upcast(t.type({ setup: withCosts(Setup4) }), (old) => old)
const withHiddenOptions = upcast(t.type({ setup: Setup4 }), (old) => old)
/** Version 5 did not say what an option includes. */
const withoutCovers = upcast(t.type({ setup: Setup5 }), ({ setup }) => ({
  setup: {
    ...setup,
    fields: setup.fields.map((field) => ({
      ...field,
      options: field.options.map((option) => ({ ...option, covers: [] })),
    })),
  },
}))
export const setupUpcasts = [withOpenHints, withYearInSetup, withCostsInSetup, withHiddenOptions, withoutCovers]

/** Whether the benefit can cover other people, even if this person has nobody to add. */
export const coversOthers = ({ maximumPeople }: Setup): boolean => maximumPeople !== 0

/** Whether there is anything to choose. */
export const asksChoice = (setup: Setup): boolean => setup.fields.length > 0 || coversOthers(setup)

/** Whether two choices are equal; the order of the people does not matter. */
export const sameChoice = (one: Choice, other: Choice): boolean => {
  const names = Object.keys(one.values)
  return (
    names.length === Object.keys(other.values).length &&
    names.every((name) => one.values[name] === other.values[name]) &&
    one.people.length === other.people.length &&
    one.people.every((person) => other.people.includes(person))
  )
}

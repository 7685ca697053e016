import { dateFault, isoOf, partsOf } from '../formats/date-parts.ts'
import { withPrefix } from '../kernel/codecs/classification.ts'
import { dayOf, yearOf } from '../formats/calendar.ts'
import { choice, defineForm, field, type FormDefinition, type Values } from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'
import type { FamilyMember } from './member.ts'

/** The earliest plausible birth year in a family. */
export const earliestYear = 1900
const DAY = 86_400_000

/** Allows one day extra, because it is already tomorrow somewhere. The host judges the age. */
const birthDate = (text: string, now: number): string | null => {
  const thisYear = yearOf(now + DAY)
  const parts = partsOf(text)
  const fault = dateFault(parts, { min: earliestYear, max: thisYear }, thisYear)
  return fault ?? (isoOf(parts) > dayOf(now + DAY) ? 'dateInFuture' : null)
}

const endDate = (text: string, now: number): string | null => dateFault(partsOf(text), null, yearOf(now))

const asked = {
  title: field(required('titleRequired')),
  firstName: field(required('firstNameRequired')),
  surname: field(required('surnameRequired')),
  sex: choice(required('sexRequired')),
  relationship: choice(required('relationshipRequired')),
  education: choice(required('educationRequired')),
  educationEnds: field(required('dateRequired'), endDate),
  dateOfBirth: field(required('dateRequired'), birthDate),
  /** The id of the form's member with its prefix; '' for a new one. */
  subject: choice(),
}
export type MemberField = keyof typeof asked

/** New and existing members have separate forms, so that a draft of one never affects the other. */
const newMemberForm = defineForm('family-member', asked)
export const knownMemberForm = defineForm('family-member-edit', asked)
export const memberForms: readonly FormDefinition<string, MemberField>[] = [newMemberForm, knownMemberForm]
export const memberFormOf = (subject: string): FormDefinition<string, MemberField> =>
  subject === '' ? newMemberForm : knownMemberForm

/** The end of an education is required for dependants only. */
export const asksEducationEnd = ({ relationship, education }: Values<MemberField>): boolean =>
  relationship === 'dependant' && education === 'yes'

/** The host does not return whether a partner is in education, so the form asks again. */
export const valuesOfMember = (member: FamilyMember): Values<MemberField> => ({
  title: member.title,
  firstName: member.firstName,
  surname: member.surname,
  sex: member.gender ?? '',
  relationship: member.relationship,
  education: member.fullTimeEducationEndDate !== null ? 'yes' : member.relationship === 'partner' ? '' : 'no',
  educationEnds: member.fullTimeEducationEndDate ?? '',
  dateOfBirth: member.dateOfBirth ?? '',
  subject: withPrefix(member.familyMemberId),
})

/** The form as submitted: the end of an education is sent only if the form shows it. */
export const submittedForm = (subject: string, isAsked: boolean): FormDefinition<string, MemberField> =>
  isAsked ? memberFormOf(subject) : defineForm(memberFormOf(subject).name, { ...asked, educationEnds: choice() })

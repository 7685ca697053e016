import { dateFault, isoOf, partsOf } from '../formats/date-parts.ts'
import { dayOf, yearOf } from '../formats/calendar.ts'
import type { FormDefinition, Values } from '../kernel/forms/form.ts'
import { choice, defineForm, field } from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'
import type { FamilyMember } from './member.ts'

/** Nobody's family was born earlier. */
export const earliestYear = 1900
const DAY = 86_400_000

/** Judged with a day to spare, because it is tomorrow somewhere already. What age is right, the host says. */
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
  /** The id of whom the form is about; '' for somebody new. */
  subject: choice(),
}
export type MemberField = keyof typeof asked

/** Somebody new and somebody known have a form each: a draft of one never gets in the way of the other. */
const newMemberForm = defineForm('family-member', asked)
export const knownMemberForm = defineForm('family-member-edit', asked)
export const memberForms: readonly FormDefinition<string, MemberField>[] = [newMemberForm, knownMemberForm]
export const memberFormOf = (subject: string): FormDefinition<string, MemberField> =>
  subject === '' ? newMemberForm : knownMemberForm

/** The end of an education is required for dependants only. */
export const asksEducationEnd = ({ relationship, education }: Values<MemberField>): boolean =>
  relationship === 'dependant' && education === 'yes'

/** Whether a partner is in education the host does not tell, so a partner's answer is asked again. */
export const valuesOfMember = (member: FamilyMember): Values<MemberField> => ({
  title: member.title,
  firstName: member.firstName,
  surname: member.surname,
  sex: member.gender ?? '',
  relationship: member.relationship,
  education: member.fullTimeEducationEndDate !== null ? 'yes' : member.relationship === 'partner' ? '' : 'no',
  educationEnds: member.fullTimeEducationEndDate ?? '',
  dateOfBirth: member.dateOfBirth ?? '',
  subject: member.familyMemberId,
})

/** The form as it is submitted: the end of an education counts only where the form has it. */
export const submittedForm = (subject: string, isAsked: boolean): FormDefinition<string, MemberField> =>
  isAsked ? memberFormOf(subject) : defineForm(memberFormOf(subject).name, { ...asked, educationEnds: choice() })

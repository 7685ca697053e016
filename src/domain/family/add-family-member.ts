import type { Problem } from '../kernel/requests/problem.ts'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { withoutPrefix } from '../kernel/codecs/classification.ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { isoOf, partsOf } from '../formats/date-parts.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { fillForm, FormCleared, FormFilled, forms, submitForm, valuesOf, type Values } from '../kernel/forms/form.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { FamilyMember, FamilyMemberAdded, FamilyMemberChanged, FamilyMemberId, MemberDetails } from './member.ts'
import type { MemberField } from './member-form.ts'
import { asksEducationEnd, knownMemberForm, memberFormOf, submittedForm, valuesOfMember } from './member-form.ts'
import { family, FamilyRequested, memberOf } from './members.ts'
import { defineWrite } from '../kernel/requests/write.ts'

/** Clears the result of the last attempt and keeps the input. */
export const FamilyMemberFormOpened = defineEvent('FamilyMemberFormOpened', {})

export const savingWrite = defineWrite('FamilyMemberSaving', {
  data: { familyMemberId: t.union([FamilyMemberId, t.null]), details: MemberDetails },
})
export const { FamilyMemberSavingRequested, FamilyMemberSavingFailed } = savingWrite.events

/** Nothing was sent, because the member has changed since the form was filled: as they were then. */
export const FamilyMemberOvertaken = defineEvent('FamilyMemberOvertaken', { before: FamilyMember })

/** The progress of saving. `error` covers a failed call and a response that is not 'ok'. */
export type MemberSaving =
  | { kind: 'open' }
  | { kind: 'sending' }
  | { kind: 'success'; what: 'added' | 'changed'; member: FamilyMember }
  | { kind: 'error'; problem: Problem }
  | { kind: 'overtaken'; before: FamilyMember }

interface AddFamilyMemberState {
  saving: MemberSaving
  /** Counts the host's refusals, so that each is announced. */
  refusals: number
}

export const addFamilyMember = defineSlice({
  name: 'addFamilyMember',
  lifetime: 'session',
  initial: (): AddFamilyMemberState => ({ saving: { kind: 'open' }, refusals: 0 }),
  own: { FamilyMemberFormOpened, FamilyMemberOvertaken, ...savingWrite.events },
  on: {
    FamilyMemberFormOpened: (draft) => {
      draft.saving = { kind: 'open' }
    },
    FamilyMemberOvertaken: (draft, { before }) => {
      draft.saving = { kind: 'overtaken', before }
      draft.refusals += 1
    },
    FamilyMemberSavingRequested: (draft) => {
      draft.saving = { kind: 'sending' }
    },
    FamilyMemberSavingFailed: (draft, { problem }) => {
      draft.saving = { kind: 'error', problem }
      draft.refusals += 1
    },
  },
  extraReducers: (on) => [
    on(FormFilled, (draft, { form }) => {
      if (form === knownMemberForm.name && draft.saving.kind === 'overtaken') draft.saving = { kind: 'open' }
    }),
    on(FamilyMemberAdded, (draft, { member }) => {
      draft.saving = { kind: 'success', what: 'added', member }
    }),
    on(FamilyMemberChanged, (draft, { member }) => {
      draft.saving = { kind: 'success', what: 'changed', member }
    }),
  ],
})
type Needs = StateWith<typeof addFamilyMember | typeof forms>

export const openMemberForm = (state: Needs): Either<Refusal, DomainEvent> =>
  state.addFamilyMember.saving.kind === 'sending' ? left(refuse('busy')) : right(FamilyMemberFormOpened({}))

/**
 * Starts with a member's known data, unless unsaved changes to them are in the form. It loads the family if necessary, because the panel
 * opens on any page.
 */
export const beginMemberForm = (
  state: Needs & StateWith<typeof family>,
  subject: string,
): Either<Refusal, DomainEvent> => {
  if (withoutPrefix(valuesOf(state, knownMemberForm).subject) === subject) return left(refuse('known'))
  const member = FamilyMemberId.is(subject) ? memberOf(state, subject) : null
  if (member) return right(fillForm(knownMemberForm, valuesOfMember(member)))
  return state.family.members.status === 'idle' ? right(FamilyRequested({})) : left(refuse('unknown'))
}

/** Gives up what was typed about a member for what the host holds now. */
export const keepNewerMember = (
  state: Needs & StateWith<typeof family>,
  subject: string,
): Either<Refusal, DomainEvent> => {
  const member = FamilyMemberId.is(subject) ? memberOf(state, subject) : null
  return member && state.addFamilyMember.saving.kind === 'overtaken'
    ? right(fillForm(knownMemberForm, valuesOfMember(member)))
    : left(refuse('notNeeded'))
}

/** Discards unsent input. */
export const discardMemberForm = (state: Needs, subject: string): Either<Refusal, DomainEvent> => {
  const { name } = memberFormOf(subject)
  return state.forms[name] ? right(FormCleared({ form: name })) : left(refuse('notNeeded'))
}

/** Adds or changes a member; the host judges ages. */
export const saveMember = (state: Needs, subject: string, now: number): Either<Refusal, DomainEvent> => {
  if (state.addFamilyMember.saving.kind === 'sending') return left(refuse('busy'))
  const isAsked = asksEducationEnd(valuesOf(state, memberFormOf(subject)))
  const values = submitForm(state, submittedForm(subject, isAsked), now)
  if (isLeft(values)) return right(values.left)
  const { title, firstName, surname, sex, relationship, education, dateOfBirth } = values.right
  return right(
    FamilyMemberSavingRequested({
      familyMemberId: FamilyMemberId.is(subject) && subject !== '' ? subject : null,
      details: {
        title: title.trim(),
        firstName: firstName.trim(),
        surname: surname.trim(),
        dateOfBirth: isoOf(partsOf(dateOfBirth)),
        gender: sex === 'male' ? 'male' : 'female',
        relationship: relationship === 'partner' ? 'partner' : 'dependant',
        inFullTimeEducation: education === 'yes',
        fullTimeEducationEndDate: isAsked ? isoOf(partsOf(values.right.educationEnds)) : null,
      },
    }),
  )
}

/** What the form of a member holds. */
export const selectMemberValues = selector([forms], (state, subject: string) => valuesOf(state, memberFormOf(subject)))

export const selectAddFamilyMember = selector([addFamilyMember], (state) => state.addFamilyMember)

export type MemberFormView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'gone' }
  | { kind: 'ready'; member: FamilyMember | null; asksEducationEnd: boolean; changed: boolean }

/** What the panel shows for a member's id, or for '' (a new member). */
export const selectMemberForm = selector([family, forms], (state, subject: string): MemberFormView => {
  const values = valuesOf(state, memberFormOf(subject))
  const ready = (member: FamilyMember | null, before: Partial<Values<MemberField>>): MemberFormView => ({
    kind: 'ready',
    member,
    asksEducationEnd: asksEducationEnd(values),
    changed: Object.entries(values).some(
      ([name, value]) => withoutPrefix(value) !== withoutPrefix(before[name as MemberField] ?? ''), // its own fields
    ),
  })
  if (subject === '') return ready(null, {})
  const { members } = state.family
  const member = FamilyMemberId.is(subject) ? memberOf(state, subject) : null
  if (member)
    return withoutPrefix(values.subject) === subject ? ready(member, valuesOfMember(member)) : { kind: 'loading' } // filled in a moment
  switch (members.status) {
    case 'idle':
    case 'loading':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', problem: members.problem }
    case 'loaded':
      return { kind: 'gone' }
  }
})

import { nothing } from './nothing.ts'
import { dateText, dateWords } from './dates.ts'
import { correctErrors } from './forms.ts'
import { homeText } from './home.ts'
import { text } from './shared.ts'

const relationships = { partner: 'Partner', dependant: 'Dependant' } as const

/** Family members and life events. */
export const familyText = {
  members: {
    title: 'Your family',
    add: 'Add someone',
    edit: 'Change',
    editOf: (name: string) => ` ${name}`,
    none: nothing('family members'),
    noneMore: 'Add your partner or children so your benefits can cover them.',
    loading: 'Loading your family',
    failed: 'Your family could not be loaded',
    former: (count: number) => `Past family members (${count})`,
    coveredBy: 'Covered by',
    formerMore: 'Your benefits don’t cover them.',
    is: (relationship: 'partner' | 'dependant', day: string | null) =>
      day === null ? relationships[relationship] : `${relationships[relationship]}, born ${day}`,
    relationship: relationships,
    sexes: { female: 'Female', male: 'Male' },
    education: (day: string) => `In full-time education until ${day}`,
    educated: (day: string) => `Full-time education ended on ${day}`,
    added: (name: string) => `You’ve added ${name}.`,
    changed: (name: string) => `We’ve saved ${name}’s details.`,
  },
  form: {
    addTitle: 'Add a family member',
    editTitle: (name: string) => `Change ${name}’s details`,
    editAnyTitle: 'Change someone’s details',
    title: 'Title',
    titleHint: 'For example Ms, Mr, Mx or Dr',
    firstName: 'First name',
    surname: 'Surname',
    sex: 'Sex',
    relationship: 'Relationship',
    education: 'Full time education',
    educationHint: 'At school, college or university',
    educationAgain: 'At school, college or university. We don’t keep this answer for a partner, so tell us again.',
    educationEnds: 'Full time education ends on',
    educationEndsHint: 'The last day of the course, for example 31\u00a007\u00a02034. An estimate is fine.',
    dateOfBirth: 'Date of birth',
    yes: 'Yes',
    no: 'No',
    add: 'Add',
    save: 'Save',
    sending: 'Saving',
    cancel: text.common.cancel,
    failed: 'Nothing has been saved yet',
    unconfirmed: {
      title: 'We could not confirm that this was saved',
      more: 'Check your family list first. If the change isn’t there, save again.',
    },
    kept: 'What you typed is still here.',
    loading: 'Loading your family',
    loadFailed: 'Your family could not be loaded',
    gone: 'This person is not in your family list',
    goneMore: 'Close this panel and check the list again.',
    discard: 'Discard changes',
    problems: correctErrors,
  },
  events: {
    title: homeText.lifeEvents.title,
    lead: 'Tell us when something changes in your life. You’ll see which benefits you can change, and until when.',
    tell: 'Tell us about a life event',
    open: 'Your life events',
    closed: 'Past life events',
    none: nothing('life events'),
    noneMore: 'When something changes, such as a birth, a wedding or a move, you can tell us here.',
    loading: 'Loading your life events',
    failed: 'Your life events could not be loaded',
    happened: (day: string) => `On ${day}`,
    until: (day: string) => `Last day to change these benefits: ${day}`,
    noChange: 'This event doesn’t let you change any benefits.',
    note: 'Your note',
    people: 'People',
    closedIn: (year: number) => `Closed in ${year}`,
    more: 'See your life events',
  },
  event: {
    title: 'Tell us about a life event',
    event: 'What has changed?',
    choose: 'Choose one',
    date: 'Date of the event',
    dateHint: 'The day it happened, or will happen, e.g. 14\u00a011\u00a02026',
    people: 'Who is it about?',
    peopleHint: 'Tick everyone it affects. You can leave this blank.',
    peopleNone: 'You haven’t added any family members yet.',
    peopleAdd: 'Add a family member',
    peopleKept: 'You won’t lose what you typed here.',
    note: 'Anything we should know?',
    noteHint: 'Don’t include medical details.',
    send: 'Send',
    sending: 'Sending',
    cancel: text.common.cancel,
    discard: 'Discard changes',
    goOn: 'Continue',
    unsent: 'You’ve started telling us about a life event but have not sent it.',
    failed: 'Your life event was not saved',
    unconfirmed: {
      title: 'We could not confirm that your life event was saved',
      more: 'Check your life events first. If it isn’t there, send it again.',
    },
    kept: 'What you typed is still here.',
    loading: 'Loading life events',
    loadFailed: 'Life events could not be loaded',
    noted: 'Thank you for telling us',
    done: 'Done',
    problems: correctErrors,
  },
} as const

const birth = { required: 'Date of birth is required', invalid: 'This date of birth is not valid' }

/** The messages of the form's fields. */
const fields: Readonly<Record<string, string>> = {
  titleRequired: 'Title is required',
  firstNameRequired: 'First name is required',
  surnameRequired: 'Surname is required',
  sexRequired: 'Sex is required',
  relationshipRequired: 'Relationship is required',
  educationRequired: 'Full time education is required',
  eventRequired: text.field.required,
  noteTooLong: 'Your note must be 500 characters or fewer',
}

/** The message for a field's problem. */
export const familyFieldText = (key: string | null): string | null =>
  key === null ? null : (fields[key] ?? text.common.generic)

/** The messages for the form's three dates. */
export const familyDateText = {
  birth: (key: string | null): string | null => dateText(key, birth),
  educationEnds: (key: string | null): string | null => dateText(key, dateWords('Full time education end date')),
  event: (key: string | null): string | null => dateText(key, dateWords(familyText.event.date)),
}

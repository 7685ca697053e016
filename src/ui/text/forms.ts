import { fieldText } from './shared.ts'

/** Heads the list of what has to be corrected in a long form. */
export const correctErrors = 'Please correct the errors highlighted below'

/** Problems of fields that the login, whose script is the first one, does not have. */
export const formProblems = {
  subjectMissing: 'Please provide a subject for your message',
  termsUnread: 'Please confirm that you have read the terms and conditions',
  termsNotShown: 'You can accept the terms and conditions once all the text is shown',
} as const

/** The message for a field's problem, also for those of the contact form and of terms. */
export const formText = (key: string | null): string | null =>
  key !== null && key in formProblems ? formProblems[key as keyof typeof formProblems] : fieldText(key)

import { clearEnquiry, loadContactPage, loadContactQuestions, postEnquiry } from './content/contact.ts'
import { loadPolicy } from './content/policies.ts'

/** The effects of published texts. */
export const effects = [loadPolicy, loadContactPage, loadContactQuestions, postEnquiry, clearEnquiry] as const

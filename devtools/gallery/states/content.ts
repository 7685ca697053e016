import { contentText } from '../../../src/ui/text/content.ts'
import type { Screen, Screens } from '../state.ts'
import { failing, held } from '../state.ts'
import { button, choose, field, heading, press, type, words } from '../steps.ts'

const { contact } = contentText
const written = [choose(contact.subject, 1), type(contact.comments, 'What happens to my cover in May?')]

const policy = (title: string, page: string, operation: string): Screen => ({
  title,
  page: `${page}/*`,
  who: null,
  at: `${page}/`,
  states: {
    ready: { shows: heading(/^\S+/) },
    loading: { faults: [held(operation)], shows: heading(title) },
    failed: { faults: [failing(operation)], shows: words(contentText.failed(title)) },
  },
})

export const contentScreens = {
  'content/contact': {
    title: 'Contact us',
    page: '/contact-us/*',
    who: 'employee@acme.example',
    at: '/contact-us/',
    states: {
      ready: { shows: heading(contact.questions) },
      loading: { faults: [held('getContactPage')], shows: words(contact.loading) },
      failed: { faults: [failing('getContactPage')], shows: words(contact.failed) },
      'half-failed': { faults: [failing('getContactQuestions')], shows: words(contact.questionsFailed) },
      disabled: { scenario: 'contact-disabled', leadsTo: '/app/home', shows: heading(/^Hello/) },
      visitor: { who: null, shows: words(contact.signedOut) },
      errors: { steps: [press(contact.submit)], shows: heading(contact.completeForm) },
      sending: {
        faults: [held('sendEnquiry')],
        steps: [...written, press(contact.submit)],
        shows: button(contact.sending),
      },
      'not-sent': {
        scenario: 'enquiry-fails',
        steps: [...written, press(contact.submit)],
        shows: words(contact.notSent),
      },
      sent: { steps: [...written, press(contact.submit)], shows: heading(contact.sent) },
      'draft-kept': { steps: written, shows: field(contact.comments) },
    },
  },
  'content/cookies': policy(contentText.cookies, '/cookie-policy', 'getCookiePolicy'),
  'content/privacy': policy(contentText.privacy, '/privacy-statement', 'getPrivacyPolicy'),
  'content/terms': policy(contentText.terms, '/terms-and-conditions', 'getTermsAndConditions'),
} as const satisfies Screens

import { contentText } from '../../../../src/ui/text/content.ts'
import { text } from '../../../../src/ui/text/shared.ts'
import type { OperationId } from '../failure.ts'
import { always } from '../responses.ts'
import { held, type Screen, type Screens } from '../state.ts'
import { alert, button, choose, field, heading, link, main, press, section, type, words } from '../steps.ts'

const { contact } = contentText
const written = [choose(contact.subject, 1), type(contact.comments, 'What happens to my cover in May?')]

const policy = (title: string, page: string, operation: OperationId): Screen => ({
  title,
  page: `${page}/*`,
  who: null,
  at: `${page}/`,
  states: {
    ready: { shows: heading(/^\S+/) },
    loading: { faults: [held(operation)], shows: heading(title) },
    failed: {
      fails: {
        operation,
        message: alert(contentText.failed(title)),
        wording: { of: always(contentText.failed(title)), because: 'CONTENT-1: one sentence for every failure' },
        keeps: [heading(title), link(text.common.returnHome, main())],
        recovers: section(main()),
      },
    },
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
      failed: {
        fails: {
          operation: 'getContactPage',
          message: alert(contact.failed),
          wording: { of: always(contact.failed), because: 'CONTACT-1: a load failure offers another way to reach us' },
          recovers: field(contact.subject),
        },
      },
      'half-failed': {
        fails: {
          operation: 'getContactQuestions',
          message: alert(contact.questionsFailed),
          keeps: [field(contact.subject)],
          recovers: heading(contact.questions),
        },
      },
      disabled: { scenario: 'contact-disabled', leadsTo: '/app/home', shows: heading(/^Hello/) },
      visitor: { who: null, shows: words(contact.signedOut) },
      errors: { steps: [press(contact.submit)], shows: heading(contact.completeForm) },
      sending: {
        faults: [held('sendEnquiry')],
        steps: [...written, press(contact.submit)],
        shows: button(contact.sending),
      },
      'not-sent': {
        steps: written,
        fails: {
          operation: 'sendEnquiry',
          call: [press(contact.submit)],
          message: alert(contact.notSent),
          recovers: heading(contact.sent),
        },
      },
      sent: { steps: [...written, press(contact.submit)], shows: heading(contact.sent) },
      'draft-kept': { steps: written, shows: field(contact.comments) },
    },
  },
  'content/cookies': policy(contentText.cookies, '/cookie-policy', 'getCookiePolicy'),
  'content/privacy': policy(contentText.privacy, '/privacy-statement', 'getPrivacyPolicy'),
  'content/terms': policy(contentText.terms, '/terms-and-conditions', 'getTermsAndConditions'),
} as const satisfies Screens

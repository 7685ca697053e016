import { getContactPage, getContactQuestions, sendEnquiry } from '../../src/effects/api/generated/contact.ts'
import { contract } from '../pact.ts'

const enquiry = {
  body: {
    subject: 'benefits',
    comments: 'When does my dental cover start?',
    email: 'employee@acme.example',
    firstName: 'Robin',
    surname: 'Hale',
    company: 'Acme',
  },
}
const failed = { status: 500, problem: { kind: 'refused', status: 500, message: null } } as const

contract('content/contact', (interaction) => {
  interaction('[CONTACT-1] the subjects and the text beside the form', getContactPage, {
    state: 'employee-signed-in',
    refusals: 'shared',
  })
  interaction('[CONTACT-1] the page responds with an error in place of its content', getContactPage, {
    state: 'contact-page-broken',
    facts: ['error'],
  })
  interaction('[CONTACT-1] the page cannot be loaded', getContactPage, {
    state: 'contact-unavailable',
    ...failed,
  })
  interaction('[CONTACT-1] the questions under the form', getContactQuestions, {
    state: 'employee-signed-in',
    refusals: 'shared',
  })
  interaction('[CONTACT-1] the questions cannot be loaded', getContactQuestions, {
    state: 'contact-unavailable',
    ...failed,
  })
  interaction('[CONTACT-1] an enquiry is sent', sendEnquiry, {
    state: 'employee-signed-in',
    input: enquiry,
    facts: ['status'],
    refusals: 'shared',
  })
  interaction('[CONTACT-1] an enquiry misses fields', sendEnquiry, {
    state: 'enquiry-incomplete',
    input: enquiry,
    facts: ['status'],
  })
  interaction('[CONTACT-1] an enquiry cannot be sent now', sendEnquiry, {
    state: 'enquiry-fails',
    input: enquiry,
    ...failed,
  })
})

import type { ScenarioName } from './names.ts'
import { responding, employee, signedInAs, type Scenario } from './states.ts'

/** Scenarios of the contact form. */
export const contactScenarios = {
  'contact-unavailable': {
    summary: 'An employee is signed in, and neither the contact form nor its questions can be loaded.',
    apply: signedInAs(employee, (world) => {
      responding('getContactPage', 500, { error: 'The contact page cannot be shown' })(world)
      responding('getContactQuestions', 500, { error: 'The questions cannot be shown' })(world)
    }),
  },
  'contact-page-broken': {
    summary: 'An employee is signed in, and the contact form responds with an error in place of its content.',
    apply: signedInAs(
      employee,
      responding('getContactPage', 200, {
        enquiryOptions: [],
        pageContent: [],
        error: 'The contact page cannot be shown',
      }),
    ),
  },
  'contact-with-video': {
    summary: 'An employee is signed in, and the text beside the contact form holds a video of another company.',
    apply: signedInAs(
      employee,
      responding('getContactPage', 200, {
        enquiryOptions: [{ value: 'general', label: 'A general question' }],
        pageContent: [
          {
            name: 'How we can help',
            content:
              '<p>Watch the film first.</p><iframe src="https://player.video.example/how-to-claim" title="How to make a claim"></iframe>',
          },
        ],
      }),
    ),
  },
  'contact-disabled': {
    summary: 'An employee is signed in whose client takes no enquiries.',
    apply: signedInAs(employee, (world) => {
      for (const { id } of world.db.clients.all()) world.db.clients.update(id, { contactUsEnabled: false })
    }),
  },
  'enquiry-incomplete': {
    summary: 'An employee is signed in, and the host finds fields of the enquiry missing.',
    apply: signedInAs(
      employee,
      responding('sendEnquiry', 200, {
        status: 'error',
        fields: { _person_enq: 'Missing', _message: 'Missing' },
        message: 'Please complete the form',
      }),
    ),
  },
  'enquiry-fails': {
    summary: 'An employee is signed in, and an enquiry cannot be sent.',
    apply: signedInAs(employee, responding('sendEnquiry', 500, { message: 'Your message could not be sent' })),
  },
} as const satisfies Partial<Record<ScenarioName, Scenario>>

import { ok, signedIn } from '../handler.ts'
import { nextYearText } from '../world/rules.ts'

const options = [
  { label: 'A question about my benefits', value: 'benefits' },
  { label: 'A problem with my account', value: 'account' },
  { label: 'Something wrong in my details', value: 'details' },
  { label: 'Something else', value: 'other' },
]

const questions = [
  {
    id: '1',
    question: 'How do I change my email address?',
    answer:
      '<p>Acme sends us your work email address, so ask Acme’s benefits team to change it. Then log in with the new one.</p>',
  },
  {
    id: '2',
    question: 'When will my benefit start?',
    answer: `<p>Benefits you choose in November start on <strong>${nextYearText}</strong>. Others start on the first day of the next month. Each benefit’s page gives the date.</p>`,
  },
  {
    id: '3',
    question: 'Who sees what I choose?',
    answer:
      '<p>Acme’s benefits team and the benefit’s provider. Read more in the <a href="/privacy-statement/">privacy statement</a>.</p>',
  },
]

/** GET /cms-content/contact: subjects and the text next to the form [CONTACT-1]. */
export const getContactPage = signedIn(() =>
  ok({
    enquiryOptions: options,
    pageContent: [
      {
        name: 'How we can help',
        content:
          '<p>We reply within <strong>2 working days</strong>. We’re here Monday to Friday, 9am to 5pm.</p><p>If it’s about a claim, have your benefit’s reference ready.</p>',
      },
    ],
  }),
)

/** GET /cms-content/faqs: the questions under the form. */
export const getContactQuestions = signedIn(() => ok(questions))

/** POST /cms-content/contact: takes an enquiry, or names its missing fields [CONTACT-1]. */
export const sendEnquiry = signedIn<{ readonly subject: string; readonly comments: string }>(({ body }) => {
  const fields = {
    ...(!options.some(({ value }) => value === body.subject) && { _person_enq: 'Missing' }),
    ...(body.comments.trim() === '' && { _message: 'Missing' }),
  }
  return Object.keys(fields).length === 0
    ? ok({ status: 'success' })
    : ok({ status: 'error', fields, message: 'Please complete the form' })
})

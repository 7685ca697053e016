import { ok, signedIn } from '../handler.ts'

const options = [
  { label: 'A question about my benefits', value: 'benefits' },
  { label: 'A problem with my account', value: 'account' },
  { label: 'A mistake in my details', value: 'details' },
  { label: 'Something else', value: 'other' },
]

const questions = [
  {
    id: '1',
    question: 'How do I change my email address?',
    answer:
      '<p>Your employer sends us your address. Please ask them to change it; you can then log in with the new one.</p>',
  },
  {
    id: '2',
    question: 'When does a benefit that I chose begin?',
    answer:
      '<p>Most begin on the <strong>first day of the next month</strong>. The page of each benefit says when, and we write to you once it has begun.</p>',
  },
  {
    id: '3',
    question: 'Who sees what I choose?',
    answer:
      '<p>The benefits team of your employer, and the provider of the benefit. The <a href="/privacy-statement/">privacy statement</a> says more.</p>',
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
          '<p>We answer within <strong>two working days</strong>, between 9 am and 5 pm.</p><p>For a claim, please have the reference of your benefit at hand.</p>',
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

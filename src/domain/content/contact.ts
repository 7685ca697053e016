import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { choice, defineForm, FieldsJudged, paragraphs, submitForm, type forms } from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'
import { personal, plain, SafeHtml } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { failed, idle, loaded, loading, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'

const ContactPage = t.type({
  options: t.array(t.type({ label: plain, value: plain })),
  panels: t.array(t.type({ title: plain, html: SafeHtml })),
})
export type ContactPage = t.TypeOf<typeof ContactPage>

const Question = t.type({ id: plain, question: plain, answer: SafeHtml })
export type ContactQuestion = t.TypeOf<typeof Question>

export const ContactPageRequested = defineEvent('ContactPageRequested', {})
export const ContactPageLoaded = defineEvent('ContactPageLoaded', { page: ContactPage })
export const ContactPageFailed = defineEvent('ContactPageFailed', { problem: Problem })
export const ContactQuestionsLoaded = defineEvent('ContactQuestionsLoaded', { questions: t.array(Question) })
export const ContactQuestionsFailed = defineEvent('ContactQuestionsFailed', { problem: Problem })
export const EnquiryRequested = defineEvent('EnquiryRequested', { subject: plain, comments: personal })
export const EnquirySent = defineEvent('EnquirySent', {})
/** Not sent; invalid fields are reported as the form's own refusal. */
export const EnquiryRefused = defineEvent('EnquiryRefused', { message: t.union([personal, t.null]) })
export const EnquiryFailed = defineEvent('EnquiryFailed', { problem: Problem })

export const contactForm = defineForm('contact', { subject: choice(required()), comments: paragraphs(required()) })

export type Sending =
  | { kind: 'open' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  /** `named` says whether the host named the invalid fields. */
  | { kind: 'refused'; message: string | null; named: boolean }
  | { kind: 'failed'; problem: Problem }

interface ContactState {
  page: Remote<ContactPage>
  questions: Remote<ContactQuestion[]>
  sending: Sending
  /** Whether the host's last verdict named fields. */
  named: boolean
  /** Counts the responses that need attention, so that the summary takes the focus each time. */
  attempts: number
}

export const contact = defineSlice({
  name: 'contact',
  lifetime: 'visitor',
  initial: (): ContactState => ({ page: idle, questions: idle, sending: { kind: 'open' }, named: false, attempts: 0 }),
  own: {
    ContactPageRequested,
    ContactPageLoaded,
    ContactPageFailed,
    ContactQuestionsLoaded,
    ContactQuestionsFailed,
    EnquiryRequested,
    EnquirySent,
    EnquiryRefused,
    EnquiryFailed,
  },
  on: {
    ContactPageRequested: (draft) => {
      draft.page = loading(draft.page)
      draft.questions = loading(draft.questions)
      draft.sending = { kind: 'open' }
    },
    ContactPageLoaded: (draft, { page }, at) => {
      draft.page = loaded(page, at)
    },
    ContactPageFailed: (draft, { problem }) => {
      draft.page = failed(draft.page, problem)
    },
    ContactQuestionsLoaded: (draft, { questions }, at) => {
      draft.questions = loaded(questions, at)
    },
    ContactQuestionsFailed: (draft, { problem }) => {
      draft.questions = failed(draft.questions, problem)
    },
    EnquiryRequested: (draft) => {
      draft.sending = { kind: 'sending' }
    },
    EnquirySent: (draft) => {
      draft.sending = { kind: 'sent' }
    },
    EnquiryRefused: (draft, { message }) => {
      draft.sending = { kind: 'refused', message, named: draft.named }
      draft.attempts += 1
    },
    EnquiryFailed: (draft, { problem }) => {
      draft.sending = { kind: 'failed', problem }
      draft.attempts += 1
    },
  },
  extraReducers: (on) => [
    on(FieldsJudged, (draft, { form, verdicts }) => {
      if (form === contactForm.name) draft.named = Object.keys(verdicts).length > 0
    }),
  ],
})
type Needs = StateWith<typeof contact | typeof forms>

/** Each visit loads it again; typed text stays. */
export const requestContactPage = (state: StateWith<typeof contact>): Either<Refusal, DomainEvent> =>
  state.contact.page.status === 'loading' ? left(refuse('known')) : right(ContactPageRequested({}))

export const sendEnquiry = (state: Needs, _: void, now: number): Either<Refusal, DomainEvent> => {
  if (state.contact.sending.kind === 'sending') return left(refuse('busy'))
  const values = submitForm(state, contactForm, now)
  return isLeft(values)
    ? right(values.left)
    : right(EnquiryRequested({ subject: values.right.subject, comments: values.right.comments.trim() }))
}

export const selectContact = selector([contact], (state) => state.contact)

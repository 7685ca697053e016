import { describe, expect, it } from 'vitest'
import { ChoiceMade, FieldEdited, forms, FormRefused } from '../kernel/forms/form.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { html, offline } from '../samples.ts'
import type { ContactPage } from './contact.ts'
import {
  contact,
  ContactPageFailed,
  ContactPageLoaded,
  ContactPageRequested,
  ContactQuestionsFailed,
  ContactQuestionsLoaded,
  EnquiryFailed,
  EnquiryRefused,
  EnquiryRequested,
  EnquirySent,
  requestContactPage,
  selectContact,
  sendEnquiry,
} from './contact.ts'

const given = story(contact, forms)
const asked = ContactPageRequested({})
const page: ContactPage = {
  options: [{ label: 'Benefits', value: 'benefits' }],
  panels: [{ title: 'Help', html: html('<p>Soon</p>') }],
}
const filled = [
  ChoiceMade({ form: 'contact', field: 'subject', value: 'benefits', problem: null }),
  FieldEdited({ form: 'contact', field: 'comments', value: '  When?  ', problem: null }),
]
const requested = EnquiryRequested({ subject: 'benefits', comments: 'When?' })

describe('the contact page', () => {
  it('[CONTACT-1] is requested on each visit, and once while it loads', () => {
    expect(given().when(requestContactPage)).toEqual(produced(asked))
    expect(given(asked).when(requestContactPage)).toEqual(refused('known'))
    expect(given(asked, ContactPageLoaded({ page })).when(requestContactPage)).toEqual(produced(asked))
  })

  it('[CONTACT-1] shows its subjects; its questions come and fail alone', () => {
    const questions = [{ id: '1', question: 'When?', answer: html('<p>Now</p>') }]
    const loaded = given(asked, ContactPageLoaded({ page }), ContactQuestionsFailed({ problem: offline }))
    expect(selectContact(loaded.state)).toMatchObject({
      page: { status: 'loaded', value: page },
      questions: { status: 'failed' },
    })
    const failed = given(asked, ContactPageFailed({ problem: offline }), ContactQuestionsLoaded({ questions }))
    expect(selectContact(failed.state)).toMatchObject({
      page: { status: 'failed' },
      questions: { status: 'loaded', value: questions },
    })
  })
})

describe('an enquiry', () => {
  it('[CONTACT-1] needs a subject and comments', () => {
    const problems = { subject: 'required', comments: 'required' }
    expect(given().when(sendEnquiry)).toEqual(produced(FormRefused({ form: 'contact', problems })))
  })

  it('[CONTACT-1] is sent without the spaces around it, once at a time', () => {
    expect(given(...filled).when(sendEnquiry)).toEqual(produced(requested))
    expect(given(...filled, requested).when(sendEnquiry)).toEqual(refused('busy'))
  })

  it('[CONTACT-1] keeps what was typed when it fails or is refused, and may be sent again', () => {
    for (const [result, kind] of [
      [EnquiryFailed({ problem: offline }), 'failed'],
      [EnquiryRefused({ message: 'Please complete the form' }), 'refused'],
    ] as const) {
      const after = given(...filled, requested, result)
      expect(selectContact(after.state)).toMatchObject({ sending: { kind }, attempts: 1 })
      expect(after.when(sendEnquiry)).toEqual(produced(requested))
    }
  })

  it('[CONTACT-1] is confirmed once it is sent, until the page is opened again', () => {
    const sent = given(...filled, requested, EnquirySent({}))
    expect(selectContact(sent.state).sending).toEqual({ kind: 'sent' })
    expect(selectContact(given(requested, EnquirySent({}), asked).state).sending).toEqual({ kind: 'open' })
  })
})

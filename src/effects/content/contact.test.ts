import { describe, expect, it } from 'vitest'
import {
  ContactPageFailed,
  ContactPageLoaded,
  ContactPageRequested,
  ContactQuestionsFailed,
  ContactQuestionsLoaded,
  EnquiryFailed,
  EnquiryRefused,
  EnquiryRequested,
  EnquirySent,
} from '../../domain/content/contact.ts'
import { FormCleared, FieldsJudged } from '../../domain/kernel/forms/form.ts'
import { html, offline, profile } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getContactPage, getContactQuestions, sendEnquiry } from '../api/generated/contact.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { clearEnquiry, loadContactPage, loadContactQuestions, postEnquiry } from './contact.ts'

const opened = ['a', { a: ContactPageRequested({}) }] as const

describe('the contact page', () => {
  const options = [{ label: 'Benefits', value: 'benefits' }]
  const pageContent = [{ name: 'Help', content: html('<p>Soon</p>') }]

  it('[CONTACT-1] brings subjects and the panels beside the form', () => {
    const host = fakeHost(responds(getContactPage, { enquiryOptions: options, pageContent }))
    const page = { options, panels: [{ title: 'Help', html: html('<p>Soon</p>') }] }
    runEffect({
      effect: loadContactPage,
      ports: host,
      when: opened,
      then: ['5ms b', { b: ContactPageLoaded({ page }) }],
    })
  })

  it('[CONTACT-1] has failed where the host fails, and where it responds with an error', () => {
    const refusal = { kind: 'refused', status: 200, message: 'Not today' } as const
    for (const [script, problem] of [
      [fails(getContactPage, offline), offline],
      [responds(getContactPage, { enquiryOptions: [], pageContent: [], error: 'Not today' }), refusal],
    ] as const) {
      const then = ['5ms b', { b: ContactPageFailed({ problem }) }] as const
      runEffect({ effect: loadContactPage, ports: fakeHost(script), when: opened, then })
    }
  })

  it('[CONTACT-1] loads its questions apart', () => {
    const questions = [{ id: '1', question: 'When?', answer: html('<p>Now</p>') }]
    const host = fakeHost(responds(getContactQuestions, questions))
    const b = ContactQuestionsLoaded({ questions })
    runEffect({ effect: loadContactQuestions, ports: host, when: opened, then: ['5ms b', { b }] })
    const failing = fakeHost(fails(getContactQuestions, offline))
    const c = ContactQuestionsFailed({ problem: offline })
    runEffect({ effect: loadContactQuestions, ports: failing, when: opened, then: ['5ms c', { c }] })
  })
})

describe('sending an enquiry', () => {
  const given = [ProfileLoaded({ profile, termsUpdated: false })]
  const when = ['aa', { a: EnquiryRequested({ subject: 'benefits', comments: 'When?' }) }] as const

  it('[CONTACT-1] is one POST with who asks', () => {
    const host = fakeHost(responds(sendEnquiry, { status: 'success' }))
    runEffect({ effect: postEnquiry, given, ports: host, when, then: ['5ms b', { b: EnquirySent({}) }] })
    const { email, firstName, surname } = profile.user
    const body = { subject: 'benefits', comments: 'When?', email, firstName, surname, company: 'Acme' }
    expect(host.calls).toEqual([{ id: 'sendEnquiry', input: { body }, ended: 'completed' }])
  })

  it.each([
    [{ _person_enq: 'Missing' }, { subject: { key: 'subjectMissing' } }],
    [{ _message: 'Missing' }, { comments: { key: 'required' } }],
    [
      { _person_enq: 'Missing', _message: 'Missing' },
      { subject: { key: 'subjectMissing' }, comments: { key: 'required' } },
    ],
    [{}, {}],
  ])('[CONTACT-1] puts the host’s missing fields %j at the form’s fields', (fields, verdicts) => {
    const host = fakeHost(responds(sendEnquiry, { status: 'error', fields, message: 'Please complete the form' }))
    const b = FieldsJudged({ form: 'contact', verdicts })
    const c = EnquiryRefused({ message: 'Please complete the form' })
    runEffect({ effect: postEnquiry, given, ports: host, when, then: ['5ms (bc)', { b, c }] })
  })

  it('[CONTACT-1] has failed where the host fails, and where nobody is signed in', () => {
    const b = EnquiryFailed({ problem: offline })
    runEffect({
      effect: postEnquiry,
      given,
      ports: fakeHost(fails(sendEnquiry, offline)),
      when,
      then: ['5ms b', { b }],
    })
    const c = EnquiryFailed({ problem: { kind: 'unexpected', reason: 'signedOut' } })
    runEffect({ effect: postEnquiry, ports: fakeHost(), when: ['a', when[1]], then: ['c', { c }] })
  })

  it('[CONTACT-1] clears the draft once it is sent', () => {
    const then = ['b', { b: FormCleared({ form: 'contact' }) }] as const
    runEffect({ effect: clearEnquiry, ports: {}, when: ['a', { a: EnquirySent({}) }], then })
  })
})

provesAll(loadContactPage, loadContactQuestions, postEnquiry, clearEnquiry)

import { foldW } from 'fp-ts/lib/Either.js'
import { map, of, switchMap } from 'rxjs'
import {
  contactForm,
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
import type { Verdict } from '../../domain/kernel/forms/verdict.ts'
import { FieldsJudged, FormCleared } from '../../domain/kernel/forms/form.ts'
import { selectProfile } from '../../domain/session/session.ts'
import type { DataOf } from '../api/operation.ts'
import { getContactPage, getContactQuestions, sendEnquiry } from '../api/generated/contact.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

export const loadContactPage = portalEffect({
  name: 'contact.loadPage',
  on: [ContactPageRequested],
  policy: { switchBy: one },
  emits: [ContactPageLoaded, ContactPageFailed],
  failure: (problem) => ContactPageFailed({ problem }),
  run: (_, { api }) =>
    api(getContactPage, {}).pipe(
      map(
        foldW(
          ({ problem }) => ContactPageFailed({ problem }),
          ({ data: { enquiryOptions, pageContent, error } }) =>
            error !== undefined
              ? ContactPageFailed({ problem: { kind: 'refused', status: 200, message: error } })
              : ContactPageLoaded({
                  page: {
                    options: enquiryOptions,
                    panels: pageContent.map(({ name, content }) => ({ title: name, html: content })),
                  },
                }),
        ),
      ),
    ),
})

export const loadContactQuestions = portalEffect({
  name: 'contact.loadQuestions',
  on: [ContactPageRequested],
  policy: { switchBy: one },
  emits: [ContactQuestionsLoaded, ContactQuestionsFailed],
  failure: (problem) => ContactQuestionsFailed({ problem }),
  run: (_, { api }) =>
    api(getContactQuestions, {}).pipe(
      map(
        foldW(
          ({ problem }) => ContactQuestionsFailed({ problem }),
          ({ data }) => ContactQuestionsLoaded({ questions: data }),
        ),
      ),
    ),
})

/** The host says which fields are missing; the words are the portal's own [CONTACT-1]. */
const verdictsOf = (fields: DataOf<typeof sendEnquiry>['fields']): Record<string, Verdict> => ({
  ...(fields?._person_enq !== undefined && { subject: { key: 'subjectMissing' } }),
  ...(fields?._message !== undefined && { comments: { key: 'required' } }),
})

/** One POST, however often the button is pressed; the sender comes from the session. */
export const postEnquiry = portalEffect({
  name: 'contact.send',
  on: [EnquiryRequested],
  policy: { exhaustBy: one },
  emits: [EnquirySent, FieldsJudged, EnquiryRefused, EnquiryFailed],
  failure: (problem) => EnquiryFailed({ problem }),
  run: ({ data: { subject, comments } }, { api }, state) => {
    const profile = selectProfile(state())
    if (!profile) return of(EnquiryFailed({ problem: { kind: 'unexpected', reason: 'signedOut' } }))
    const { email, firstName, surname } = profile.user
    const body = { subject, comments, email, firstName, surname, company: profile.client.clientName }
    return api(sendEnquiry, { body }).pipe(
      switchMap(
        foldW(
          ({ problem }) => of(EnquiryFailed({ problem })),
          ({ data }) =>
            data.status === 'success'
              ? of(EnquirySent({}))
              : of(
                  FieldsJudged({ form: contactForm.name, verdicts: verdictsOf(data.fields) }),
                  EnquiryRefused({ message: data.message ?? null }),
                ),
        ),
      ),
    )
  },
})

/** A draft is kept until its message is sent. */
export const clearEnquiry = portalEffect({
  name: 'contact.clear',
  on: [EnquirySent],
  policy: 'everyOne',
  emits: [FormCleared],
  run: () => of(FormCleared({ form: contactForm.name })),
})

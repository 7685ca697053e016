import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { choice, defineForm, submitForm, type forms } from '../kernel/forms/form.ts'
import { required } from '../kernel/forms/rules.ts'
import { SafeHtml } from '../kernel/codecs/classification.ts'
import { idle, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { masquerade, masquerading } from './masquerade.ts'
import { ProfileLoaded } from './session.ts'
import { defineRead } from '../kernel/requests/read.ts'
import { defineWrite, type WriteState } from '../kernel/requests/write.ts'

const TermsTexts = t.type({ terms: SafeHtml, policy: SafeHtml })
type TermsTexts = t.TypeOf<typeof TermsTexts>

export const termsForm = defineForm('terms', { read: choice(required('termsUnread')) })

export const termsRead = defineRead('Terms', { data: { texts: TermsTexts }, value: ({ texts }) => texts })
export const { TermsRequested, TermsLoaded, TermsFailed } = termsRead.events
export const acceptanceWrite = defineWrite('TermsAcceptance', { data: {} })
export const { TermsAcceptanceRequested, TermsAcceptanceFailed } = acceptanceWrite.events
export const TermsAccepted = defineEvent('TermsAccepted', {})

interface TermsState {
  /** The site terms are newer than those the person accepted: nothing else opens until they are accepted. */
  updated: boolean
  texts: Remote<TermsTexts>
  acceptance: WriteState<{ kind: 'open' }>
}

export const terms = defineSlice({
  name: 'terms',
  lifetime: 'visitor',
  initial: (): TermsState => ({ updated: false, texts: idle, acceptance: { kind: 'open' } }),
  own: { ...termsRead.events, ...acceptanceWrite.events, TermsAccepted },
  on: {
    ...termsRead.on('texts'),
    ...acceptanceWrite.on<TermsState>('acceptance'),
    TermsAccepted: (draft) => {
      draft.updated = false
      draft.acceptance = { kind: 'open' }
    },
    TermsAcceptanceFailed: (draft, { problem }) => {
      draft.updated = true
      draft.acceptance = { kind: 'failed', problem }
    },
  },
  extraReducers: (on) => [
    on(ProfileLoaded, (draft, { termsUpdated }) => {
      draft.updated = termsUpdated
    }),
  ],
})
type Needs = StateWith<typeof terms | typeof forms | typeof masquerade>

export const requestTerms = (): Either<Refusal, DomainEvent> => right(TermsRequested({}))

/** Refused during a masquerade: nobody accepts terms for somebody else. */
export const acceptTerms = (state: Needs, _: void, now: number): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  if (state.terms.acceptance.kind === 'sending') return left(refuse('busy'))
  const values = submitForm(state, termsForm, now)
  return isLeft(values) ? right(values.left) : right(TermsAcceptanceRequested({}))
}

export const selectTerms = selector([terms], (state) => state.terms)

/** Whether the terms block every page: not during a masquerade, which cannot accept them [MASQ-1]. */
export const selectTermsAwaited = selector(
  [terms, masquerade],
  (state): boolean => state.terms.updated && !masquerading(state),
)

import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { plain, SafeHtml } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { failed, idle, loaded, loading, type Remote, type RemoteById } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { BenefitId } from './benefit.ts'

const of = { benefitId: BenefitId, termsId: plain }

export const BenefitTermsRequested = defineEvent('BenefitTermsRequested', of)
export const BenefitTermsLoaded = defineEvent('BenefitTermsLoaded', { ...of, html: SafeHtml, version: plain })
export const BenefitTermsFailed = defineEvent('BenefitTermsFailed', { ...of, problem: Problem })

/** The terms and their benefit. */
export type TermsOf = { readonly benefitId: BenefitId; readonly termsId: string }
export type TermsText = { html: SafeHtml; version: string }

const keyOf = ({ benefitId, termsId }: TermsOf): string =>
  `${encodeURIComponent(benefitId)}/${encodeURIComponent(termsId)}`

export const benefitTerms = defineSlice({
  name: 'benefitTerms',
  lifetime: 'session',
  initial: (): RemoteById<TermsText> => ({}),
  own: { BenefitTermsRequested, BenefitTermsLoaded, BenefitTermsFailed },
  on: {
    BenefitTermsRequested: (draft, data) => {
      draft[keyOf(data)] = loading(draft[keyOf(data)])
    },
    BenefitTermsLoaded: (draft, data, at) => {
      draft[keyOf(data)] = loaded({ html: data.html, version: data.version }, at)
    },
    BenefitTermsFailed: (draft, data) => {
      draft[keyOf(data)] = failed(draft[keyOf(data)], data.problem)
    },
  },
})

/** Reads terms once, and again when the benefit names another version; `newest` is null if unknown. */
export const requestBenefitTerms = (
  state: StateWith<typeof benefitTerms>,
  { newest, ...terms }: TermsOf & { readonly newest: string | null },
): Either<Refusal, DomainEvent> => {
  const known = state.benefitTerms[keyOf(terms)]
  if (known?.status === 'loading') return left(refuse('busy'))
  if (known?.status === 'loaded' && (newest === null || newest === known.value.version)) return left(refuse('known'))
  return right(BenefitTermsRequested(terms))
}

/**
 * The versions of the terms whose whole text is shown, by the terms' id; null while one of them is not. A text that is being reloaded or
 * failed to load is not shown. [SEL-1]
 */
export const shownVersions = (
  { benefitTerms: known }: StateWith<typeof benefitTerms>,
  benefitId: BenefitId,
  termsIds: readonly string[],
): Readonly<Record<string, string>> | null => {
  const versions: Record<string, string> = {}
  for (const termsId of termsIds) {
    const text = known[keyOf({ benefitId, termsId })]
    if (text?.status !== 'loaded') return null
    versions[termsId] = text.value.version
  }
  return versions
}

/** The subject of the panel `benefit-terms`. */
export const termsSubject = keyOf

export const selectBenefitTerms = selector(
  [benefitTerms],
  (state, subject: string): Remote<TermsText> => state.benefitTerms[subject] ?? idle,
)

/** The terms that a panel's subject names; null if it names none. */
export const termsOfSubject = (subject: string): TermsOf | null => {
  const [benefitId, termsId, ...rest] = subject.split('/').map(decodeURIComponent)
  return BenefitId.is(benefitId) && termsId !== undefined && rest.length === 0 ? { benefitId, termsId } : null
}

import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { forkJoin, map, of, switchMap, type Observable } from 'rxjs'
import { PolicyLoaded, type policies } from '../../domain/content/policies.ts'
import type { SafeHtml } from '../../domain/kernel/codecs/classification.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import type { StateWith } from '../../domain/kernel/slice.ts'
import {
  TermsAcceptanceFailed,
  acceptanceWrite,
  TermsAccepted,
  TermsFailed,
  TermsLoaded,
  TermsRequested,
} from '../../domain/session/terms.ts'
import { getPrivacyPolicy, getTermsAndConditions } from '../api/generated/content.ts'
import { acceptPolicies } from '../api/generated/session.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import type { Ports } from '../runtime/ports.ts'
import { portalWrite } from '../runtime/portal-calls.ts'

type Text = Either<{ readonly problem: Problem }, { readonly html: SafeHtml; readonly fetched: boolean }>

const operations = { terms: getTermsAndConditions, privacy: getPrivacyPolicy } as const

/** A published text: the one that a content page already loaded, or else the host's. */
const textOf = (
  policy: 'terms' | 'privacy',
  state: StateWith<typeof policies>,
  { api }: Pick<Ports, 'api'>,
): Observable<Text> => {
  const known = state.policies[policy]
  if (known?.status === 'loaded') return of(right({ html: known.value, fetched: false }))
  return api(operations[policy], {}).pipe(
    map((response) => (isLeft(response) ? response : right({ html: response.right.data.content, fetched: true }))),
  )
}

/** Fetches each text once, for this screen and for the content pages [CONTENT-1]. */
export const loadTerms = portalEffect({
  name: 'terms.load',
  on: [TermsRequested],
  policy: { switchBy: one },
  emits: [PolicyLoaded, TermsLoaded, TermsFailed],
  failure: (problem) => TermsFailed({ problem }),
  run: (_, ports, state) =>
    forkJoin([textOf('terms', state(), ports), textOf('privacy', state(), ports)]).pipe(
      switchMap(([terms, privacy]) => {
        const fetched = (
          [
            ['terms', terms],
            ['privacy', privacy],
          ] as const
        ).flatMap(([policy, text]) =>
          isLeft(text) || !text.right.fetched ? [] : [PolicyLoaded({ policy, html: text.right.html })],
        )
        if (isLeft(terms)) return of(...fetched, TermsFailed({ problem: terms.left.problem }))
        if (isLeft(privacy)) return of(...fetched, TermsFailed({ problem: privacy.left.problem }))
        return of(...fetched, TermsLoaded({ texts: { terms: terms.right.html, policy: privacy.right.html } }))
      }),
    ),
})

export const sendAcceptance = portalWrite(acceptanceWrite, {
  name: 'terms.accept',
  call: (_, { api }) => api(acceptPolicies, { body: { termsAccepted: true } }),
  emits: [TermsAccepted],
  done: ({ data }) =>
    data.termsRevision
      ? TermsAccepted({})
      : TermsAcceptanceFailed({ problem: { kind: 'refused', status: 200, message: null } }),
})

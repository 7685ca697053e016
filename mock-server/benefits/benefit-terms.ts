import { ok, signedIn } from '../handler.ts'
import { benefitFor, benefitGone } from './detail.ts'

/** GET /benefit/{benefitId}/terms/{termId} [SEL-1]. */
export const getBenefitTerms = signedIn(({ db, user, params }) => {
  const benefit = benefitFor(db, user, params['benefitId'] ?? '')
  const terms = benefit?.terms.find(({ id }) => id === params['termId'])
  return terms ? ok({ terms: terms.content, version: terms.version, error: null }) : benefitGone()
})

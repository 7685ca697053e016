import { ok, refuse, signedIn, type Answer, type SignedInCall } from '../handler.ts'
import type { Benefit } from '../world/records.ts'
import { isEligible, wireBenefit } from './eligible.ts'

/** A handler about the benefit in the path; others than the person's own are not found. */
const aboutBenefit = (answer: (benefit: Benefit, call: SignedInCall) => Answer) =>
  signedIn((call) => {
    const benefit = call.db.benefits.find(call.params['id'] ?? '')
    if (!benefit || !isEligible(call.user, benefit))
      return refuse(404, { error: 'Oops! The benefit you are looking for has been removed or relocated.' })
    return answer(benefit, call)
  })

/** GET /benefit/{id} (benefits-and-employer §7). */
export const getBenefit = aboutBenefit((benefit, { db, user }) =>
  ok({
    ...wireBenefit(db, user, benefit),
    description: benefit.description,
    covers: benefit.covers,
    howToLeave: benefit.howToLeave,
    termsAndConditionsShown: benefit.terms.length > 0,
    terms: benefit.terms,
  }),
)

/** GET /benefit/{id}/related_FAQ. */
export const getBenefitFaqs = aboutBenefit((benefit) => ok(benefit.faqs))

/** GET /benefit/{id}/related_benefits. */
export const getRelatedBenefits = aboutBenefit(({ relatedIds }, { db, user }) =>
  ok(
    relatedIds
      .flatMap((id) => db.benefits.find(id) ?? [])
      .filter((related) => isEligible(user, related))
      .map(({ id, name, summary, icon, groupCode }) => ({ benefitId: id, name, summary, icon, groupCode })),
  ),
)

import { ok, refuse, signedIn, type HandlerResponse, type SignedInCall } from '../handler.ts'
import type { Benefit, Person } from '../world/records.ts'
import { startOf } from '../world/rules.ts'
import type { Tables } from '../world/tables.ts'
import { todayIn } from '../world/today.ts'
import { isEligible, isRestricted, wireBenefit } from './eligible.ts'
import type { Candidate, Offer } from '../world/offer.ts'
import { linesOf, sumOf } from '../world/pricing.ts'

const somebody = (relationship: Candidate['relationship']): Candidate => ({
  id: relationship,
  name: relationship,
  relationship,
  eligible: true,
  reason: null,
})

/** The households whose costs are worth a row, in words, with the people whom each adds. */
const householdsOf = ({ people, price }: Offer): readonly (readonly [string, readonly Candidate[]])[] => {
  const partner = somebody('partner')
  switch (people) {
    case 'nobody':
      return [['You', []]]
    case 'partner':
      return [
        ['You', []],
        ['With a partner', [partner]],
      ]
    case 'family':
      return price.dependant === 0
        ? [
            ['You and your children', []],
            ['With a partner', [partner]],
          ]
        : [
            ['You', []],
            ['With a partner', [partner]],
            ['With a partner and 1 child', [partner, somebody('dependant')]],
          ]
  }
}

/** The levels, at prices that rose by `rise` percent, of a benefit whose only field chooses among options; a provider's prices are not known before the choice. */
export const levelsOf = ({ offer, beamSupported }: Benefit, rise: number) => {
  const [field, ...others] = offer.fields
  if (field?.kind !== 'choice' || others.length > 0 || beamSupported || offer.price.companyPays === 'all') return []
  return field.options.map(({ value, label, covers }) => ({
    name: label,
    option: { field: field.name, value },
    costs: householdsOf(offer).map(([who, candidates]) => ({
      covers: who,
      ...sumOf(
        linesOf(offer, { values: { [field.name]: value }, people: candidates.map(({ id }) => id) }, candidates, {
          answered: false,
          rise,
        }),
      ),
    })),
    includes: covers,
  }))
}

/** The benefit of this id, if it is one of the person's. */
export const benefitFor = (db: Tables, user: Person, id: string): Benefit | null => {
  const benefit = db.benefits.find(id)
  return benefit && isEligible(db, user, benefit) ? benefit : null
}

/** The 404 of a benefit that is not the person's, or was removed. */
export const benefitGone = (): HandlerResponse =>
  refuse(404, { error: 'Oops! The benefit you are looking for has been removed or relocated.' })

/** A handler about the benefit in the path; a benefit that is not the person's gets a 404. */
export const aboutBenefit = (respond: (benefit: Benefit, call: SignedInCall) => HandlerResponse) =>
  signedIn((call) => {
    const benefit = benefitFor(call.db, call.user, call.params['id'] ?? '')
    return benefit ? respond(benefit, call) : benefitGone()
  })

const startFor = (db: Tables, user: Person, benefit: Benefit): string => {
  const held = db.selections.findBy({ personId: user.id, benefitId: benefit.id })
  const isHeld = held?.status === 'approved' || held?.status === 'pending'
  const earliest =
    isRestricted(user, benefit) && user.probationUntil !== null
      ? user.probationUntil
      : startOf(benefit.timing, todayIn(db))
  return (isHeld ? held.startDate : null) ?? earliest
}

/** A benefit in full, as the hosts send it. The text of its terms is a separate response. */
export const wireDetail = (db: Tables, user: Person, benefit: Benefit) => ({
  ...wireBenefit(db, user, benefit),
  description: benefit.description,
  covers: benefit.covers,
  startDate: startFor(db, user, benefit),
  howToLeave: benefit.howToLeave,
  howToReturn: benefit.howToReturn,
  facts: benefit.facts,
  levels: levelsOf(benefit, db.settings.find('settings')?.priceRise ?? 0),
  termsAndConditionsShown: benefit.terms.length > 0,
  claim: benefit.claim,
  terms: benefit.terms.map(({ id, title, version }) => ({ id, title, version })),
})

/** GET /benefit/{id} [BEN-2]. */
export const getBenefit = aboutBenefit((benefit, { db, user }) => ok(wireDetail(db, user, benefit)))

/** GET /benefit/{id}/related_FAQ. */
export const getBenefitFaqs = aboutBenefit((benefit) => ok(benefit.faqs))

/** GET /benefit/{id}/related_benefits. */
export const getRelatedBenefits = aboutBenefit(({ relatedIds }, { db, user }) =>
  ok(
    relatedIds
      .flatMap((id) => db.benefits.find(id) ?? [])
      .filter((related) => isEligible(db, user, related))
      .map(({ id, name, summary, icon, groupCode }) => ({ benefitId: id, name, summary, icon, groupCode })),
  ),
)

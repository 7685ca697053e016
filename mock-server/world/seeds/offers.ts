import type { Offer } from '../offer.ts'
import { healthOffers } from './offers/health.ts'
import { lifeOffers } from './offers/life.ts'
import { moneyOffers } from './offers/money.ts'
import { protectionOffers } from './offers/protection.ts'
import { travelOffers } from './offers/travel.ts'

const offers: Readonly<Record<string, Offer>> = {
  ...healthOffers,
  ...protectionOffers,
  ...travelOffers,
  ...moneyOffers,
  ...lifeOffers,
}

/** What can be chosen of a benefit of the catalogue. Throws a RangeError for one that the catalogue does not have. */
export const offerOf = (benefitId: string): Offer => {
  const offer = offers[benefitId]
  if (!offer) throw new RangeError(`The catalogue has no offer for the benefit '${benefitId}'.`)
  return offer
}

import { ok, signedIn } from '../handler.ts'

/** GET /user/home-page-cards [HOME-1]. */
export const getHomePageCards = signedIn(({ db, user }) => {
  const begun = db.selections.where({ personId: user.id }).filter(({ status }) => status === 'in-progress')
  const cards = db.cards
    .all()
    .filter(({ whileBegun }) => whileBegun === undefined || begun.some(({ benefitId }) => benefitId === whileBegun))
  // What decides who sees a card is not sent.
  return ok(cards.map((card) => Object.fromEntries(Object.entries(card).filter(([name]) => name !== 'whileBegun'))))
})

/** GET /user/home-page-banner. */
export const getHomePageBanner = signedIn(({ db }) => ok(db.banners.all()))

import { ok, signedIn } from '../handler.ts'
import { familyCard } from '../world/seeds/home.ts'

/** GET /user/home-page-cards [HOME-1]: leavers get none, and only people with a family are asked to check it. */
export const getHomePageCards = signedIn(({ db, user }) =>
  ok(
    user.employmentStatus === 'active'
      ? db.cards.all().filter(({ id }) => id !== familyCard || db.familyMembers.findBy({ personId: user.id }) !== null)
      : [],
  ),
)

/** GET /user/home-page-banner. */
export const getHomePageBanner = signedIn(({ db, user }) =>
  ok(user.employmentStatus === 'active' ? db.banners.all() : []),
)

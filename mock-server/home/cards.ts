import { ok, signedIn } from '../handler.ts'

/** GET /user/home-page-cards [HOME-1]. */
export const getHomePageCards = signedIn(({ db }) => ok(db.cards.all()))

/** GET /user/home-page-banner. */
export const getHomePageBanner = signedIn(({ db }) => ok(db.banners.all()))

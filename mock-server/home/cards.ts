import { ok, signedIn } from '../handler.ts'
import { isRestricted } from '../benefits/eligible.ts'
import type { Card } from '../world/content-records.ts'
import { familyCard } from '../world/seeds/home.ts'

/**
 * GET /user/home-page-cards [HOME-1]: leavers get none, only people with a family are asked to check it, and nobody is offered what they have to
 * wait for.
 */
export const getHomePageCards = signedIn(({ db, user }) => {
  if (user.employmentStatus !== 'active') return ok([])
  const waits = ({ link }: Card): boolean => {
    const benefit = db.benefits.find(link.split('/').at(-1) ?? '')
    return benefit !== null && isRestricted(user, benefit)
  }
  const hasFamily = db.familyMembers.findBy({ personId: user.id }) !== null
  return ok(db.cards.all().filter((card) => !waits(card) && (card.id !== familyCard || hasFamily)))
})

/** GET /user/home-page-banner. */
export const getHomePageBanner = signedIn(({ db, user }) =>
  ok(user.employmentStatus === 'active' ? db.banners.all() : []),
)

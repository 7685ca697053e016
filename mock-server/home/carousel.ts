import { ok, signedIn } from '../handler.ts'
import { seedSlides } from '../world/seeds/slides.ts'

/** GET /carousel: the slides of the welcome [HOME-2]. */
export const getCarousel = signedIn(({ db }) => ok(db.settings.find('settings')?.noSlides ? [] : seedSlides))

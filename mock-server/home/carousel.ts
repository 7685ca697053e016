import { ok, signedIn } from '../handler.ts'
import slides from '../world/seeds/slides.json'

/** GET /carousel: the slides of the welcome [HOME-2]. */
export const getCarousel = signedIn(({ db }) => ok(db.settings.find('settings')?.noSlides ? [] : slides))

import { loadBanners, loadCards } from './home/cards.ts'
import { loadCarousel, noteWelcome } from './home/carousel.ts'

/** The effects of the home page. */
export const effects = [loadCards, loadBanners, loadCarousel, noteWelcome] as const

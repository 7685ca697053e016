import { loadBanners, loadCards } from './home/cards.ts'

/** The effects of the home page. */
export const effects = [loadCards, loadBanners] as const

import { noteWelcome } from './home/carousel.ts'

/** The effects of home, except those that fill it (`signed-in.ts`). */
export const effects = [noteWelcome] as const

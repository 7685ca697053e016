import { realToday } from './demo-day.ts'
import type { Tables } from './tables.ts'

/** The day that a world's host uses as today, yyyy-mm-dd. */
export const todayIn = ({ settings }: Pick<Tables, 'settings'>): string =>
  settings.find('settings')?.today ?? realToday()

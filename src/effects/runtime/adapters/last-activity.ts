import { ACTIVITY } from '../storage-keys.ts'

/** How far ahead of the clock a stamp can be, ms: correcting a clock over the network moves it by seconds. */
const SET_RIGHT = 60_000

/**
 * When the portal last called a host, according to the browser's storages, ms; `now` if they have nothing. A stamp well ahead of the clock
 * shows only that the clock was set back: the session then counts as idle since 0 [IDLE-1].
 */
export const lastActivity = (read: (area: 'local' | 'session', key: string) => string | null, now: number): number => {
  const kept = Math.max(...(['local', 'session'] as const).map((area) => Number(read(area, ACTIVITY)) || 0))
  return kept > now + SET_RIGHT ? 0 : Math.min(kept || now, now)
}

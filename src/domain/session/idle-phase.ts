/** Idle time in ms until the notice, the countdown and the end. */
export const NOTICE_AFTER = 13 * 60_000
export const COUNTDOWN_AFTER = 14 * 60_000
export const COUNTDOWN_SECONDS = 15

export type IdlePhase =
  | { kind: 'active' }
  | { kind: 'noticed' }
  | { kind: 'counting'; secondsLeft: number }
  | { kind: 'expired' }

/** Deadlines come only from time stamps, so a sleeping machine or a late tick changes nothing. */
export const phaseAt = (lastActivityAt: number, now: number): IdlePhase => {
  const quiet = now - lastActivityAt
  if (quiet < NOTICE_AFTER) return { kind: 'active' }
  if (quiet < COUNTDOWN_AFTER) return { kind: 'noticed' }
  const secondsLeft = COUNTDOWN_SECONDS - Math.floor((quiet - COUNTDOWN_AFTER) / 1000)
  return secondsLeft > 0 ? { kind: 'counting', secondsLeft } : { kind: 'expired' }
}

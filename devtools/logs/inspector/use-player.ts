import { useEffect, useRef } from 'react'

/** Events a second, or the recorded times with long pauses cut. */
export const paces = ['1', '4', '16', 'recorded'] as const
export type Pace = (typeof paces)[number]

/** The longest pause when playing as recorded, ms. */
export const LONGEST_PAUSE = 1500

/** How long an event stays before the next one, ms. */
export const waitBefore = (pace: Pace, here: number, next: number): number => {
  switch (pace) {
    case '1':
      return 1000
    case '4':
      return 250
    case '16':
      return 62.5
    case 'recorded':
      return Math.min(LONGEST_PAUSE, Math.max(0, next - here))
  }
}

/**
 * Steps on automatically, at the screen's frame rate.
 * @param step goes one event further and returns how long that one stays, ms; null at the end
 */
export const usePlayer = (playing: boolean, step: () => number | null, stop: () => void): void => {
  const newest = useRef({ step, stop })
  useEffect(() => {
    newest.current = { step, stop }
  })
  useEffect(() => {
    if (!playing) return undefined
    let due = performance.now()
    let frame = requestAnimationFrame(function run(now) {
      // A page that was hidden does not catch up.
      if (now - due > 1000) due = now
      while (due <= now) {
        const stays = newest.current.step()
        if (stays === null) {
          newest.current.stop()
          return
        }
        due += Math.max(stays, 1000 / 60)
      }
      frame = requestAnimationFrame(run)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing])
}

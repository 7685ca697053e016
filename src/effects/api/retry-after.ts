/** The longest wait that is worth naming, seconds. */
const DAY = 24 * 60 * 60

/** How many seconds a host's `Retry-After` names, as a number or as a date; null if it names none, or more than a day. */
export const secondsOf = (retryAfter: string | undefined, now: () => number): number | null => {
  if (retryAfter === undefined) return null
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : // oxlint-disable-next-line no-restricted-globals -- parses a date and reads no clock
      Math.ceil((Date.parse(retryAfter) - now()) / 1000)
  return seconds > 0 && seconds <= DAY ? seconds : null
}

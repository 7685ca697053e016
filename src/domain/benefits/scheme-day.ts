import { dayIn } from '../formats/calendar.ts'
import type { StateWith } from '../kernel/slice.ts'
import { selectProfile, type session } from '../session/session.ts'

/** The day of a moment, `yyyy-mm-dd`, where the person's scheme counts its days. `at` is milliseconds since 1970. */
export const schemeDay = (state: StateWith<typeof session>, at: number): string =>
  dayIn(at, selectProfile(state)?.timeZone ?? null)

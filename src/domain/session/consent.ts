import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { CookiesAccepted } from '../content/cookies.ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import type { StateWith } from '../kernel/slice.ts'
import { masquerading, type masquerade } from './masquerade.ts'

/** Accepts cookies, the video player's as chosen. Refused during a masquerade. */
export const acceptCookies = (
  state: StateWith<typeof masquerade>,
  { videoPlayer }: { videoPlayer: boolean },
): Either<Refusal, DomainEvent> =>
  masquerading(state) ? left(refuse('masquerade')) : right(CookiesAccepted({ videoPlayer }))

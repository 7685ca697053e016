import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import { CookiesAccepted } from '../content/cookies.ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import type { StateWith } from '../kernel/slice.ts'
import type { masquerade } from './masquerade.ts'
import { masquerading } from './masquerade.ts'

/** Accepts cookies, the video player's as chosen. Refused during a masquerade. */
export const acceptCookies = (
  state: StateWith<typeof masquerade>,
  { videoPlayer }: { videoPlayer: boolean },
): Either<Refusal, DomainEvent> =>
  masquerading(state) ? left(refuse('masquerade')) : right(CookiesAccepted({ videoPlayer }))

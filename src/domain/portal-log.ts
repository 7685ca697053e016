import type { Either } from 'fp-ts/lib/Either.js'
import { checks } from './checks.generated.ts'
import type { LogFile } from './log/log-file.ts'
import { openLog } from './log/log-file.ts'
import { portalEvolution } from './state.ts'

/**
 * Opens the bytes of a log of this portal, as `openLog` does. No part of the portal itself: the checks of all events are too much to load for a visit.
 * @param sanitise makes HTML of a log safe: given by whoever draws one
 */
export const openPortalLog = (
  bytes: Uint8Array,
  options: { readonly sanitise?: (html: string) => string } = {},
): Either<string, LogFile> => openLog(bytes, portalEvolution().definitions, { ...options, checks })

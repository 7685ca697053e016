import type { Either } from 'fp-ts/lib/Either.js'
import { checks } from './checks.generated.ts'
import { openLog, type LogFile } from './log/log-file.ts'
import { portalEvolution } from './state.ts'

/**
 * Opens the bytes of a log of this portal, as `openLog` does. Not part of the portal itself: the checks of all events are too large to load
 * for a visit.
 * @param sanitise makes the HTML of a log safe: required for rendering
 */
export const openPortalLog = (
  bytes: Uint8Array,
  options: { readonly sanitise?: (html: string) => string } = {},
): Either<string, LogFile> => openLog(bytes, portalEvolution().definitions, { ...options, checks })

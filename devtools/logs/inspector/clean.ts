import { sanitiser } from '../../../src/effects/runtime/adapters/sanitise.ts'
import type { Clean } from '../engine/client.ts'

/** No video hosts are trusted here: a player would fetch from them. */
const sanitise = sanitiser([], [])

/** Sends HTML of a log through the portal's own sanitiser, some at a time, so that the page stays free. */
export const clean: Clean = async (html) => {
  const safe: string[] = []
  for (const text of html) {
    safe.push(sanitise(text, 'content'))
    if (safe.length % 20 === 0) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return safe
}

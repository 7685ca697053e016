import * as t from 'io-ts'
import { defineEvent } from '../kernel/event.ts'
import { personal, plain } from '../kernel/codecs/classification.ts'
import { defineSlice } from '../kernel/slice.ts'

/** The source of an unhandled error: a screen, a chunk that failed to load, or neither. */
export const CrashKind = t.keyof({ error: null, rejection: null, screen: null, chunk: null })
export type CrashKind = t.TypeOf<typeof CrashKind>

/**
 * Code of the portal failed. A message can quote data, so it is personal; the stack has only names of functions and places in our own scripts.
 * `times` counts the crashes with this name, message and place so far, because only some of many become events.
 */
export const CrashOccurred = defineEvent('CrashOccurred', {
  kind: CrashKind,
  name: plain,
  message: personal,
  stack: t.array(plain),
  times: t.number,
})

/** Crashes are recorded for readers of the log; a screen shows its own. */
export const crashes = defineSlice({
  name: 'crashes',
  lifetime: 'page',
  initial: (): { occurred: number } => ({ occurred: 0 }),
  own: { CrashOccurred },
  on: {
    CrashOccurred: (draft) => {
      draft.occurred += 1
    },
  },
})

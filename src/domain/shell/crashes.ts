import * as t from 'io-ts'
import { defineEvent } from '../kernel/event.ts'
import { personal, plain } from '../kernel/codecs/classification.ts'
import { defineSlice } from '../kernel/slice.ts'

/** Where an error was found that nothing dealt with: in a screen, in a chunk that failed to load, or outside either. */
export const CrashKind = t.keyof({ error: null, rejection: null, screen: null, chunk: null })
export type CrashKind = t.TypeOf<typeof CrashKind>

/**
 * Code of the portal failed. A message can quote data, so it is personal; the stack has names of functions and places in our own scripts only.
 * `times` counts the crashes of this name, message and place so far: of many only some are events.
 */
export const CrashOccurred = defineEvent('CrashOccurred', {
  kind: CrashKind,
  name: plain,
  message: personal,
  stack: t.array(plain),
  times: t.number,
})

/** A crash is in the log for whoever reads it; screens show their own. */
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

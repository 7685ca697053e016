import { defineEvent } from '../kernel/event.ts'
import { plain } from '../kernel/marks.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'

/** A script that the portal loads when it is needed could not be loaded: offline, or a newer build took its place. */
export const PartMissed = defineEvent('PartMissed', { part: plain })

export const parts = defineSlice({
  name: 'parts',
  lifetime: 'page',
  initial: (): { missed: string | null } => ({ missed: null }),
  own: { PartMissed },
  on: {
    PartMissed: (draft, { part }) => {
      draft.missed = part
    },
  },
})

export const selectPartMissed = selector([parts], (state): boolean => state.parts.missed !== null)

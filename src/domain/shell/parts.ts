import { defineEvent } from '../kernel/event.ts'
import { forms } from '../kernel/form.ts'
import { plain } from '../kernel/marks.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { selectProfile, session } from '../session/session.ts'
import { connection } from './connection.ts'

/** A script that the portal loads when it is needed could not be loaded: offline, or a newer build took its place. */
export const PartMissed = defineEvent('PartMissed', { part: plain })

/** The part whose own place says that it is missing: a page. */
export const PAGE_PART = 'page'

export const parts = defineSlice({
  name: 'parts',
  lifetime: 'page',
  initial: (): { missed: string | null } => ({ missed: null }),
  own: { PartMissed },
  on: {
    PartMissed: (draft, { part }) => {
      // A page that is missing too takes no notice away.
      if (part !== PAGE_PART || draft.missed === null) draft.missed = part
    },
  },
})

/** Whether something is missing that no place on the page says. */
export const selectPartMissed = selector(
  [parts],
  (state): boolean => state.parts.missed !== null && state.parts.missed !== PAGE_PART,
)

/** Whether a form holds what would be lost with the page. What was typed to sign in is done with once somebody is in. */
const selectUnsaved = selector([forms, session], (state): boolean =>
  Object.entries(state.forms).some(([name, { values, secrets, touched }]) => {
    const isOver = name.startsWith('login-') && selectProfile(state) !== null
    return !isOver && [values, secrets, touched].some((held) => Object.values<string | true>(held).some(Boolean))
  }),
)

/** Whether loading the page anew brings a missing part and costs nothing: there is a network, and nothing is unsaved. */
export const selectReloadHelps = selector(
  [parts, forms, session, connection],
  (state): boolean => state.parts.missed !== null && state.connection.online && !selectUnsaved(state),
)

import * as t from 'io-ts'
import { defineEvent, upcast } from '../kernel/event.ts'
import { forms } from '../kernel/forms/form.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { selectProfile, session } from '../session/session.ts'
import { connection } from './connection.ts'

/** A chunk could not be loaded: the network failed, or a newer build has replaced it. Version 1 was called `PartMissed`. */
export const ChunkLoadFailed = defineEvent('ChunkLoadFailed', { chunk: plain }, [
  upcast(t.type({ part: plain }), ({ part }) => ({ chunk: part }), 'PartMissed'),
])

/** The chunk of a page; its place on the screen says that it is missing. */
export const PAGE_CHUNK = 'page'

/** Recorded state hashes include this field name. */
export const chunks = defineSlice({
  name: 'parts',
  lifetime: 'page',
  initial: (): { missed: string | null } => ({ missed: null }),
  own: { ChunkLoadFailed },
  on: {
    ChunkLoadFailed: (draft, { chunk }) => {
      // A missing page does not remove another chunk's notice.
      if (chunk !== PAGE_CHUNK || draft.missed === null) draft.missed = chunk
    },
  },
})

/** Whether a chunk is missing and no message in its place on the screen says so. */
export const selectChunkMissing = selector(
  [chunks],
  (state): boolean => state.parts.missed !== null && state.parts.missed !== PAGE_CHUNK,
)

/** Whether a form holds input that a reload would lose. Login input no longer counts once somebody is signed in. */
const selectUnsaved = selector([forms, session], (state): boolean =>
  Object.entries(state.forms).some(([name, { values, secrets, touched }]) => {
    const isOver = name.startsWith('login-') && selectProfile(state) !== null
    return !isOver && [values, secrets, touched].some((held) => Object.values<string | true>(held).some(Boolean))
  }),
)

/** Whether a reload fetches the missing chunk and loses nothing: the device is online, and nothing is unsaved. */
export const selectReloadHelps = selector(
  [chunks, forms, session, connection],
  (state): boolean => state.parts.missed !== null && state.connection.online && !selectUnsaved(state),
)

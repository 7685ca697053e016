import * as t from 'io-ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent, upcast } from '../kernel/event.ts'
import { forms } from '../kernel/forms/form.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { selectProfile, session } from '../session/session.ts'
import { address, AddressChanged, pathOf } from './address.ts'
import { connection } from './connection.ts'

/**
 * A chunk could not be loaded: the network failed, or a newer build has replaced it. `page` is the address, as far as it is recorded, of the
 * page in whose place an error is shown; null for other chunks and before version 3. Version 1 was called `PartMissed`.
 */
export const ChunkLoadFailed = defineEvent('ChunkLoadFailed', { chunk: plain, page: t.union([plain, t.null]) }, [
  upcast(t.type({ part: plain }), ({ part }) => ({ chunk: part }), 'PartMissed'),
  upcast(t.type({ chunk: plain }), (old) => ({ ...old, page: null })),
])

/** @param path of the page in whose place an error is shown */
export const chunkFailed = (chunk: string, path?: string): DomainEvent =>
  ChunkLoadFailed({ chunk, page: path === undefined ? null : pathOf(path) })

/** The chunk of a page; its place on the screen says that it is missing. */
export const PAGE_CHUNK = 'page'

/** Recorded logs have this field name. */
export const chunks = defineSlice({
  name: 'parts',
  lifetime: 'page',
  initial: (): { missed: string | null; page: string | null } => ({ missed: null, page: null }),
  own: { ChunkLoadFailed },
  on: {
    ChunkLoadFailed: (draft, { chunk, page }) => {
      draft.page = page ?? draft.page
      // A missing page does not remove another chunk's notice.
      if (chunk !== PAGE_CHUNK || draft.missed === null) draft.missed = chunk
    },
  },
  extraReducers: (on) => [
    on(AddressChanged, (draft, { path }) => {
      // Who comes back to a page has it loaded again.
      if (path !== draft.page) draft.page = null
    }),
  ],
})

/** Whether an error stands in place of the page at this address. */
export const selectPageMissing = selector(
  [chunks, address],
  ({ parts: { page }, address: { now } }): boolean => page !== null && page === now?.path,
)

/** Whether a chunk is missing that no place on the screen reports. */
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

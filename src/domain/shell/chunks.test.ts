import { describe, expect, it } from 'vitest'
import { FieldEdited, FormCleared, FormFilled, forms } from '../kernel/forms/form.ts'
import { story } from '../kernel/testing.ts'
import { profile } from '../samples.ts'
import { ProfileLoaded, SessionEnded, session } from '../session/session.ts'
import { connection, ConnectionLost } from './connection.ts'
import { address, AddressChanged } from './address.ts'
import {
  chunkFailed,
  PAGE_CHUNK,
  ChunkLoadFailed,
  chunks,
  selectChunkMissing,
  selectPageMissing,
  selectReloadHelps,
} from './chunks.ts'

const loaded = ProfileLoaded({ profile, termsUpdated: false })

describe('a script that could not be loaded', () => {
  it('[SHELL-4] is remembered, also when the session ends', () => {
    const given = story(address, chunks, session)
    expect(selectChunkMissing(given().state)).toBe(false)
    const missed = given(
      ChunkLoadFailed({ chunk: 'benefits', page: null }),
      SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null }),
    )
    expect(selectChunkMissing(missed.state)).toBe(true)
  })

  it('[SHELL-4] a page says itself that it is missing', () => {
    expect(
      selectChunkMissing(story(address, chunks, session)(ChunkLoadFailed({ chunk: PAGE_CHUNK, page: null })).state),
    ).toBe(false)
  })

  it('[SHELL-4] [BED-8] has an error in place of its page until another page is shown', () => {
    const at = (path: string) => AddressChanged({ path, choices: {}, words: {}, quotes: {} })
    const failed = ChunkLoadFailed({ chunk: PAGE_CHUNK, page: '/app/my-benefits/' })
    const given = story(address, chunks)
    const missing = (...events: readonly (typeof failed | ReturnType<typeof at>)[]) =>
      selectPageMissing(given(...events).state)
    expect(chunkFailed(PAGE_CHUNK, '/app/my-benefits/')).toEqual(failed)
    expect(missing(at('/app/home/'), failed)).toBe(false)
    expect(missing(at('/app/home/'), failed, at('/app/my-benefits/'))).toBe(true)
    expect(missing(at('/app/my-benefits/'), failed)).toBe(true)
    expect(missing(at('/app/my-benefits/'), failed, ChunkLoadFailed({ chunk: 'panel', page: null }))).toBe(true)
    expect(missing(at('/app/my-benefits/'), failed, at('/app/home/'))).toBe(false)
    expect(missing(at('/app/my-benefits/'), failed, at('/app/home/'), at('/app/my-benefits/'))).toBe(false)
    expect(missing(at('/app/my-benefits/'), ChunkLoadFailed({ chunk: PAGE_CHUNK, page: null }))).toBe(false)
  })

  it('[STATE-1] the page is loaded again only where that loses nothing', () => {
    const given = story(address, chunks, session, forms, connection)
    const missed = ChunkLoadFailed({ chunk: 'benefits', page: null })
    const email = FieldEdited({ form: 'login-email', field: 'email', value: 'a@b.example', problem: null })
    const filled = FormFilled({ form: 'my-details', values: { phone: '07' }, choices: {} })
    expect(selectReloadHelps(given().state)).toBe(false)
    expect(selectReloadHelps(given(missed).state)).toBe(true)
    expect(selectReloadHelps(given(missed, email).state)).toBe(false)
    expect(selectReloadHelps(given(missed, email, loaded).state)).toBe(true)
    expect(selectReloadHelps(given(missed, loaded, filled).state)).toBe(false)
    expect(selectReloadHelps(given(missed, loaded, filled, FormCleared({ form: 'my-details' })).state)).toBe(true)
    expect(selectReloadHelps(given(missed, ConnectionLost({})).state)).toBe(false)
  })
})

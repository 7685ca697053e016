import { describe, expect, it } from 'vitest'
import { FieldEdited, FormCleared, FormFilled, forms } from '../kernel/forms/form.ts'
import { story } from '../kernel/testing.ts'
import { profile } from '../samples.ts'
import { ProfileLoaded, SessionEnded, session } from '../session/session.ts'
import { connection, ConnectionLost } from './connection.ts'
import { PAGE_CHUNK, ChunkLoadFailed, chunks, selectChunkMissing, selectReloadHelps } from './chunks.ts'

const loaded = ProfileLoaded({ profile, termsUpdated: false })

describe('a script that could not be loaded', () => {
  it('[SHELL-4] is remembered, also when the session ends', () => {
    const given = story(chunks, session)
    expect(selectChunkMissing(given().state)).toBe(false)
    const missed = given(
      ChunkLoadFailed({ chunk: 'benefits' }),
      SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null }),
    )
    expect(selectChunkMissing(missed.state)).toBe(true)
  })

  it('[SHELL-4] a page says itself that it is missing', () => {
    expect(selectChunkMissing(story(chunks, session)(ChunkLoadFailed({ chunk: PAGE_CHUNK })).state)).toBe(false)
  })

  it('[STATE-1] the page is loaded again only where that loses nothing', () => {
    const given = story(chunks, session, forms, connection)
    const missed = ChunkLoadFailed({ chunk: 'benefits' })
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

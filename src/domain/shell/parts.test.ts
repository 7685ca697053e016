import { describe, expect, it } from 'vitest'
import { SessionEnded, session } from '../session/session.ts'
import { story } from '../kernel/kit.ts'
import { PartMissed, parts, selectPartMissed } from './parts.ts'

describe('a script that could not be loaded', () => {
  it('[SHELL-4] is remembered, also when the session ends', () => {
    const given = story(parts, session)
    expect(selectPartMissed(given().state)).toBe(false)
    const missed = given(
      PartMissed({ part: 'benefits' }),
      SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null }),
    )
    expect(selectPartMissed(missed.state)).toBe(true)
  })
})

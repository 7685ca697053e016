import { describe, expect, it } from 'vitest'
import { story } from '../kernel/testing.ts'
import { CookieChoiceRestored, cookies, CookiesAccepted, selectCookies } from './cookies.ts'

const given = story(cookies)

describe('cookies', () => {
  it('[COOKIE-1] are not accepted until somebody says so', () => {
    expect(selectCookies(given().state)).toEqual({ accepted: false, videoPlayer: false })
  })

  it.each([true, false])('[COOKIE-1] are accepted with the video player as chosen: %s', (videoPlayer) => {
    const chosen = { accepted: true, videoPlayer }
    expect(selectCookies(given(CookiesAccepted({ videoPlayer })).state)).toEqual(chosen)
    expect(selectCookies(given(CookieChoiceRestored({ videoPlayer })).state)).toEqual(chosen)
  })

  it('[COOKIE-1] may be chosen again', () => {
    const after = given(CookiesAccepted({ videoPlayer: true }), CookiesAccepted({ videoPlayer: false }))
    expect(selectCookies(after.state).videoPlayer).toBe(false)
  })
})

import * as t from 'io-ts'
import { defineEvent } from '../kernel/event.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'

/** Saving the settings counts as accepting, with the optional cookies as chosen. */
export const CookiesAccepted = defineEvent('CookiesAccepted', { videoPlayer: t.boolean })
/** The choice of an earlier visit, read from storage. */
export const CookieChoiceRestored = defineEvent('CookieChoiceRestored', { videoPlayer: t.boolean })

/** Consent belongs to the browser and outlives the session. Its command is in `session/consent.ts`, which knows the person. */
export const cookies = defineSlice({
  name: 'cookies',
  lifetime: 'page',
  initial: () => ({ accepted: false, videoPlayer: false }),
  own: { CookiesAccepted, CookieChoiceRestored },
  on: {
    CookiesAccepted: (draft, { videoPlayer }) => {
      draft.accepted = true
      draft.videoPlayer = videoPlayer
    },
    CookieChoiceRestored: (draft, { videoPlayer }) => {
      draft.accepted = true
      draft.videoPlayer = videoPlayer
    },
  },
})

export const selectCookies = selector([cookies], (state) => state.cookies)

import * as t from 'io-ts'
import { defineEvent } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'
import { ProfileLoaded, session } from './session.ts'

const Masquerade = t.type({ userId: plain, schemeYear: t.union([plain, t.null]) })
/** As whom an administrator sees the site: the user of the link's answer, the scheme year of its path. */
export type Masquerade = t.TypeOf<typeof Masquerade>

export const MasqueradeStarted = defineEvent('MasqueradeStarted', Masquerade.props)
/** A reload of the tab goes on with its masquerade, before anything is called. */
export const MasqueradeRestored = defineEvent('MasqueradeRestored', Masquerade.props)
/** This tab is a copy of one that masquerades: the masquerade stays there, and the copy has none. */
export const MasqueradeLeftBehind = defineEvent('MasqueradeLeftBehind', {})

interface MasqueradeState {
  now: Masquerade | null
  /** Whether the screen has to say that this tab has no part in the masquerade it was copied from. */
  leftBehind: boolean
}

export const masquerade = defineSlice({
  name: 'masquerade',
  lifetime: 'session',
  initial: (): MasqueradeState => ({ now: null, leftBehind: false }),
  own: { MasqueradeStarted, MasqueradeRestored, MasqueradeLeftBehind },
  on: {
    MasqueradeStarted: (draft, now) => {
      draft.now = now
      draft.leftBehind = false
    },
    MasqueradeRestored: (draft, now) => {
      draft.now = now
    },
    MasqueradeLeftBehind: (draft) => {
      draft.now = null
      draft.leftBehind = true
    },
  },
  extraReducers: (on) => [
    // A link without a year leaves it to the host, whose choice then holds for the calls that follow.
    on(ProfileLoaded, (draft, { profile }) => {
      if (draft.now && draft.now.schemeYear === null) draft.now.schemeYear = profile.schemeYear
    }),
  ],
})

/** Whether somebody acts for another person: commands that change consent, password or two-factor then refuse. */
export const masquerading = (state: StateWith<typeof masquerade>): boolean => state.masquerade.now !== null

export const selectMasquerading = selector([masquerade], masquerading)

export const selectLeftBehind = selector([masquerade], (state) => state.masquerade.leftBehind)

/** What the banner says; the name is null until the profile is there. Null without a masquerade. */
export const selectMasqueradeBanner = selector(
  [masquerade, session],
  ({ masquerade: { now }, session: { now: who } }) =>
    now && { user: who.kind === 'signedIn' ? who.profile.user.name : null, schemeYear: now.schemeYear },
)

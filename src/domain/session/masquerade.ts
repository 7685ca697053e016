import * as t from 'io-ts'
import { defineEvent } from '../kernel/event.ts'
import { plain, reference } from '../kernel/codecs/classification.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { ProfileLoaded, session } from './session.ts'

const Masquerade = t.type({ userId: reference, schemeYear: t.union([plain, t.null]) })
/** The identity for which an administrator sees the site: the user from the link's response, the scheme year from its path. */
export type Masquerade = t.TypeOf<typeof Masquerade>

export const MasqueradeStarted = defineEvent('MasqueradeStarted', Masquerade.props)
/** After a reload the tab continues its masquerade, before the first call. */
export const MasqueradeRestored = defineEvent('MasqueradeRestored', Masquerade.props)
/** This tab was duplicated from one with a masquerade: the masquerade stays there. */
export const MasqueradeLeftBehind = defineEvent('MasqueradeLeftBehind', {})

interface MasqueradeState {
  now: Masquerade | null
  /** Whether the screen has to say that this tab lost the masquerade it was duplicated from. */
  leftBehind: boolean
}

export const masquerade = defineSlice({
  name: 'masquerade',
  lifetime: 'visitor',
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
    // If the link has no year, the host chooses one, which then applies to later calls.
    on(ProfileLoaded, (draft, { profile }) => {
      if (draft.now && draft.now.schemeYear === null) draft.now.schemeYear = profile.schemeYear
    }),
  ],
})

/** Whether a masquerade is active: commands that change consent, password or two-factor then refuse. */
export const masquerading = (state: StateWith<typeof masquerade>): boolean => state.masquerade.now !== null

export const selectMasquerading = selector([masquerade], masquerading)

export const selectLeftBehind = selector([masquerade], (state) => state.masquerade.leftBehind)

/** The content of the banner; the name is null until the profile has loaded. Null without a masquerade. */
export const selectMasqueradeBanner = selector(
  [masquerade, session],
  ({ masquerade: { now }, session: { now: who } }) =>
    now && { user: who.kind === 'signedIn' ? who.profile.user.name : null, schemeYear: now.schemeYear },
)

import { Problem } from '../kernel/requests/problem.ts'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, upcast, type DomainEvent } from '../kernel/event.ts'
import { personal, plain, quoting } from '../kernel/codecs/classification.ts'
import { idle, loading, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { masquerading, type masquerade } from '../session/masquerade.ts'
import { ProfileLoaded } from '../session/session.ts'
import { defineRead } from '../kernel/requests/read.ts'
import { defineWrite } from '../kernel/requests/write.ts'

/** A picture of the scheme's set, and what it shows. */
export const Avatar = t.type({ name: plain, url: plain })
export type Avatar = t.TypeOf<typeof Avatar>

/** The address of a picture; null means initials. Addresses of the set are quoted, because the log holds the set in plain. */
const picture = t.union([quoting, t.null])
/** Version 1 recorded a pseudonym, which is not an address of the set. */
const upcasts = [upcast(t.type({ picture: t.union([personal, t.null]) }), (old) => old)]

export const avatarsRead = defineRead('Avatars', {
  // `saved` repeats the picture from the profile, which a log cannot quote before it holds the set. Version 1 did not repeat it.
  data: { avatars: t.array(Avatar), saved: picture },
  value: ({ avatars }) => avatars,
  upcasts: [upcast(t.type({ avatars: t.array(Avatar) }), (old) => ({ ...old, saved: null }))],
})
export const { AvatarsRequested, AvatarsLoaded, AvatarsFailed } = avatarsRead.events
export const choiceWrite = defineWrite('AvatarChoice', { data: { picture }, upcasts })
export const { AvatarChoiceRequested, AvatarChoiceFailed } = choiceWrite.events
export const AvatarChosen = defineEvent('AvatarChosen', { picture }, upcasts)
/** The host's picture, read again after a choice whose response was lost. */
export const AvatarFound = defineEvent('AvatarFound', { picture })
/** The picture could not be read again: the last known one stays. */
export const AvatarRereadFailed = defineEvent('AvatarRereadFailed', { problem: Problem })

interface AvatarState {
  set: Remote<Avatar[]>
  /** The host's value. */
  saved: string | null
  /** The value shown while the change is sent; null at rest. Recorded state hashes include this field name. */
  wished: { picture: string | null } | null
  problem: Problem | null
  /** The choice that failed, and may have been made. */
  unconfirmed: { picture: string | null } | null
}

const set = avatarsRead.on('set')

export const avatar = defineSlice({
  name: 'avatar',
  lifetime: 'session',
  initial: (): AvatarState => ({ set: idle, saved: null, wished: null, problem: null, unconfirmed: null }),
  own: { ...avatarsRead.events, ...choiceWrite.events, AvatarChosen, AvatarFound, AvatarRereadFailed },
  on: {
    ...set,
    AvatarsLoaded: (draft, data, at) => {
      set.AvatarsLoaded(draft, data, at)
      draft.saved = data.saved ?? draft.saved
    },
    AvatarsRequested: (draft) => {
      draft.set = loading(draft.set)
      draft.problem = null
    },
    AvatarChoiceRequested: (draft, { picture }) => {
      draft.wished = { picture }
      draft.problem = null
      draft.unconfirmed = null
    },
    AvatarChosen: (draft, { picture: saved }) => {
      draft.saved = saved
      draft.wished = null
    },
    AvatarChoiceFailed: (draft, { problem }) => {
      draft.unconfirmed = draft.wished
      draft.wished = null
      draft.problem = problem
    },
    AvatarFound: (draft, { picture: saved }) => {
      draft.saved = saved
      if (draft.unconfirmed?.picture !== saved) return
      draft.unconfirmed = null
      draft.problem = null
    },
    AvatarRereadFailed: () => {},
  },
  extraReducers: (on) => [
    on(ProfileLoaded, (draft, { profile }) => {
      draft.saved = profile.user.avatar
    }),
  ],
})
type Needs = StateWith<typeof avatar>

export const requestAvatars = ({ avatar: { set } }: Needs): Either<Refusal, DomainEvent> =>
  set.status === 'loading' || set.status === 'loaded' ? left(refuse('known')) : right(AvatarsRequested({}))

const shownIn = ({ avatar: { wished, saved } }: Needs): string | null => (wished === null ? saved : wished.picture)

/** Chooses a picture of the set, or none. Refused during a masquerade: a person's picture is theirs alone to choose. */
export const chooseAvatar = (
  state: Needs & StateWith<typeof masquerade>,
  choice: string | null,
): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  if (choice !== null && !valueOf(state.avatar.set)?.some(({ url }) => url === choice)) return left(refuse('unknown'))
  return choice === shownIn(state) ? left(refuse('known')) : right(AvatarChoiceRequested({ picture: choice }))
}

/** The picture to draw wherever the person is shown: the new choice at once, and the previous one again if it failed. */
export const selectPicture = selector([avatar], shownIn)

export const selectAvatars = selector([avatar], (state) => state.avatar)

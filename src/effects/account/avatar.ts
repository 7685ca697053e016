import { foldW } from 'fp-ts/lib/Either.js'
import { map, of, switchMap } from 'rxjs'
import {
  AvatarChoiceFailed,
  AvatarChoiceRequested,
  AvatarChosen,
  AvatarsFailed,
  AvatarsLoaded,
  AvatarsRequested,
} from '../../domain/account/avatar.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { updateUser } from '../api/generated/account.ts'
import { getAvatarSet } from '../api/generated/brand.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** How long a choice must rest before the host is told, ms: arrow keys go through many pictures. */
export const RESTS_FOR = 400

export const loadAvatars = portalEffect({
  name: 'avatar.loadSet',
  on: [AvatarsRequested],
  policy: { switchBy: one },
  emits: [AvatarsLoaded, AvatarsFailed],
  failure: (problem) => AvatarsFailed({ problem }),
  run: (_, { api }, state) => {
    const profile = selectProfile(state())
    if (!profile) return of(AvatarsFailed({ problem: { kind: 'aborted' } }))
    return api(getAvatarSet, { path: { id: profile.schemeId } }).pipe(
      map(
        foldW(
          ({ problem }) => AvatarsFailed({ problem }),
          ({ data }) => AvatarsLoaded({ avatars: data.avatars ?? [] }),
        ),
      ),
    )
  },
})

/** The newest choice counts: an earlier one that is still on its way is dropped. */
export const sendAvatar = portalEffect({
  name: 'avatar.send',
  on: [AvatarChoiceRequested],
  policy: { switchBy: one },
  emits: [AvatarChosen, AvatarChoiceFailed],
  failure: (problem) => AvatarChoiceFailed({ problem }),
  run: ({ data: { picture } }, { api, clock }) =>
    clock.after(RESTS_FOR).pipe(
      switchMap(() => api(updateUser, { body: { avatar: picture } })),
      map(
        foldW(
          ({ problem }) => AvatarChoiceFailed({ problem }),
          // A host that leaves it out has taken what was sent.
          ({ data }) => AvatarChosen({ picture: data.avatar === undefined ? picture : data.avatar }),
        ),
      ),
    ),
})

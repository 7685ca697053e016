import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, map, switchMap } from 'rxjs'
import {
  AvatarChoiceFailed,
  AvatarChoiceRequested,
  AvatarChosen,
  AvatarFound,
  AvatarRereadFailed,
  avatarsRead,
  choiceWrite,
} from '../../domain/account/avatar.ts'
import { writeResultOf } from '../../domain/kernel/requests/problem.ts'
import { getUser, updateUser } from '../api/generated/account.ts'
import { getAvatarSet } from '../api/generated/brand.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { portalRead, portalWrite, asPerson } from '../runtime/portal-calls.ts'

/** How long to wait after the last choice before sending it, ms: arrow keys move through many pictures. */
export const RESTS_FOR = 400

export const loadAvatars = portalRead(avatarsRead, {
  name: 'avatar.loadSet',
  call: (_, { api }, state) => asPerson(state, ({ schemeId }) => api(getAvatarSet, { path: { id: schemeId } })),
  data: ({ avatars }, _, state) => ({ avatars, saved: state().avatar.saved }),
})

/** The newest choice wins: an earlier call in flight is cancelled. */
export const sendAvatar = portalWrite(choiceWrite, {
  name: 'avatar.send',
  policy: { switchBy: one },
  call: ({ picture }, { api, clock }) =>
    clock.after(RESTS_FOR).pipe(switchMap(() => api(updateUser, { body: { avatar: picture } }))),
  emits: [AvatarChosen],
  // If the host omits the picture, it accepted the one that was sent.
  done: ({ data }, { picture }) => AvatarChosen({ picture: data.avatar === undefined ? picture : data.avatar }),
})

/** Reads the picture again if the response to a choice was lost; a later choice cancels that. */
export const rereadAvatar = portalEffect({
  name: 'avatar.reread',
  on: [AvatarChoiceFailed, AvatarChoiceRequested],
  policy: { switchBy: one },
  emits: [AvatarFound, AvatarRereadFailed],
  failure: (problem) => AvatarRereadFailed({ problem }),
  run: ({ type, data }, { api }) =>
    type === 'AvatarChoiceFailed' && writeResultOf(data.problem) === 'unknown'
      ? api(getUser, {}).pipe(
          map(
            foldW(
              ({ problem }) => AvatarRereadFailed({ problem }),
              ({ data: { avatar } }) =>
                avatar === undefined
                  ? AvatarRereadFailed({ problem: { kind: 'undecodable', where: 'avatar' } })
                  : AvatarFound({ picture: avatar }),
            ),
          ),
        )
      : EMPTY,
})

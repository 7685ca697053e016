import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import { FamilyFailed, FamilyLoaded, FamilyRequested } from '../../domain/family/members.ts'
import { getFamily, getFamilyOf } from '../api/generated/family.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { memberFrom } from './member.ts'

/**
 * One's own family is `user/family`. During a masquerade the person is named in the path, so that no answer can be about the
 * administrator's own family.
 */
export const loadFamily = portalEffect({
  name: 'family.load',
  on: [FamilyRequested],
  policy: { switchBy: one },
  emits: [FamilyLoaded, FamilyFailed],
  failure: (problem) => FamilyFailed({ problem }),
  run: (_, { api }, state) => {
    const acting = state().masquerade.now
    return (acting === null ? api(getFamily, {}) : api(getFamilyOf, { path: { id: acting.userId } })).pipe(
      map(
        foldW(
          ({ problem }) => FamilyFailed({ problem }),
          ({ data }) => FamilyLoaded({ members: data.map(memberFrom) }),
        ),
      ),
    )
  },
})

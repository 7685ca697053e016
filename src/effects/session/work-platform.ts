import { foldW } from 'fp-ts/lib/Either.js'
import { concat, map, of } from 'rxjs'
import { RedirectRefused } from '../../domain/session/session.ts'
import { WorkPlatformFailed, WorkPlatformFound, WorkPlatformRequested } from '../../domain/session/work-platform.ts'
import { getWorkPlatform } from '../api/generated/sso.ts'
import { doing, doingThen, one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

export const findWorkPlatform = portalEffect({
  name: 'workPlatform.find',
  on: [WorkPlatformRequested],
  policy: { exhaustBy: one },
  emits: [WorkPlatformFound, WorkPlatformFailed],
  failure: (problem) => WorkPlatformFailed({ problem }),
  run: (_, { api }) =>
    api(getWorkPlatform, {}).pipe(
      map(
        foldW(
          ({ problem }) => WorkPlatformFailed({ problem }),
          ({ data }) => WorkPlatformFound({ url: data.redirect }),
        ),
      ),
    ),
})

/** Back from the platform skips the waiting page, which would send the person there again. */
export const leaveForWorkPlatform = portalEffect({
  name: 'workPlatform.leave',
  on: [WorkPlatformFound],
  policy: { exhaustBy: one },
  emits: [RedirectRefused, WorkPlatformFailed],
  failure: (problem) => WorkPlatformFailed({ problem }),
  run: ({ data: { url } }, { navigation, redirects }) => {
    const to = redirects(url, 'workPlatform')
    if (!to.refused) return doing(() => navigation.leave(to.url, 'replace'))
    return concat(
      of(WorkPlatformFailed({ problem: { kind: 'undecodable', where: 'redirect' } })),
      doingThen(() => navigation.go(to.url, 'replace'), RedirectRefused({ purpose: 'workPlatform' })),
    )
  },
})

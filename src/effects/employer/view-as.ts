import { foldW } from 'fp-ts/lib/Either.js'
import { finalize, of, switchMap, type Observable } from 'rxjs'
import { ViewAsBlocked, ViewAsFailed, ViewAsOpened, ViewAsRequested } from '../../domain/employer/view-as.ts'
import type { EventOf } from '../../domain/kernel/event.ts'
import { RedirectRefused, selectProfile } from '../../domain/session/session.ts'
import { startMasquerade } from '../api/generated/employees.ts'
import { doingThen, one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { judgeSignInLink } from './sign-in-link.ts'

type Result = EventOf<typeof ViewAsOpened | typeof ViewAsFailed | typeof RedirectRefused>

/**
 * Opens the tab first, while the press is still being handled, and navigates it once the link arrives. A failure closes it again. The link
 * goes from the response to the tab and nowhere else.
 */
export const openViewAs = portalEffect({
  name: 'viewAs.open',
  on: [ViewAsRequested],
  policy: { exhaustBy: one },
  emits: [ViewAsOpened, ViewAsBlocked, ViewAsFailed, RedirectRefused],
  failure: (problem, { data: { employeeId } }) => ViewAsFailed({ employeeId, problem }),
  run: ({ data: { employeeId } }, { api, newTab, redirects }, state) => {
    const schemeYear = selectProfile(state())?.schemeYear ?? null
    if (schemeYear === null) return of(ViewAsFailed({ employeeId, problem: { kind: 'aborted' } }))
    const tab = newTab.open()
    if (tab === null) return of(ViewAsBlocked({ employeeId }))
    return api(startMasquerade, { path: { employee: employeeId, schemeYear } }).pipe(
      switchMap(
        foldW(
          ({ problem }): Observable<Result> => of(ViewAsFailed({ employeeId, problem })),
          ({ data }): Observable<Result> => {
            const link = judgeSignInLink(data.url, redirects)
            if (!link.refused) return doingThen(() => tab.go(link.url), ViewAsOpened({ employeeId }))
            return of(
              ViewAsFailed({ employeeId, problem: { kind: 'undecodable', where: 'url' } }),
              RedirectRefused({ purpose: 'singleSignOn' }),
            )
          },
        ),
      ),
      finalize(tab.close),
    )
  },
})

import { of } from 'rxjs'
import { SsoLookupFailed, SsoLookupFoundRoute } from '../../domain/session/login.ts'
import { RedirectRefused } from '../../domain/session/session.ts'
import { doing } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** Single sign-on starts in the portal or on an allow-listed host; any other address counts as a failed lookup. */
export const followSso = portalEffect({
  name: 'login.followSso',
  on: [SsoLookupFoundRoute],
  policy: 'everyOne',
  emits: [RedirectRefused, SsoLookupFailed],
  failure: (problem) => SsoLookupFailed({ problem }),
  run: ({ data: { url } }, { navigation, redirects }) => {
    const to = redirects(url, 'singleSignOn')
    if (to.refused)
      return of(
        RedirectRefused({ purpose: 'singleSignOn' }),
        SsoLookupFailed({ problem: { kind: 'undecodable', where: 'url' } }),
      )
    return doing(() => {
      if (to.url.startsWith('/')) navigation.go(to.url)
      else navigation.leave(to.url)
    })
  },
})

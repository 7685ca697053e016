import { isLeft } from 'fp-ts/lib/Either.js'
import { EMPTY, from, of, switchMap } from 'rxjs'
import {
  AccountRereadFailed,
  SecondFactorDisabled,
  SecondFactorDisablingFailed,
} from '../../domain/account/second-factor-settings.ts'
import { writeResultOf } from '../../domain/kernel/requests/problem.ts'
import { SecondFactorEnabled, SetUpCodeFailed } from '../../domain/session/second-factor-setup.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { TermsAcceptanceFailed, TermsAccepted } from '../../domain/session/terms.ts'
import { getLoginSetup } from '../api/generated/session.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/**
 * Reads the account again after a change whose response was lost, and records the change if it was made. Before a login there is no
 * account to read, and a first code changes nothing.
 */
export const rereadAccount = portalEffect({
  name: 'account.reread',
  on: [SecondFactorDisablingFailed, SetUpCodeFailed, TermsAcceptanceFailed],
  policy: { switchBy: ({ type }) => type },
  emits: [SecondFactorDisabled, SecondFactorEnabled, TermsAccepted, AccountRereadFailed],
  failure: (problem) => AccountRereadFailed({ problem }),
  run: ({ type, data }, { api, vault }, state) => {
    const profile = selectProfile(state())
    const { way, pass } = state().secondFactorSetup
    const changesNothing = type === 'SetUpCodeFailed' && (way === 'login' || pass === 'first')
    if (writeResultOf(data.problem) === 'notDone' || profile === null || changesNothing) return EMPTY
    return api(getLoginSetup, {}).pipe(
      switchMap((response) => {
        if (isLeft(response)) return of(AccountRereadFailed({ problem: response.left.problem }))
        const { user, access_token } = response.right.data
        if (user.id !== profile.user.id) return EMPTY
        vault.keep(access_token)
        switch (type) {
          case 'SecondFactorDisablingFailed':
            return from(user.isMfaEnabled ? [] : [SecondFactorDisabled({})])
          case 'SetUpCodeFailed':
            return from(user.isMfaEnabled ? [SecondFactorEnabled({ way: 'settings' })] : [])
          case 'TermsAcceptanceFailed':
            return from(user.siteTermsUpdated ? [] : [TermsAccepted({})])
        }
      }),
    )
  },
})

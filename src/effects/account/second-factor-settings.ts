import { foldW } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import {
  disablingForm,
  SecondFactorDisabled,
  SecondFactorDisablingFailed,
  SecondFactorDisablingRequested,
} from '../../domain/account/second-factor-settings.ts'
import { FormCleared } from '../../domain/kernel/form.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { disableSecondFactor } from '../api/generated/second-factor.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

export const sendDisabling = portalEffect({
  name: 'secondFactorSettings.disable',
  on: [SecondFactorDisablingRequested],
  policy: { exhaustBy: one },
  emits: [SecondFactorDisabled, SecondFactorDisablingFailed],
  failure: (problem) => SecondFactorDisablingFailed({ problem }),
  run: ({ data: { reason } }, { api }, state) => {
    const profile = selectProfile(state())
    if (!profile) return of(SecondFactorDisablingFailed({ problem: { kind: 'aborted' } }))
    return api(disableSecondFactor, { path: { id: profile.user.id }, body: { reason } }).pipe(
      map(
        foldW(
          ({ problem }) => SecondFactorDisablingFailed({ problem }),
          () => SecondFactorDisabled({}),
        ),
      ),
    )
  },
})

/** The reason is kept until it was told. */
export const clearReason = portalEffect({
  name: 'secondFactorSettings.clearReason',
  on: [SecondFactorDisabled],
  policy: 'everyOne',
  emits: [FormCleared],
  run: () => of(FormCleared({ form: disablingForm.name })),
})

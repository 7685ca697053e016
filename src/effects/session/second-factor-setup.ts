import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, filter, map, of, switchMap } from 'rxjs'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { wasJudged, type Problem } from '../../domain/kernel/requests/problem.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { addressNamed, LoginSucceeded, LogoutAddressNamed } from '../../domain/session/login.ts'
import { SecondFactorLeft } from '../../domain/session/second-factor.ts'
import type { Pass } from '../../domain/session/second-factor-setup.ts'
import {
  SecondFactorEnabled,
  SetUpCodeAccepted,
  SetUpCodeFailed,
  SetUpCodeRequested,
  setUpForm,
  SetUpKeyFailed,
  SetUpKeyIssued,
  SetUpKeyRequested,
  SetUpLeft,
} from '../../domain/session/second-factor-setup.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { keyIn } from '../../domain/session/set-up-key.ts'
import { startSecondFactor, validateEnforcedSetUp, validateSecondFactor } from '../api/generated/second-factor.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import type { Ports } from '../runtime/ports.ts'
import { troubleOf } from './second-factor.ts'

const undecodable = (where: string): Problem => ({ kind: 'undecodable', where })
const signedOut: Problem = { kind: 'aborted' }

/** The key for a set-up in the profile; closing the panel cancels the call. */
export const loadKey = portalEffect({
  name: 'secondFactorSetup.loadKey',
  on: [SetUpKeyRequested, SetUpLeft],
  policy: { switchBy: one },
  emits: [SetUpKeyIssued, SetUpKeyFailed],
  failure: (problem) => SetUpKeyFailed({ problem }),
  run: (trigger, { api }, state) => {
    if (trigger.type === 'SetUpLeft') return EMPTY
    const profile = selectProfile(state())
    if (!profile) return of(SetUpKeyFailed({ problem: signedOut }))
    return api(startSecondFactor, { path: { id: profile.user.id } }).pipe(
      map(
        foldW(
          ({ problem }) => SetUpKeyFailed({ problem }),
          ({ data }) => {
            const key = keyIn(data.url)
            return key === null ? SetUpKeyFailed({ problem: undecodable('url') }) : SetUpKeyIssued(key)
          },
        ),
      ),
    )
  },
})

interface Code {
  readonly code: string
  readonly secret: string
  readonly deviceToken: string
}

/** The set-up that a login required: its second pass signs in. */
const sendAtLogin = (sent: Code, pass: Pass, { api, credentials, vault }: Ports) =>
  credentials.take().pipe(
    switchMap((held) => {
      if (held === null) return of(SecondFactorLeft({ because: 'expired' }))
      const body =
        pass === 'first' ? { ...sent, type: 'temporary' as const } : { ...sent, ...held, type: 'complete' as const }
      return api(validateEnforcedSetUp, { body }).pipe(
        switchMap(
          foldW(
            ({ problem, body }) => of(SetUpCodeFailed(troubleOf(problem, body))),
            ({ data }) => {
              if (pass === 'first') return of(SetUpCodeAccepted({}))
              if (data.access_token === null) return of(SetUpCodeFailed(troubleOf(undecodable('access_token'), null)))
              vault.keep(data.access_token)
              return of(
                SecondFactorEnabled({ way: 'login' }),
                ...addressNamed(data.ssoLogoutUrl),
                LoginSucceeded({ remember: null }),
              )
            },
          ),
        ),
      )
    }),
  )

/** One code at a time, enforced by the command. Leaving cancels the call, so that no late response signs the person in. */
export const sendSetUpCode = portalEffect({
  name: 'secondFactorSetup.sendCode',
  on: [SetUpCodeRequested, SecondFactorLeft, SetUpLeft],
  policy: { switchBy: one },
  emits: [
    SetUpCodeAccepted,
    SetUpCodeFailed,
    SecondFactorEnabled,
    LogoutAddressNamed,
    LoginSucceeded,
    SecondFactorLeft,
  ],
  failure: (problem) => SetUpCodeFailed(troubleOf(problem, null)),
  run: (trigger, ports, state) => {
    if (trigger.type !== 'SetUpCodeRequested') return EMPTY
    const { way, pass, code, password } = trigger.data
    const key = valueOf(state().secondFactorSetup.key)
    if (key === null) return of(SetUpCodeFailed(troubleOf(signedOut, null)))
    return ports.device.token().pipe(
      switchMap((deviceToken) => {
        const sent: Code = { code, secret: key.secret, deviceToken }
        if (way === 'login') return sendAtLogin(sent, pass, ports)
        const user = selectProfile(state())?.user
        if (!user) return of(SetUpCodeFailed(troubleOf(signedOut, null)))
        const body =
          pass === 'first'
            ? { ...sent, type: 'temporary' as const }
            : { ...sent, type: 'complete' as const, email: user.email, password: password ?? '' }
        return ports.api(validateSecondFactor, { path: { id: user.id }, body }).pipe(
          map(
            foldW(
              ({ problem, body }) => SetUpCodeFailed(troubleOf(problem, body)),
              () => (pass === 'first' ? SetUpCodeAccepted({}) : SecondFactorEnabled({ way })),
            ),
          ),
        )
      }),
    )
  },
})

/** A refused or used code is discarded, with the password next to it; an unjudged one stays. */
export const clearSetUpCode = portalEffect({
  name: 'secondFactorSetup.clearCode',
  on: [SetUpCodeAccepted, SetUpCodeFailed, SecondFactorEnabled, SecondFactorLeft, SetUpLeft],
  policy: 'everyOne',
  emits: [FormCleared],
  run: (trigger) =>
    of(FormCleared({ form: setUpForm.name })).pipe(
      filter(() => trigger.type !== 'SetUpCodeFailed' || wasJudged(trigger.data.problem)),
    ),
})

import { foldW, isRight, tryCatch } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { EMPTY, filter, map, of, switchMap } from 'rxjs'
import { FormCleared } from '../../domain/kernel/forms/form.ts'
import { wasJudged, type Problem } from '../../domain/kernel/requests/problem.ts'
import { addressNamed, LoginSucceeded, LogoutAddressNamed, SecondFactorDemanded } from '../../domain/session/login.ts'
import {
  codeForm,
  CodeLoginFailed,
  CodeLoginRequested,
  CodeLoginSucceeded,
  SecondFactorLeft,
} from '../../domain/session/second-factor.ts'
import { logInWithCode, type validateSecondFactor } from '../api/generated/second-factor.ts'
import type { ErrorBodyOf } from '../api/operation.ts'
import { HELD_FOR } from '../runtime/ports.ts'
import { doing, one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

const Codes = t.array(t.type({ code: t.string }))

/** The codes in a refusal, as a list or as its text; none for any other error. */
const codesIn = (error: unknown): string[] => {
  const parsed = typeof error === 'string' ? tryCatch((): unknown => JSON.parse(error), String) : null
  const list = Codes.decode(parsed === null ? error : isRight(parsed) ? parsed.right : null)
  return isRight(list) ? list.right.map(({ code }) => code) : []
}

/** Why a code was refused. If the host gives codes, its error is not a sentence for a person. */
export const troubleOf = (
  problem: Problem,
  body: ErrorBodyOf<typeof logInWithCode | typeof validateSecondFactor> | null,
) => {
  const codes = body !== null && 'error' in body ? codesIn(body.error) : []
  return { problem: problem.kind === 'refused' && codes.length > 0 ? { ...problem, message: null } : problem, codes }
}

/** Goes to the page that asks for a code, or to the set-up. */
export const goToSecondFactor = portalEffect({
  name: 'secondFactor.go',
  on: [SecondFactorDemanded],
  policy: 'everyOne',
  emits: [],
  run: ({ data: { demand } }, { navigation }) =>
    doing(() => {
      navigation.go(demand.step === 'code' ? '/two-fa' : '/two-fa-qr-setup')
    }),
})

/** When the held credentials expire, so does the page that waits for a code; a code in flight can still arrive. */
export const expireDemand = portalEffect({
  name: 'secondFactor.expire',
  on: [SecondFactorDemanded],
  policy: { switchBy: one },
  emits: [SecondFactorLeft],
  run: (_, { clock }, state) =>
    clock.after(HELD_FOR).pipe(
      filter(() => {
        const { secondFactor, secondFactorSetup } = state()
        return secondFactor.demand !== null && secondFactor.phase === 'open' && secondFactorSetup.phase === 'open'
      }),
      map(() => SecondFactorLeft({ because: 'expired' })),
    ),
})

/** One code at a time, enforced by the command. Leaving cancels the call, so that no late response signs the person in. */
export const sendCode = portalEffect({
  name: 'secondFactor.sendCode',
  on: [CodeLoginRequested, SecondFactorLeft],
  policy: { switchBy: one },
  emits: [CodeLoginSucceeded, LogoutAddressNamed, LoginSucceeded, CodeLoginFailed, SecondFactorLeft],
  failure: (problem) => CodeLoginFailed(troubleOf(problem, null)),
  run: (trigger, { api, credentials, device, vault }) => {
    if (trigger.type === 'SecondFactorLeft') return EMPTY
    const { code } = trigger.data
    return credentials.take().pipe(
      switchMap((held) =>
        held === null
          ? of(SecondFactorLeft({ because: 'expired' }))
          : device.token().pipe(
              switchMap((deviceToken) => api(logInWithCode, { body: { code, ...held, deviceToken } })),
              switchMap(
                foldW(
                  ({ problem, body }) => of(CodeLoginFailed(troubleOf(problem, body))),
                  ({ data }) => {
                    if (data.access_token === null)
                      return of(CodeLoginFailed(troubleOf({ kind: 'undecodable', where: 'access_token' }, null)))
                    vault.keep(data.access_token)
                    return of(
                      CodeLoginSucceeded({}),
                      ...addressNamed(data.ssoLogoutUrl),
                      LoginSucceeded({ remember: null }),
                    )
                  },
                ),
              ),
            ),
      ),
    )
  },
})

/** A refused or used code is discarded; an unjudged one stays. */
export const clearCode = portalEffect({
  name: 'secondFactor.clearCode',
  on: [CodeLoginSucceeded, CodeLoginFailed, SecondFactorLeft],
  policy: 'everyOne',
  emits: [FormCleared],
  run: (trigger) =>
    of(FormCleared({ form: codeForm.name })).pipe(
      filter(() => trigger.type !== 'CodeLoginFailed' || wasJudged(trigger.data.problem)),
    ),
})

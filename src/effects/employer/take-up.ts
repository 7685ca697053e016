import { foldW } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import { TakeUpFailed, TakeUpLoaded, TakeUpRequested } from '../../domain/employer/take-up.ts'
import type { Problem } from '../../domain/kernel/problem.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getBenefitInsights, getBenefitTakeUp } from '../api/generated/insights.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** The take-up of all benefits, from the call that the wish names. */
export const loadTakeUp = portalEffect({
  name: 'takeUp.load',
  on: [TakeUpRequested],
  policy: { switchBy: one },
  emits: [TakeUpLoaded, TakeUpFailed],
  failure: (problem) => TakeUpFailed({ problem }),
  run: ({ data: { source } }, { api }, state) => {
    const id = selectProfile(state())?.client.id
    if (id === undefined) return of(TakeUpFailed({ problem: { kind: 'unauthorised', detail: null } }))
    const failed = ({ problem }: { problem: Problem }) => TakeUpFailed({ problem })
    switch (source) {
      case 'standard':
        return api(getBenefitTakeUp, { path: { id } }).pipe(
          map(
            foldW(failed, ({ data: { asOf, benefits } }) =>
              TakeUpLoaded({ takeUp: { asOf, benefits: benefits.map((row) => ({ ...row, takenYearAgo: null })) } }),
            ),
          ),
        )
      case 'insights':
        return api(getBenefitInsights, { path: { id } }).pipe(
          map(foldW(failed, ({ data }) => TakeUpLoaded({ takeUp: data }))),
        )
    }
  },
})

import { useEffect, type ReactNode } from 'react'
import type { Benefit } from '../../domain/benefits/benefit.ts'
import { requestBenefits, selectBenefits } from '../../domain/benefits/eligible.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { ErrorState } from '../components/feedback/error-state.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { benefitListText } from '../text/benefit-list.ts'
import { ReturnHome } from '../shell/return-home.tsx'
import { ProblemText } from '../shell/problem-text.tsx'

/**
 * Reads the list of benefits on arrival. Returns the list, and the message of a failure. Both are null while the first read is loading, and
 * both are set if a later read fails.
 */
export const useBenefitList = (): { readonly known: readonly Benefit[] | null; readonly failure: ReactNode } => {
  const benefits = useSelect(selectBenefits)
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(requestBenefits, undefined)
  }, [dispatch])
  return {
    known: valueOf(benefits),
    failure:
      benefits.status === 'failed' ? (
        <ErrorState
          title={benefitListText.list.failed}
          isPage={valueOf(benefits) === null}
          actions={valueOf(benefits) === null && <ReturnHome />}
          retry={{ read: () => void dispatch(requestBenefits, undefined) }}
        >
          <ProblemText problem={benefits.problem} />
        </ErrorState>
      ) : null,
  }
}

import { useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { leaveSecondFactor, selectSecondFactor } from '../../domain/session/second-factor.ts'
import { selectSession } from '../../domain/session/session.ts'
import { Loading } from '../components/feedback/loading.tsx'
import { useDispatch, useSelect } from '../portal.ts'
import { text } from '../text/shared.ts'

/** A reload lost the login in progress: back to the login page, which says so. */
const Lost = () => {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(leaveSecondFactor, 'lost')
  }, [dispatch])
  return <Navigate to="/" replace />
}

/** Shows a page of the second factor while the host requires that step; otherwise redirects to where the person belongs. */
export const Demanded = ({ step, children }: { step: 'code' | 'setUp'; children: ReactNode }) => {
  const session = useSelect(selectSession)
  const { demand } = useSelect(selectSecondFactor)
  switch (session.kind) {
    case 'unknown':
    case 'restoring':
      return <Loading label={text.common.loadingProfile} isHeading />
    case 'signedIn':
      return <Navigate to="/app/home/" replace />
    case 'signedOut':
    case 'restoreFailed':
      if (demand === null) return <Lost />
      if (demand.step !== step) return <Navigate to={demand.step === 'code' ? '/two-fa' : '/two-fa-qr-setup'} replace />
      return children
  }
}

import { Navigate } from 'react-router-dom'
import { creditsPath, selectAccess } from '../../domain/shell/navigation.ts'
import { Loading } from '../components/feedback/loading.tsx'
import { useSelect } from '../portal.ts'
import { text } from '../text/shared.ts'

/** `/app`: home, or the credits of a credits-only user. */
export const Landing = () => {
  switch (useSelect(selectAccess, 'benefits')) {
    case 'waiting':
      return <Loading label={text.common.loadingProfile} isHeading />
    case 'toCredits':
      return <Navigate to={creditsPath} replace />
    case 'open':
    case 'failed':
    case 'denied':
    case 'switchedOff':
      return <Navigate to="/app/home/" replace />
  }
}

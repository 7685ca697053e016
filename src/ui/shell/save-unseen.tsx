import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import type { PortalLogs } from '../portal.ts'
import { text } from '../text/shared.ts'

/** Saves the log without showing it, and says so if that fails too. */
export const SaveUnseen = ({ logs }: { logs: PortalLogs }) => {
  const [isLost, setIsLost] = useState(false)
  return (
    <div role="alert">
      <p>{isLost ? text.errors.logLost : text.errors.logUnseen}</p>
      {!isLost && (
        <Button variant="quiet" onPress={() => void logs.saveUnseen().catch(() => setIsLost(true))}>
          {text.errors.saveUnseen}
        </Button>
      )}
    </div>
  )
}

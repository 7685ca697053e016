import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import type { PortalLogs } from '../portal.ts'
import { Fallback } from './fallback.tsx'
import { lazyComponent } from './lazy-component.tsx'
import { SaveUnseen } from './save-unseen.tsx'

const LogPreview = lazyComponent(() => import('./log-preview.tsx').then((m) => m.LogPreview))

/** A button that shows the log and saves it once the person agrees. If the preview fails, the log can still be saved. */
export const SaveLog = ({
  logs,
  variant,
  children,
}: {
  logs: PortalLogs
  variant: 'secondary' | 'quiet'
  children: string
}) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon="download" variant={variant} onPress={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Fallback instead={<SaveUnseen logs={logs} />}>
          <LogPreview logs={logs} onClose={() => setIsOpen(false)} />
        </Fallback>
      )}
    </>
  )
}

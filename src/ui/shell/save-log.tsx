import { Component, useState, type ReactNode } from 'react'
import { Button } from '../components/actions/button.tsx'
import type { PortalLogs } from '../portal.ts'
import { lazyComponent } from './lazy-component.tsx'
import { SaveUnseen } from './save-unseen.tsx'

const LogPreview = lazyComponent(() => import('./log-preview.tsx').then((m) => m.LogPreview))

/** If the preview or its script fails, the log can still be saved. */
class Unseen extends Component<{ children: ReactNode; logs: PortalLogs }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <SaveUnseen logs={this.props.logs} /> : this.props.children
  }
}

/** A button that shows the log and saves it once the person agrees. It works even if the rest of the page does not. */
export const SaveLog = ({
  logs,
  variant,
  children,
}: {
  logs: PortalLogs
  variant: 'primary' | 'secondary'
  children: string
}) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon="download" variant={variant} onPress={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Unseen logs={logs}>
          <LogPreview logs={logs} onClose={() => setIsOpen(false)} />
        </Unseen>
      )}
    </>
  )
}

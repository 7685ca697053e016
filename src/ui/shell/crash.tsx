import type { ReactNode } from 'react'
import { Component } from 'react'
import { selectPartMissed } from '../../domain/shell/parts.ts'
import type { PortalLogs } from '../portal.ts'
import { useSelect } from '../portal.ts'
import { text } from '../text/shared.ts'
import { SaveLog } from './save-log.tsx'

/** Nothing else may be trusted to work, so it stands on plain elements. */
const Crashed = ({ logs }: { logs: PortalLogs }) => (
  <main style={{ display: 'grid', gap: '1.5rem', placeContent: 'center', minBlockSize: '100dvh', padding: '1.5rem' }}>
    <div role="alert" style={{ display: 'grid', gap: '0.5rem' }}>
      <h1>{text.errors.crash}</h1>
      <p>{text.errors.crashMore}</p>
    </div>
    <div style={{ display: 'flex', gap: '1rem', flexWrap: 'wrap', alignItems: 'center' }}>
      <a href="/">{text.common.returnHome}</a>
      <SaveLog logs={logs} look="secondary">
        {text.errors.saveLog}
      </SaveLog>
    </div>
  </main>
)

/** Shows the full-page error in place of a page whose code failed, or whose script could not be loaded. */
export class CrashBoundary extends Component<{ children: ReactNode; logs: PortalLogs }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override render(): ReactNode {
    const { children, logs } = this.props
    return this.state.crashed ? <Crashed logs={logs} /> : <Whole logs={logs}>{children}</Whole>
  }
}

const Whole = ({ children, logs }: { children: ReactNode; logs: PortalLogs }) =>
  useSelect(selectPartMissed) ? <Crashed logs={logs} /> : children

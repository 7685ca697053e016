import { Component, type ReactNode } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { PAGE_CHUNK, selectChunkMissing } from '../../domain/shell/chunks.ts'
import { useFloating } from '../components/overlays/use-floating.ts'
import { useSelect, type Portal, type PortalLogs } from '../portal.ts'
import { text } from '../text/shared.ts'
import { SaveLog } from './save-log.tsx'

/** Uses plain elements, because nothing else can be relied on. */
export const Crashed = ({ logs, as: Box = 'main' }: { logs: PortalLogs; as?: 'main' | 'div' }) => (
  <Box
    style={{
      display: 'grid',
      gap: '1.5rem',
      placeContent: 'center',
      minBlockSize: Box === 'main' ? '100dvh' : '50dvh',
      padding: '1.5rem',
    }}
  >
    <div role="alert" style={{ display: 'grid', gap: '0.5rem' }}>
      <h1>{text.errors.crash}</h1>
      <p>{text.errors.crashMore}</p>
      <p>
        {text.errors.supportCode} {logs.supportCode}
      </p>
    </div>
    <div style={{ display: 'flex', gap: '1rem', flexWrap: 'wrap', alignItems: 'center' }}>
      <a href={import.meta.env.BASE_URL}>{text.common.returnHome}</a>
      <SaveLog logs={logs} variant="secondary">
        {text.errors.saveLog}
      </SaveLog>
    </div>
  </Box>
)

/** Shows a full-page error instead of a page whose code failed or whose script could not be loaded. */
export class CrashBoundary extends Component<
  { children: ReactNode; portal: Portal },
  { crashed: boolean; reloading: boolean }
> {
  override state = { crashed: false, reloading: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown): void {
    const { portal } = this.props
    if (portal.isChunkLoadError(error)) this.setState({ reloading: portal.chunkLoadFailed(PAGE_CHUNK) })
  }

  override render(): ReactNode {
    const { children, portal } = this.props
    const { crashed, reloading } = this.state
    if (reloading) return null
    if (crashed) return <Crashed logs={portal.logs} />
    return children
  }
}

/** Always in view, and below the end of the page, so that it covers nothing there. */
const notice = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 'var(--layer-header)',
  padding: '1rem var(--gutter)',
  background: 'var(--warning-surface)',
} as const

/** Says that a part of the page could not be loaded. */
export const ChunkMissing = () => {
  useFloating(true)
  const { pathname, search } = useLocation()
  return (
    <div role="alert" style={notice}>
      <strong>{text.errors.chunkMissing}</strong> {text.errors.chunkMissingMore}{' '}
      <a href={useHref(pathname + search)}>{text.errors.refresh}</a>
    </div>
  )
}

/** Keeps what the person sees and has typed: whether to reload is their choice. */
export const ChunkMissingNotice = () => useSelect(selectChunkMissing) && <ChunkMissing />

import { Component, type ReactNode } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { PAGE_CHUNK, selectChunkMissing } from '../../domain/shell/chunks.ts'
import { useFloating } from '../components/overlays/use-floating.ts'
import { useSelect, type Portal, type PortalLogs } from '../portal.ts'
import { text } from '../text/shared.ts'
import { Fallback } from './fallback.tsx'
import { lazyComponent } from './lazy-component.tsx'
import { SaveLog } from './save-log.tsx'

const CrashPage = lazyComponent(() => import('./crash-page.tsx').then((m) => m.CrashPage))

/** For when the script of the full page is missing or fails, too. */
const Plain = ({ logs }: { logs: PortalLogs }) => (
  <main role="alert" style={{ display: 'grid', gap: '1rem', justifyItems: 'start', padding: '2rem var(--gutter)' }}>
    <h1>{text.errors.crash}</h1>
    <p>{text.errors.crashMore}</p>
    <a href={import.meta.env.BASE_URL}>{text.common.returnHome}</a>
    <p>
      {text.errors.supportCode} {logs.supportCode}
    </p>
    <SaveLog logs={logs} variant="secondary">
      {text.errors.saveLog}
    </SaveLog>
  </main>
)

/** Shows a full-page error instead of everything after a crash outside the pages [SHELL-4]. */
export class CrashBoundary extends Component<
  { children: ReactNode; portal: Portal; year: number },
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
    const { children, portal, year } = this.props
    const { crashed, reloading } = this.state
    if (reloading) return null
    if (crashed)
      return (
        <Fallback instead={<Plain logs={portal.logs} />}>
          <CrashPage logs={portal.logs} year={year} />
        </Fallback>
      )
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

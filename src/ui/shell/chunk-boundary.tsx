import { Component, type ReactNode } from 'react'
import { showMissingPage } from '../../domain/shell/missing-page.ts'
import type { Portal } from '../portal.ts'

interface Props {
  readonly children: ReactNode
  readonly portal: Portal
  /** The name of the chunk; `PAGE_CHUNK` if `inPlace` reports it as missing. */
  readonly chunk: string
  /** A new value renders the children again. */
  readonly at: string
  readonly inPlace: ReactNode
}

interface Caught {
  readonly error: Error | null
  readonly reloading: boolean
  readonly at: string
}

/** If a chunk fails to load, keeps everything around it: an unsaved form, the way back to it. Rethrows other errors. */
export class ChunkBoundary extends Component<Props, Caught> {
  override state: Caught = { error: null, reloading: false, at: '' }

  static getDerivedStateFromError(error: Error): Partial<Caught> {
    return { error }
  }

  static getDerivedStateFromProps({ at }: Props, state: Caught): Caught | null {
    return at === state.at ? null : { error: null, reloading: false, at }
  }

  override componentDidCatch(error: Error): void {
    const { portal, chunk, at, inPlace } = this.props
    if (!portal.isChunkLoadError(error)) return
    const reloading = portal.chunkLoadFailed(chunk)
    if (!reloading && inPlace !== null) portal.dispatch(showMissingPage, at)
    this.setState({ reloading })
  }

  override render(): ReactNode {
    const { children, portal, inPlace } = this.props
    const { error, reloading } = this.state
    if (error === null) return children
    if (!portal.isChunkLoadError(error)) throw error
    return reloading ? null : inPlace
  }
}

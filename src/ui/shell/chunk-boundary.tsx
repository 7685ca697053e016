import type { ReactNode } from 'react'
import { Component } from 'react'
import type { Portal } from '../portal.ts'

interface Props {
  readonly children: ReactNode
  readonly portal: Portal
  /** The name of the chunk; `PAGE_CHUNK` where `inPlace` says that it is missing. */
  readonly chunk: string
  /** Another value, and the children are tried again. */
  readonly at: string
  readonly inPlace: ReactNode
}

interface Caught {
  readonly error: Error | null
  readonly reloading: boolean
  readonly at: string
}

/**
 * Where a chunk could not be loaded, keeps all that is around its place: a form that is not saved, the way back to it. Passes other
 * errors on.
 */
export class ChunkBoundary extends Component<Props, Caught> {
  override state: Caught = { error: null, reloading: false, at: '' }

  static getDerivedStateFromError(error: Error): Partial<Caught> {
    return { error }
  }

  static getDerivedStateFromProps({ at }: Props, state: Caught): Caught | null {
    return at === state.at ? null : { error: null, reloading: false, at }
  }

  override componentDidCatch(error: Error): void {
    const { portal, chunk } = this.props
    if (portal.isChunkLoadError(error)) this.setState({ reloading: portal.chunkLoadFailed(chunk) })
  }

  override render(): ReactNode {
    const { children, portal, inPlace } = this.props
    const { error, reloading } = this.state
    if (error === null) return children
    if (!portal.isChunkLoadError(error)) throw error
    return reloading ? null : inPlace
  }
}

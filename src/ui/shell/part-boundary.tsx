import type { ReactNode } from 'react'
import { Component } from 'react'
import type { Portal } from '../portal.ts'

interface Props {
  readonly children: ReactNode
  readonly portal: Portal
  /** How the missing part is called; `PAGE_PART` where `inPlace` tells of it. */
  readonly part: string
  /** Another value, and the children are tried again. */
  readonly at: string
  readonly inPlace: ReactNode
}

interface Caught {
  readonly error: Error | null
  readonly reloading: boolean
}

const nothing: Caught = { error: null, reloading: false }

/**
 * Where a script did not come, keeps all that is around the place of its part: a form that is not saved, the way back to it. Other
 * errors are not for it.
 */
export class PartBoundary extends Component<Props, Caught> {
  override state = nothing

  static getDerivedStateFromError(error: Error): Caught {
    return { error, reloading: false }
  }

  override componentDidCatch(error: Error): void {
    const { portal, part } = this.props
    if (portal.isMissingPart(error)) this.setState({ reloading: portal.missPart(part) })
  }

  override componentDidUpdate({ at }: Props): void {
    if (at !== this.props.at && this.state.error !== null) this.setState(nothing)
  }

  override render(): ReactNode {
    const { children, portal, inPlace } = this.props
    const { error, reloading } = this.state
    if (error === null) return children
    if (!portal.isMissingPart(error)) throw error
    return reloading ? null : inPlace
  }
}

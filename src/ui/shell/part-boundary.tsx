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
  readonly at: string
}

/**
 * Where a script did not come, keeps all that is around the place of its part: a form that is not saved, the way back to it. Other
 * errors are not for it.
 */
export class PartBoundary extends Component<Props, Caught> {
  override state: Caught = { error: null, reloading: false, at: '' }

  static getDerivedStateFromError(error: Error): Partial<Caught> {
    return { error }
  }

  static getDerivedStateFromProps({ at }: Props, state: Caught): Caught | null {
    return at === state.at ? null : { error: null, reloading: false, at }
  }

  override componentDidCatch(error: Error): void {
    const { portal, part } = this.props
    if (portal.isMissingPart(error)) this.setState({ reloading: portal.missPart(part) })
  }

  override render(): ReactNode {
    const { children, portal, inPlace } = this.props
    const { error, reloading } = this.state
    if (error === null) return children
    if (!portal.isMissingPart(error)) throw error
    return reloading ? null : inPlace
  }
}

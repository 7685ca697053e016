import { Component, type ReactNode } from 'react'

/** Draws `instead` once the children, or the script that draws them, have failed. */
export class Fallback extends Component<{ children: ReactNode; instead: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    const { children, instead } = this.props
    return this.state.failed ? instead : children
  }
}

import type { HeldTab } from '../ports.ts'

/** The part of a browser's window that a held tab needs. */
interface OpenedWindow {
  opener: unknown
  readonly location: { readonly replace: (url: string) => void }
  readonly close: () => void
}

/**
 * Holds a newly opened window, or null if none opened. It is cut off from this page before it navigates: the option `noopener` would do
 * that too, but return no window to navigate.
 */
export const heldTab = (opened: OpenedWindow | null): HeldTab | null => {
  if (opened === null) return null
  opened.opener = null
  let waiting = true
  return {
    go: (url) => {
      waiting = false
      opened.location.replace(url)
    },
    close: () => {
      if (waiting) opened.close()
      waiting = false
    },
  }
}

import type { HeldTab } from '../ports.ts'

/** What of a browser's window a held tab needs. */
interface OpenedWindow {
  opener: unknown
  readonly location: { readonly replace: (url: string) => void }
  readonly close: () => void
}

/**
 * Holds a window that was just opened, or null where none was. It is cut off from this page before it is led anywhere: the option
 * `noopener` would do that as well, and leave nothing to lead.
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

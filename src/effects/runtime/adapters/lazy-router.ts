/** Navigates to one of the portal's own paths. */
export type Go = (path: string, how: 'push' | 'replace') => void

/** The router as the effects see it: they can navigate before it has mounted. */
export interface LazyRouter {
  readonly go: Go
  /** Connects the router's own navigation, which goes at once to the last requested address. */
  readonly connect: (go: Go) => void
}

/**
 * A router that mounts after the first effects have run. It keeps their navigation until then: a full page load instead would lose the
 * state, and with it the message that says why somebody was redirected.
 */
export const lazyRouter = (): LazyRouter => {
  const asked: Parameters<Go>[] = []
  let go: Go = (...where) => {
    asked.push(where)
  }
  return {
    go: (...where) => go(...where),
    connect: (connected) => {
      go = connected
      for (const where of asked.splice(0)) connected(...where)
    },
  }
}

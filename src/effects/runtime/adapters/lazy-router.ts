/** Leads to one of the portal's own paths. */
export type Go = (path: string, how: 'push' | 'replace') => void

/** The router as the effects know it: they may go somewhere before it stands. */
export interface LazyRouter {
  readonly go: Go
  /** Hands over the router's own way, which goes at once to the last requested address. */
  readonly connect: (way: Go) => void
}

/**
 * A router that is drawn later than the first effects answer. What they ask for before that waits for it: a full page load in its
 * place would lose the state, and with it the sentence that says why somebody was led away.
 */
export const lazyRouter = (): LazyRouter => {
  const asked: Parameters<Go>[] = []
  let go: Go = (...where) => {
    asked.push(where)
  }
  return {
    go: (...where) => go(...where),
    connect: (way) => {
      go = way
      for (const where of asked.splice(0)) way(...where)
    },
  }
}

/** An adapter whose chunk is loaded when it is first needed. */
export interface LazyPort<Adapter> {
  /** Loads it once; after a failure, the next call retries. */
  readonly load: () => Promise<Adapter>
  /** The adapter if it has loaded, else null. */
  readonly now: () => Adapter | null
}

/** Loads an adapter on first use; `load` imports the chunk and creates the adapter. */
export const lazyPort = <Adapter>(load: () => Promise<Adapter>): LazyPort<Adapter> => {
  let coming: Promise<Adapter> | null = null
  let adapter: Adapter | null = null
  return {
    now: () => adapter,
    load: () =>
      (coming ??= load().then(
        (made) => (adapter = made),
        (error: unknown) => {
          coming = null
          throw error
        },
      )),
  }
}

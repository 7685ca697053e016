/** An adapter whose chunk is loaded when it is first needed. */
export interface LazyPort<Adapter> {
  /** Loads it once; after a failure, the next call tries again. */
  readonly load: () => Promise<Adapter>
  /** The adapter where it is there already, else null. */
  readonly now: () => Adapter | null
}

/** Loads an adapter when it is first needed; `load` imports the chunk and makes the adapter. */
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

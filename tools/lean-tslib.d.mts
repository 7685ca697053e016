/** An awaited value within `__asyncGenerator`. */
export declare const __await: (value: unknown) => object
/** Runs a generator as an async function. */
export declare const __awaiter: (
  self: unknown,
  given: unknown,
  promise: unknown,
  generator: () => Generator<unknown, unknown, unknown>,
) => Promise<unknown>
/** Runs a generator as an async generator. */
export declare const __asyncGenerator: (
  self: unknown,
  given: readonly unknown[],
  generator: (...given: readonly unknown[]) => Generator<unknown, unknown, unknown>,
) => AsyncGenerator<unknown, unknown, unknown>
/** The iterator of an async iterable. */
export declare const __asyncValues: <A>(values: AsyncIterable<A>) => AsyncIterator<A>

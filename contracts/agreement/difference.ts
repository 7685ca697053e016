import type { Place } from './places.ts'

/** The two that see something differently. The client stands for what the portal's generated decoders and parameters say. */
export type Pair = 'pact and OpenAPI' | 'mock and OpenAPI' | 'pact and mock' | 'client and OpenAPI'

/** One place of an interaction at which two see something differently. */
export interface Difference {
  readonly pair: Pair
  readonly place: Place
  readonly message: string
}

import type { Place } from './places.ts'

/** The two artefacts that differ. The client is the portal's generated decoders and parameters. */
export type Pair = 'pact and OpenAPI' | 'mock and OpenAPI' | 'pact and mock' | 'client and OpenAPI'

/** One place of an interaction at which two artefacts differ. */
export interface Difference {
  readonly pair: Pair
  readonly place: Place
  readonly message: string
}

import { lazyPersistence } from './lazy-ports.ts'
import { page } from './page.ts'
import type { Clock, Persistence, Ports } from '../ports.ts'

/** Sealed persistence, whose code is loaded when something is first saved. Dropping what is stored does not need it. */
export const lazySealed = (base: Persistence, clock: Clock): Ports['sealedPersistence'] =>
  lazyPersistence(
    base,
    async () => {
      const { browserKeyStore, sealedPersistence } = await import('./sealed.ts')
      return sealedPersistence(base, browserKeyStore(), clock)
    },
    page.forgetKeys,
  )

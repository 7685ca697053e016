import { lazyPersistence } from './lazy-ports.ts'
import { page } from './page.ts'
import type { Clock, Persistence, Ports } from '../ports.ts'

/** Sealed persistence of this browser, loaded when something is saved; what it holds can be dropped without it. */
export const sealedLater = (base: Persistence, clock: Clock): Ports['sealedPersistence'] =>
  lazyPersistence(
    base,
    async () => {
      const { browserKeyStore, sealedPersistence } = await import('./sealed.ts')
      return sealedPersistence(base, browserKeyStore(), clock)
    },
    page.forgetKeys,
  )

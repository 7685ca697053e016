import type { State } from '../../domain/state.ts'
import { effect } from './effect.ts'

/** `effect` for the portal's own state: what every file of `src/effects/<area>` declares its effects with. */
export const portalEffect = effect<State>()

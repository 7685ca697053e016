import type { State } from '../../domain/state.ts'
import { effect } from './effect.ts'

/** `effect` for the portal's own state; every file of `src/effects/<area>` declares its effects with it. */
export const portalEffect = effect<State>()

import { state } from '../../../src/domain/state.ts'

export const drawn = state
